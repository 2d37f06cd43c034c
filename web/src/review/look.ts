/** Looking back at a game that goes on: what the table needs for it, fetched only once somebody does. */
import { hear } from '../messages.svelte';
import Strip from './Looking.svelte';
import { Review } from './review.svelte';

export interface Look { review: Review; Strip: typeof Strip }

/** The game as it was before a ply, through that seat of mine; null where there is nothing to be seen. */
export async function look(id: string, seat: number | null, ply: number, before: Look | null): Promise<Look | null> {
  const review = before?.review ?? new Review(id, () => {}, seat);
  if (!before) await Promise.all([review.open(null), hear('review')]);
  if (!review.view) return null;
  review.go(review.stops.findLastIndex((stop) => stop.ply <= ply));
  return before ?? { review, Strip };
}
