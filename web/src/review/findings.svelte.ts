/** What the bots found about a game: everybody's shares, what each decision cost, what would have been better. */
import type { Analysing } from './analysing.svelte';
import type { Finding, PlayerFinding } from './doors';
import type { Mark } from './Sign.svelte';
import type { Review } from './review.svelte';

export interface Marked { at: number; seat: number; mark: Mark }

/** By how much somebody must be ahead, at the start of a turn, to take the lead. */
const AHEAD = 0.07;
/** So many decisions are worth learning from at once. */
const LESSONS = 4;

export class Findings {
  readonly #review: Review;
  readonly analysing: Analysing;

  constructor(review: Review, analysing: Analysing) {
    this.#review = review;
    this.analysing = analysing;
  }

  /** The seat that is mine, for whom everything is told. */
  readonly me = $derived.by(() => this.#review.about?.you[0] ?? null);

  readonly #entries = $derived.by(() => new Map(this.analysing.findings.map((entry) => [entry.ply, entry])));
  /** The stop of a ply, which may be chance's: then the decision it followed. */
  readonly #stopAt = $derived.by(() => {
    const { stops } = this.#review;
    return (ply: number): number => stops.findLastIndex((stop) => stop.ply <= ply);
  });

  readonly any = $derived.by(() => this.#entries.size > 0);

  /** What was found about the decision at a stop. */
  entry(at: number): Finding | null {
    const stop = this.#review.stops[at];
    return stop && stop.by !== null ? (this.#entries.get(stop.ply) ?? null) : null;
  }

  /** Everybody's share of the win at a stop, where it is known. */
  shares(at: number): number[] | null {
    const stop = this.#review.stops[at];
    if (!stop) return null;
    if (stop.by !== null) return this.#entries.get(stop.ply)?.before ?? null;
    return this.#entries.get(stop.ply - 1)?.after ?? null;
  }

  readonly marked: Marked[] = $derived.by(() =>
    this.#review.stops.flatMap((stop, at) => {
      const mark = this.mark(at);
      return mark && stop.by !== null ? [{ at, seat: stop.by, mark }] : [];
    }),
  );

  mark(at: number): Mark | null {
    return this.entry(at)?.mark ?? null;
  }

  /** Where somebody takes the lead. */
  readonly crowns: { at: number; seat: number }[] = $derived.by(() => {
    const found: { at: number; seat: number }[] = [];
    let leader: number | null = null;
    for (const { first } of this.#review.turns) {
      const shares = this.shares(first);
      if (!shares) continue;
      const [most = 0, second = 0] = [...shares].sort((one, other) => other - one);
      const seat = shares.indexOf(most);
      if (most - second <= AHEAD || seat === leader) continue;
      if (leader !== null) found.push({ at: first, seat });
      leader = seat;
    }
    return found;
  });

  player(seat: number): PlayerFinding | null {
    return this.analysing.known?.players?.find((one) => one.seat === seat) ?? null;
  }

  /** Where it turned, as a stop. */
  readonly turning = $derived.by(() => {
    const turning = this.analysing.known?.turning;
    return turning ? { ...turning, at: this.#stopAt(turning.ply) } : null;
  });

  /** Decisions of mine to learn from, the worst first. */
  readonly lessons: number[] = $derived.by(() => {
    const { me } = this;
    const found = me === null ? null : this.player(me);
    const stops = this.#review.stops;
    return (found?.mistakes ?? []).map((ply) => stops.findIndex((stop) => stop.ply === ply)).filter((at) => at >= 0).slice(0, LESSONS);
  });

  /** The next sign after a stop, or the first. */
  next(at: number): number | null {
    return (this.marked.find((one) => one.at > at) ?? this.marked[0])?.at ?? null;
  }
}
