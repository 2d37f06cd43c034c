/** How all stand when a game ends before its end: by points, those who resigned last, the others sharing what is won. */
import type { Ranked, View } from '../wire';

export function standings(view: View, resigned: number[]): Ranked[] {
  const lost = (player: { seat: number }): boolean => resigned.includes(player.seat);
  const others = view.players.filter((player) => !lost(player)).sort((one, other) => other.points - one.points);
  const last = view.players.filter(lost);
  const rank = (player: { seat: number; points: number }): number =>
    !resigned.length ? 1 + others.filter(({ points }) => points > player.points).length : lost(player) ? others.length + 1 : 1;
  return [...others, ...last].map((player) => ({ seat: player.seat, rank: rank(player), result: 0, score: {} }));
}
