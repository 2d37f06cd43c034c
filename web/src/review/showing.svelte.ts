/** The duke's line on the board: decision after decision, then back to where one was. */
import { calm } from '../preferences.svelte';
import type { Line, View } from '../wire';
import * as doors from './doors';
import type { Review } from './review.svelte';

/** Milliseconds: pieces on their way, each position, the last one. */
const FLIGHT = 200;
const STEP = 700;
const LAST = 1600;

export class Showing {
  readonly #review: Review;
  view = $state.raw<View | null>(null);
  moving = $state.raw<Line[]>([]);
  #run = 0;

  constructor(review: Review) {
    this.#review = review;
  }

  async play(ply: number, texts: string[]): Promise<void> {
    const run = ++this.#run;
    const gone = (): boolean => run !== this.#run;
    this.#review.pause();
    try {
      const eyes = this.#review.eyes ?? this.#review.course?.eyes ?? 'all';
      const seen = await Promise.all(texts.map((_, i) => doors.tryOut(this.#review.id, { ply, texts: texts.slice(0, i + 1), eyes })));
      this.view = this.#review.view;
      for (const [i, { plies, view }] of seen.entries()) {
        const lines = plies[i]?.lines ?? [];
        if (gone()) return;
        if (!calm.matches && lines.some((line) => 'from' in line.args)) {
          this.moving = lines;
          await pause(FLIGHT);
          if (gone()) return;
        }
        this.moving = [];
        this.view = view;
        await pause(i === seen.length - 1 ? LAST : STEP);
        if (gone()) return;
      }
    } catch {
      // What was imagined of hidden cards need not be possible.
    }
    if (!gone()) this.stop();
  }

  stop(): void {
    this.#run += 1;
    this.view = null;
    this.moving = [];
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
