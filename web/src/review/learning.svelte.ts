/** My mistakes one by one: the position as I saw it, what I try there, and what the duke says of it. */
import type { Choice, Message, View } from '../wire';
import { refusalOf } from './branches.svelte';
import * as doors from './doors';
import type { Elsewhere, Finding } from './doors';
import type { Findings } from './findings.svelte';
import { found as noteFound, solved } from './lessons';
import type { Review } from './review.svelte';

type Tried = NonNullable<doors.Verdict['tried']>;
export interface Trial { choice: Choice; tried: Tried }

/** What is known of one of them. */
export interface Lesson { at: number; ply: number; finding: Finding; trials: Trial[]; /** How much was given away: nothing, the piece, the place. */ hint: number; found: boolean; shown: boolean }

export class Learning {
  readonly #review: Review;
  readonly #findings: Findings;
  #known = $state<Record<number, Omit<Lesson, 'at' | 'ply' | 'finding'>>>({});
  #at = $state(0);
  position = $state.raw<Elsewhere | null>(null);
  /** The position after what was found or shown. */
  after = $state.raw<View | null>(null);
  judging = $state(false);
  refusal = $state.raw<Message | null>(null);

  constructor(review: Review, findings: Findings) {
    this.#review = review;
    this.#findings = findings;
  }

  readonly lessons: Lesson[] = $derived.by(() =>
    this.#findings.lessons.flatMap((at) => {
      const ply = this.#review.stops[at]!.ply;
      const finding = this.#findings.entry(at);
      return finding ? [{ at, ply, finding, trials: [], hint: 0, shown: false, found: solved(this.#review.id, ply), ...this.#known[ply] }] : [];
    }),
  );
  readonly number = $derived.by(() => Math.min(this.#at, Math.max(0, this.lessons.length - 1)));
  readonly lesson: Lesson | null = $derived.by(() => this.lessons[this.number] ?? null);
  readonly done = $derived.by(() => !!this.lesson && (this.lesson.shown || this.after !== null));
  readonly choices: Choice[] = $derived.by(() => (this.judging || this.done ? NONE : (this.position?.choices ?? NONE)));
  readonly best: Choice | null = $derived.by(() => this.position?.choices.find((choice) => choice.action === this.lesson?.finding.action) ?? null);

  #write(change: Partial<Omit<Lesson, 'at' | 'ply' | 'finding'>>): void {
    const { lesson } = this;
    if (!lesson) return;
    const { trials, hint, found, shown } = { ...lesson, ...change };
    this.#known = { ...this.#known, [lesson.ply]: { trials, hint, found, shown } };
  }

  async go(number: number): Promise<void> {
    this.#at = number;
    this.position = this.after = this.refusal = null;
    const { lesson } = this;
    if (!lesson) return;
    this.#write({ shown: false, hint: 0 });
    const eyes = String(this.#review.about?.you[0] ?? 'all');
    try {
      const position = await doors.tryOut(this.#review.id, { ply: lesson.ply, texts: [], eyes });
      if (this.lesson?.ply === lesson.ply) this.position = position;
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  async try(choice: Choice): Promise<void> {
    const { lesson } = this;
    if (!lesson || this.judging || this.done) return;
    this.judging = true;
    this.refusal = null;
    try {
      const { tried } = await doors.judge(this.#review.id, { ply: lesson.ply, texts: [], action: choice.action });
      if (!tried) return;
      const good = tried.verdict !== 'not-yet';
      this.#write({ trials: [...lesson.trials.filter((trial) => trial.choice.action !== choice.action), { choice, tried }], found: lesson.found || good });
      if (good) {
        noteFound(this.#review.id, lesson.ply, this.#review.about?.game ?? '');
        await this.#look(choice.action);
      }
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.judging = false;
    }
  }

  async #look(action: number): Promise<void> {
    const { lesson } = this;
    const eyes = String(this.#review.about?.you[0] ?? 'all');
    if (lesson) this.after = (await doors.tryOut(this.#review.id, { ply: lesson.ply, texts: [], action, eyes })).view;
  }

  hint(): void {
    if (this.lesson && !this.done) this.#write({ hint: Math.min(2, this.lesson.hint + 1) });
  }

  async show(): Promise<void> {
    const action = this.lesson?.finding.action;
    this.#write({ shown: true });
    if (action != null) await this.#look(action).catch((error: unknown) => (this.refusal = refusalOf(error)));
  }

  /** Once more, from the position. */
  again(): void {
    this.after = null;
    this.#write({ shown: false, hint: 0, trials: [] });
  }

  next(): Promise<void> {
    return this.go((this.number + 1) % this.lessons.length);
  }
}

const NONE: Choice[] = [];
