/** Why not: somebody touched what does not glow, and is told what stands against it. */
import * as api from '../../api';
import { hear, say } from '../../messages.svelte';
import type { Shapes } from '../../wire';
import type { Picking } from '../picking.svelte';
import type { TableSession } from '../session.svelte';

export type Refusal = Shapes['Refusal'];
/** What is told stays until the next touch, or this long after the pointer left it. */
const LINGERS = 8000;

export class WhyNot {
  readonly #session: TableSession;
  readonly #picking: Picking;
  /** The place that was touched, and what is told of it. */
  place = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Where on the screen it was touched. */
  box = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Tried first: whether what was touched takes the place of what is in hand. */
  readonly #swap: (place: string) => boolean;

  constructor(session: TableSession, picking: Picking, swap: (place: string) => boolean) {
    this.#session = session;
    this.#picking = picking;
    this.#swap = swap;
  }

  /** Ask about a place, with what is in hand. */
  async ask(place: string): Promise<void> {
    const asked = ++this.#asked;
    try {
      const [{ refusal }] = await Promise.all([api.why(this.#session.id, { place, source: this.#picking.anchor }), hear('why')]);
      if (asked !== this.#asked) return;
      this.place = refusal ? place : null;
      this.refusal = refusal;
    } catch {
      if (asked === this.#asked) this.drop(); // the table says by itself that the server is away
    }
  }

  /** What stands against a decision in notation, in words. */
  async told(text: string): Promise<string> {
    try {
      const [{ refusal }] = await Promise.all([api.why(this.#session.id, { text }), hear('why')]);
      return refusal ? `${say(refusal.message)}. ${say({ key: `${refusal.message.key}.why`, args: refusal.message.args })}` : '';
    } catch {
      return '';
    }
  }

  /** Something on the page was clicked or pressed: what does not glow is asked about, anything else ends the telling. */
  touched(target: Element): void {
    const here = target.closest('[data-place]');
    const place = here?.getAttribute('data-place') ?? null;
    if (target.closest('[data-why]')) return;
    this.drop();
    const { table, busy, sending } = this.#session;
    if (!place || target.closest('[data-glow], [data-can]') || table?.status !== 'playing' || !table.you.length || busy || sending) return;
    if (this.#swap(place)) return;
    this.box = here!.getBoundingClientRect();
    void this.ask(place);
  }

  left(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.drop(), LINGERS);
  }

  stayed(): void {
    clearTimeout(this.#timer);
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.place = null;
    this.refusal = null;
    this.box = null;
  }
}
