/** The analysis of a game: asked for, watched while it grows, called off. */
import { Refusal } from '../api';
import type { Message } from '../wire';
import * as doors from './doors';
import type { Analysis, Finding } from './doors';

/** Milliseconds between two looks at how far it is. */
const LOOK = 700;
const AWAY = 3000;

export class Analysing {
  /** All that is known by now: what comes is added to it. */
  known = $state.raw<Analysis | null>(null);
  refusal = $state.raw<Message | null>(null);
  asking = $state(false);

  #findings = new Map<number, Finding>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  readonly running = $derived.by(() => this.known?.status === 'waiting' || this.known?.status === 'running');
  readonly findings: Finding[] = $derived.by(() => this.known?.plies ?? []);

  /** See what there is already; nothing is begun. */
  async look(): Promise<void> {
    try {
      this.#take(await doors.analysis(this.id, this.known?.at ?? 0));
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error.problem.message ?? null;
      else this.#again(AWAY);
    }
  }

  async ask(depth: 'quick' | 'full'): Promise<void> {
    this.asking = true;
    this.refusal = null;
    try {
      this.#take(await doors.analyse(this.id, depth), true);
    } catch (error) {
      this.refusal = error instanceof Refusal ? (error.problem.message ?? null) : { key: 'not-delivered', args: {} };
    } finally {
      this.asking = false;
    }
  }

  async callOff(): Promise<void> {
    try {
      this.#take(await doors.callOff(this.id), true);
    } catch {
      void this.look(); // it goes on until the server hears of it
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** What an answer tells is new since the last look; what a button brought tells all of it. */
  #take(told: Analysis, all = false): void {
    if (all) this.#findings.clear();
    for (const finding of told.plies) this.#findings.set(finding.ply, finding);
    const plies = [...this.#findings.values()].sort((one, other) => one.ply - other.ply);
    this.known = { ...told, plies, players: told.players ?? this.known?.players ?? null, turning: told.turning ?? this.known?.turning ?? null };
    if (this.running) this.#again(LOOK);
  }

  #again(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), pause);
  }
}
