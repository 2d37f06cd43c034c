/** What the bots found about a game: everybody's shares, what each decision cost, what would have been better. */
import type { Mark } from './Sign.svelte';
import type { Review } from './review.svelte';

export interface Marked { at: number; seat: number; mark: Mark }

export class Findings {
  readonly #review: Review;

  constructor(review: Review) {
    this.#review = review;
  }

  /** The seat that is mine, for whom everything is told. */
  readonly me = $derived.by(() => this.#review.table?.you[0] ?? null);

  /** Everybody's share of the win at a stop, where it is known. */
  shares(_at: number): number[] | null {
    return null;
  }

  readonly marked: Marked[] = $derived.by(() => []);

  mark(_at: number): Mark | null {
    return null;
  }
}
