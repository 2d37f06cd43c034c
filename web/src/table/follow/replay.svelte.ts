/** Moves shown again: the board as it was, then one decision after the other, forwards and back. */
import * as api from '../../api';
import { calm, preferences } from '../../preferences.svelte';
import type { Line, Step, View } from '../../wire';
import { PACE, type TableSession } from '../session.svelte';

const FLIGHT = 420;

export class Replay {
  readonly #session: TableSession;
  /** The position before, then one frame for each step; empty while nothing is shown again. */
  #frames = $state.raw<Step[]>([]);
  #at = $state(0);
  playing = $state(false);
  moving = $state.raw<Line[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0;

  constructor(session: TableSession) {
    this.#session = session;
  }

  readonly on = $derived.by(() => this.#frames.length > 0);
  readonly view: View | null = $derived.by(() => this.#frames[this.#at]?.view ?? null);
  /** The ply of the decision under way, or of the last one shown; one before the first at the beginning. */
  readonly ply = $derived.by(() => this.#frames[this.#at]?.ply ?? -1);
  readonly first = $derived.by(() => this.#at === 0);
  readonly last = $derived.by(() => this.#at >= this.#frames.length - 1);

  /** Show what was decided from one ply to another; at once at the first of it. */
  async start(from: number, to: number, playing = !calm.matches): Promise<void> {
    const run = (this.#run += 1);
    const known = this.#session.history;
    const base = Math.max(0, from - 1);
    let steps = known.length && known[0]!.ply <= base ? known.filter((step) => step.ply >= base && step.ply <= to) : [];
    if (!steps.length) {
      try {
        steps = (await api.steps(this.#session.id, base, to + 1, this.#session.eyes)).steps;
      } catch {
        return; // the board stays where it is
      }
    }
    if (run !== this.#run || !steps.length) return;
    clearTimeout(this.#timer);
    this.moving = [];
    this.#frames = frames(steps, from, this.#session.touches);
    this.#at = 0;
    this.playing = playing;
    if (!playing && this.#frames.length > 1) this.#at = 1;
    if (playing) this.#timer = setTimeout(() => this.#advance(), this.#pace() / 2);
  }

  #pace(): number {
    return PACE[preferences.pace] || PACE.fast;
  }

  #advance(): void {
    if (!this.playing) return;
    if (this.last) return this.end();
    const step = this.#frames[this.#at + 1]!;
    const flies = !calm.matches && step.lines.some((line) => 'from' in line.args);
    const flight = flies ? Math.min(this.#pace() * 0.6, FLIGHT) : 0;
    this.#session.pace = flight;
    this.moving = flight ? step.lines : [];
    this.#timer = setTimeout(() => {
      this.moving = [];
      this.#at += 1;
      this.#timer = setTimeout(() => this.#advance(), Math.max(this.#pace() - flight, 120));
    }, flight);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    this.moving = [];
    if (this.playing) this.#advance();
  }

  /** One decision on or back, by hand; beyond the last one is the present. */
  step(by: 1 | -1): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.moving = [];
    if (by > 0 && this.last) this.end();
    else this.#at = Math.max(0, this.#at + by);
  }

  end(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    this.#frames = [];
    this.moving = [];
    this.playing = false;
  }
}

/** The frames to show: steps that leave nothing to be seen go with the one before. */
function frames(steps: Step[], from: number, touches: (step: Step) => boolean): Step[] {
  const shown: Step[] = [];
  for (const step of steps) {
    const before = shown.at(-1);
    if (!before || touches(step) || (step.ply >= from && shown.length === 1 && step === steps.at(-1))) shown.push(step);
    else shown[shown.length - 1] = { ...before, lines: [...before.lines, ...step.lines], view: step.view };
  }
  return shown;
}
