/** What if: other decisions than those of the game, from any moment of it, for all seats; each branch with its address. */
import { Refusal } from '../api';
import type { Choice, Line, Message, View } from '../wire';
import * as doors from './doors';
import type { Elsewhere, KeptBranch, Verdict } from './doors';
import type { Review } from './review.svelte';

export interface Branch {
  /** Its letter, once it is kept. */
  name: string | null;
  /** The stop of the game it leaves, and the ply there. */
  at: number;
  ply: number;
  texts: string[];
  mine: boolean;
}

/** A decision of a branch, with what chance did after it. */
interface Step { by: number; turn: number; lines: Line[]; text: string | null; /** Texts up to and with it. */ until: number }

export class Branching {
  readonly #review: Review;
  readonly #settle: (address: string) => void;
  kept = $state.raw<KeptBranch[]>([]);
  /** The branch one is in, the position of it that is shown, after so many of its decisions. */
  branch = $state.raw<Branch | null>(null);
  step = $state(0);
  here = $state.raw<Elsewhere | null>(null);
  busy = $state(false);
  refusal = $state.raw<Message | null>(null);
  /** What the duke says of the position. */
  verdict = $state.raw<Verdict | null>(null);
  asking = $state(false);

  #whole = $state.raw<Elsewhere | null>(null);
  /** What kept branches begin with, and what they are worth to who began them. */
  told = $state.raw<Record<string, { lines: Line[]; view: View }>>({});

  constructor(review: Review, settle: (address: string) => void) {
    this.#review = review;
    this.#settle = settle;
  }

  readonly list: Branch[] = $derived.by(() => {
    const { stops } = this.#review;
    return this.kept.map(({ name, from_ply, texts, mine }) => ({ name, ply: from_ply, texts, mine, at: stops.findIndex((stop) => stop.ply === from_ply) })).filter(({ at }) => at >= 0);
  });

  readonly steps: Step[] = $derived.by(() => {
    const steps: Step[] = [];
    (this.#whole?.plies ?? []).forEach(({ by, turn, lines, text }, i) => {
      const last = steps.at(-1);
      if (by >= 0) steps.push({ by, turn, lines, text, until: i + 1 });
      else if (last) {
        last.until = i + 1;
        last.lines = [...last.lines, ...lines];
      }
    });
    return steps;
  });

  readonly choices: Choice[] = $derived.by(() => (this.busy ? NONE : (this.here?.choices ?? NONE)));
  /** The decision that was taken from the position that is shown, and the one that led there. */
  readonly next = $derived.by(() => this.steps[this.step] ?? null);
  readonly before = $derived.by(() => this.steps[this.step - 1] ?? null);

  async load(): Promise<void> {
    try {
      this.#know((await doors.branches(this.#review.id)).branches);
    } catch {
      // The game is there without them.
    }
  }

  #know(kept: KeptBranch[]): void {
    this.kept = kept;
    for (const { name, from_ply: ply, texts } of kept) {
      if (this.told[name] || !texts.length) continue;
      void doors.tryOut(this.#review.id, { ply, texts }).then(({ plies, view }) => (this.told = { ...this.told, [name]: { lines: plies.flatMap(({ lines }) => lines), view } }), () => undefined);
    }
  }

  /** Begin to play something else at a stop. */
  async begin(at: number): Promise<void> {
    const ply = this.#review.stops[at]?.ply;
    if (ply !== undefined) await this.open({ name: null, at, ply, texts: [], mine: true }, 0);
  }

  /** Stand in a branch after so many of its decisions; by default after all of them. */
  async open(branch: Branch, step: number | null = null): Promise<void> {
    this.#review.pause();
    await this.#ask(async () => {
      const whole = await this.#at(branch, branch.texts);
      this.branch = branch;
      this.#whole = whole;
      await this.#stand(Math.min(step ?? this.steps.length, this.steps.length));
    });
  }

  async go(step: number): Promise<void> {
    if (!this.branch || step > this.steps.length) return;
    if (step < 0) return this.leave();
    await this.#ask(() => this.#stand(step));
  }

  async #stand(step: number): Promise<void> {
    const branch = this.branch!;
    const until = this.steps[step - 1]?.until ?? 0;
    this.here = until === this.#whole!.texts.length ? this.#whole! : await this.#at(branch, branch.texts.slice(0, until));
    this.step = step;
    this.verdict = null;
    this.#address();
  }

  #at({ ply }: Branch, texts: string[]): Promise<Elsewhere> {
    return doors.tryOut(this.#review.id, { ply, texts });
  }

  #address(): void {
    const { branch } = this;
    const stop = branch && this.#review.stops[branch.at];
    if (stop) this.#settle(`${stop.turn}.${stop.step}${branch.name ? `/${branch.name}${this.step}` : ''}`);
  }

  leave(): void {
    const at = this.branch?.at;
    this.branch = this.here = this.verdict = this.refusal = null;
    if (at !== undefined) this.#review.go(at);
  }

  async decide(choice: Choice): Promise<void> {
    const { branch, here } = this;
    if (!branch || !here || this.busy) return;
    await this.#ask(async () => {
      const whole = await doors.tryOut(this.#review.id, { ply: branch.ply, texts: here.texts, action: choice.action });
      const goesOn = branch.mine && this.step === this.steps.length;
      this.branch = { ...branch, name: goesOn ? branch.name : null, mine: true, texts: whole.texts };
      this.#whole = whole;
      this.here = whole;
      this.step = this.steps.length;
      this.verdict = null;
      await this.#keep();
    });
  }

  /** Each branch is kept as it grows, so that its address leads there. */
  async #keep(): Promise<void> {
    const { ply, texts, name } = this.branch!;
    const { branches } = await doors.keepBranch(this.#review.id, { ply, texts, ...(name ? { name } : {}) });
    const kept = name ?? branches.findLast((one) => one.mine && one.from_ply === ply && one.texts.join() === texts.join())?.name ?? null;
    this.branch = { ...this.branch!, name: kept };
    if (kept) delete this.told[kept];
    this.#know(branches);
    this.#address();
  }

  async drop(): Promise<void> {
    const name = this.branch?.name;
    if (name && this.branch?.mine) {
      try {
        this.kept = (await doors.dropBranch(this.#review.id, name)).branches;
      } catch (error) {
        this.refusal = refusalOf(error);
        return;
      }
    }
    this.leave();
  }

  /** What the duke says of where one stands, in a branch or in the game. */
  async ask(): Promise<void> {
    const stop = this.#review.stops[this.#review.at];
    const where = this.branch && this.here ? { ply: this.branch.ply, texts: this.here.texts } : stop ? { ply: stop.ply, texts: [] } : null;
    if (!where || this.asking) return;
    this.asking = true;
    this.refusal = null;
    try {
      const verdict = await doors.judge(this.#review.id, where);
      const now = this.branch && this.here ? this.here.ply : this.#review.stops[this.#review.at]?.ply;
      if (verdict.ply === now) this.verdict = verdict;
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.asking = false;
    }
  }

  async #ask(doing: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      await doing();
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.busy = false;
    }
  }
}

const NONE: Choice[] = [];

/** Why not, in words for people. */
export const refusalOf = (error: unknown): Message =>
  error instanceof Refusal ? (error.problem.message ?? { key: 'refused', args: { detail: error.problem.detail ?? error.message } }) : { key: 'not-delivered', args: {} };
