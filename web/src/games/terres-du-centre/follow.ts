/** What lines of Un Dernier Donjon pour la Route left on the land. */
import type { Mark, Reading } from '../../table/follow/marks';
import { placeOf } from './view';

export const reading: Reading = (line): Mark[] => {
  const { x, y, to_x: toX, to_y: toY } = line.args as { x?: number; y?: number; to_x?: number; to_y?: number };
  if (x === undefined || y === undefined) return [];
  switch (line.kind) {
    case 'lay':
      return [{ kind: 'made', at: `card-${x},${y}` }];
    case 'raise': case 'dragon': case 'knight':
      return [{ kind: 'made', at: placeOf(x, y) }];
    case 'bridge':
      return [{ kind: 'made', at: `bridge-${x},${y},${toX},${toY}` }];
    default:
      return [];
  }
};
