/** How all stand when a game ends by agreement: by points, whoever resigned last, the others sharing what is won. */
import type { Ranked, View } from '../wire';

export function standings(view: View, resigned: number | null): Ranked[] {
  const others = view.players.filter((player) => player.seat !== resigned).sort((one, other) => other.points - one.points);
  const last = view.players.filter((player) => player.seat === resigned);
  const rank = (seat: number, points: number): number =>
    resigned === null ? 1 + others.filter((player) => player.points > points).length : seat === resigned ? view.players.length : 1;
  return [...others, ...last].map(({ seat, points }) => ({ seat, rank: rank(seat, points), result: 0, score: {} }));
}
