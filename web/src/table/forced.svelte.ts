/** A decision without alternative plays itself after a moment; not where somebody has just taken something back. */
import { preferences } from '../preferences.svelte';
import type { Choice } from '../wire';
import type { TableSession } from './session.svelte';

/** Long enough to see what is about to happen, and to stop it. */
const MOMENT = 900;

export class Forced {
  readonly #session: TableSession;
  /** The revision up to which nothing was taken back since this person last decided. */
  #settled = $state<number | null>(null);

  constructor(session: TableSession) {
    this.#session = session;
    $effect(() => {
      const revision = this.#session.table?.revision;
      if (revision !== undefined && this.#settled === null) this.#settled = revision;
    });
    $effect(() => {
      const { only } = this;
      if (!only) return;
      const timer = setTimeout(() => void this.#session.decide(only), MOMENT);
      return () => clearTimeout(timer);
    });
  }

  /** What is about to play itself. */
  readonly only: Choice | null = $derived.by(() => {
    const { choices, mine, table } = this.#session;
    const free = preferences.confirms || !mine || choices.length !== 1 || table?.revision !== this.#settled;
    return free ? null : (choices[0] ?? null);
  });

  /** This person decided something. */
  decided(): void {
    this.#settled = this.#session.table?.revision ?? null;
  }
}
