/** What lines of Barony left on the board. */
import type { Mark, Reading } from '../../table/follow/marks';
import { ARMS, type BaronyView, type Colour } from './view';

export const reading: Reading = (line, given): Mark[] => {
  const view = given as BaronyView;
  const { from, hex, count, loser, piece } = line.args as { from?: number; hex?: number; count?: number; loser?: Colour; piece?: string };
  if (!hex) return [];
  const at = `hex-${hex}`;
  switch (line.kind) {
    case 'move':
      return from ? [{ kind: 'move', from: `hex-${from}`, to: at }] : [];
    case 'recruit':
      return [{ kind: 'made', at, count: count ?? 1 }];
    case 'found': case 'build': case 'city': case 'imprint': case 'abundance':
      return [{ kind: 'made', at }];
    case 'expedition':
      return [{ kind: 'made', at }];
    case 'destroy':
      return [{ kind: 'fallen', at, piece: piece ?? 'knight', arms: loser ? ARMS[loser] : null, seat: view.players.find((player) => player.colour === loser)?.seat ?? -1 }];
    default:
      return [];
  }
};
