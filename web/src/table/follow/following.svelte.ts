/** Following the others: what they did since I last decided, numbered, and which of it is looked at. */
import type { GameFolder } from '../../games/game';
import type { Line } from '../../wire';
import type { TableSession } from '../session.svelte';
import { deedsOf, type Deed } from './marks';
import { sinceMine } from './since';

export class Following {
  readonly #session: TableSession;
  readonly #folder: () => GameFolder | null;
  /** The number that is looked at on the board or in the card. */
  noted = $state<number | null>(null);

  constructor(session: TableSession, folder: () => GameFolder | null) {
    this.#session = session;
    this.#folder = folder;
  }

  readonly since = $derived.by(() => sinceMine(this.#session.lines, this.#session.view?.you ?? null));
  /** The lines that are news. */
  readonly lines: Line[] = $derived.by(() => (this.since ? this.#session.lines.slice(this.since.from, this.since.to) : []));
  readonly all: Deed[] = $derived.by(() => {
    const [folder, view] = [this.#folder(), this.#session.view];
    return folder && view ? deedsOf(this.lines, view, folder.reading) : [];
  });
  /** The trails to be drawn. */
  readonly deeds: Deed[] = $derived.by(() => (this.since?.fresh ? this.all : []));
}
