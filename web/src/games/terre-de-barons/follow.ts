/** What lines of Terre de Barons left on the board. */
import type { Arms } from '../../art/arms';
import type { Mark, Reading } from '../../table/follow/marks';
import { ARMS, type BaronsView, type Colour } from './view';

export const reading: Reading = (line, given): Mark[] => {
  const view = given as BaronsView;
  const { from, tile, count, loser } = line.args as { from?: number; tile?: number; count?: number; loser?: Colour };
  if (!tile) return [];
  const at = `tile-${tile}`;
  const fallen = (piece: string): Mark => ({ kind: 'fallen', at, piece, arms: (loser ? ARMS[loser] : null) as Arms | null, seat: view.players.find((player) => player.colour === loser)?.seat ?? -1 });
  switch (line.kind) {
    case 'move': case 'ride': case 'swap': case 'send': case 'pull':
      return from && from !== tile ? [{ kind: 'move', from: `tile-${from}`, to: at }] : [];
    case 'recruit':
      return [{ kind: 'made', at, count: count ?? 1 }];
    case 'build': case 'capture':
      return [{ kind: 'made', at }];
    case 'dismantle':
      return [{ kind: 'taken', at }];
    case 'clash':
      return [fallen('troop')];
    case 'fall':
      return [fallen('keep')];
    default:
      return [];
  }
};
