/** What lines of Terra Turrium left on the board. */
import type { Mark, Reading } from '../../table/follow/marks';
import { ARMS, type Colour, type TurriumView } from './view';

export const reading: Reading = (line, given): Mark[] => {
  const view = given as TurriumView;
  const { from, square, loser } = line.args as { from?: string; square?: string; loser?: Colour };
  if (!square) return [];
  const at = `square-${square}`;
  switch (line.kind) {
    case 'step':
      return from ? [{ kind: 'move', from: `square-${from}`, to: at }] : [];
    case 'flag': case 'place': case 'enter':
      return [{ kind: 'made', at }];
    case 'take':
      return [{ kind: 'taken', at }];
    case 'capture':
      return [{ kind: 'fallen', at, piece: 'flag', arms: loser ? ARMS[loser] : null, seat: view.players.find((player) => player.colour === loser)?.seat ?? -1 }];
    default:
      return [];
  }
};
