/** What lines of Baron left on the board. */
import type { Mark, Reading } from '../../table/follow/marks';
import { ARMS, type BaronView, type Colour } from './view';

export const reading: Reading = (line, given): Mark[] => {
  const view = given as BaronView;
  const { cell, colour } = line.args as { cell?: string; colour?: Colour };
  if (!cell) return [];
  const at = `cell-${cell}`;
  switch (line.kind) {
    case 'lay': case 'keep': case 'establish': case 'attempt':
      return [{ kind: 'made', at }];
    case 'fall': case 'return':
      return [{ kind: 'fallen', at, piece: line.kind === 'fall' ? 'baron' : 'knight', arms: colour ? ARMS[colour] : null, seat: view.players.find((player) => player.colour === colour)?.seat ?? -1 }];
    default:
      return [];
  }
};
