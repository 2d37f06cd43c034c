/** Following the others: what they did since I last decided, numbered, told and shown again, and which of it is looked at. */
import type { GameFolder } from '../../games/game';
import type { Line } from '../../wire';
import { seatName } from '../names';
import type { TableSession } from '../session.svelte';
import { deedsOf, type Deed } from './marks';
import { Replay } from './replay.svelte';
import { sinceMine } from './since';
import { partsOf, type Part } from './telling';

/** What one of the others did. */
export interface Doer { seat: number; deeds: Deed[]; parts: Part[] }

export class Following {
  readonly #session: TableSession;
  readonly #folder: () => GameFolder | null;
  /** What was before the news is looked back at on the table's own board. */
  readonly #lookBack: (ply: number) => void;
  readonly replay: Replay;
  /** The number that is looked at on the board or in the card. */
  noted = $state<number | null>(null);
  /** The lines of the log that are looked at. */
  looked = $state.raw<Line[]>([]);
  /** Something is read that names places: the board shows their names. */
  reading = $state(false);

  constructor(session: TableSession, folder: () => GameFolder | null, lookBack: (ply: number) => void) {
    this.#session = session;
    this.#folder = folder;
    this.#lookBack = lookBack;
    this.replay = new Replay(session);
    session.touches = (step) => {
      const games = folder();
      return !games || step.lines.some((line) => games.reading(line, step.view).length > 0);
    };
  }

  readonly view = $derived.by(() => this.replay.view ?? this.#session.view);
  /** The lines whose pieces are on their way. */
  readonly moving = $derived.by(() => (this.replay.on ? this.replay.moving : this.#session.moving));
  readonly me = $derived.by(() => this.#session.view?.you ?? null);
  readonly since = $derived.by(() => sinceMine(this.#session.lines, this.me));
  /** The lines that are news, or were until I decided. */
  readonly lines: Line[] = $derived.by(() => (this.since ? this.#session.lines.slice(this.since.from, this.since.to) : []));
  readonly all: Deed[] = $derived.by(() => this.#deeds(this.lines));

  /** The trails to be drawn: of a log line that is looked at, of what is shown again as far as it has come, or the news. */
  readonly deeds: Deed[] = $derived.by(() => {
    if (this.replay.on) return this.all.filter((deed) => deed.ply <= this.replay.ply);
    if (this.looked.length && !this.all.some((deed) => this.looked.some((line) => deed.lines.includes(line)))) return this.#deeds(this.looked);
    return this.since?.fresh ? this.all : this.looked.length ? this.all : NONE;
  });
  /** The number under way, or looked at. */
  readonly current = $derived.by(() => {
    if (this.replay.on) return this.deeds.findLast((deed) => deed.ply <= this.replay.ply && deed.last >= this.replay.ply)?.number ?? null;
    const looked = this.looked.length ? this.deeds.find((deed) => this.looked.some((line) => deed.lines.includes(line))) : undefined;
    return looked?.number ?? this.noted;
  });
  readonly doers: Doer[] = $derived.by(() => {
    const [folder, view] = [this.#folder(), this.#session.view];
    if (!folder || !view) return [];
    const seats = [...new Set(this.lines.filter((line) => line.by >= 0).map((line) => line.by))];
    return seats.map((seat) => {
      const lines = this.lines.filter((line) => line.by === seat);
      return { seat, deeds: this.all.filter((deed) => deed.lines[0]!.by === seat), parts: partsOf(lines, view, folder.reading, this.me === null ? [] : [this.me], { seat, name: this.#name }) };
    });
  });

  /** What is told of them, while it is news or shown again. */
  readonly told: Doer[] = $derived.by(() => (this.since?.fresh || this.replay.on ? this.doers : []));

  #deeds(lines: Line[]): Deed[] {
    const [folder, view] = [this.#folder(), this.#session.view];
    return folder && view ? deedsOf(lines, view, folder.reading) : NONE;
  }

  readonly #name = (seat: number): string => {
    const told = this.#session.table?.seats[seat];
    return told ? seatName(told) : '';
  };

  /** Show the news again, from that number on. */
  again(number = 1): void {
    const [first, last] = [this.all[0], this.lines.at(-1)];
    if (!first || !last) return;
    void this.replay.start(this.all[number - 1]?.ply ?? first.ply, last.ply);
  }

  /** Go to the moment of those lines, and on from there by hand; the news at the pace too. */
  goTo(lines: Line[]): void {
    const [first, last] = [lines[0], this.#session.lines.at(-1)];
    if (!first || !last) return;
    if (this.lines.includes(first)) void this.replay.start(first.ply, last.ply, false);
    else this.#lookBack(first.ply);
  }

  /** A click anywhere on the board ends what is shown again; one on a number begins there. */
  readonly interrupt = (event: MouseEvent): void => {
    if (!this.replay.on || (event.target as Element).closest('[data-disc]')) return;
    event.stopPropagation();
    this.replay.end();
  };

  /** The key: begin, or one decision on or back. */
  step(by: 1 | -1): void {
    if (this.replay.on) this.replay.step(by);
    else if (by > 0) this.again();
  }
}

const NONE: Deed[] = [];
