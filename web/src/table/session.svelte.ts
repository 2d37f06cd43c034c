/** One table as this browser follows it: what is known, what is shown, what was decided and is on its way. */
import * as api from '../api';
import { hear } from '../messages.svelte';
import { calm, preferences, type Pace } from '../preferences.svelte';
import type { Choice, Hint, LiveMessage, Line, Message, ProposalKind, Seat, Step, Steps, Table, View } from '../wire';
import { LiveLine } from './live';
import { seatName } from './names';
import { discard, freshClient, keep, kept } from './outbox';
import { Pauses } from './pauses';
import type { Said } from './phrases/phrases';

/** My own moves are shown at once, or nearly. */
const FLIGHT = 200;
const ROLL = 400;
/** How long a move of somebody else is shown, and its flight at most. */
export const PACE: Record<Pace, number> = { slow: 1400, normal: 700, fast: 300, instant: 0 };
const LONGEST_FLIGHT = 420;
/** But for a slow pace, all that waits is shown within this. */
const SHOWN_WITHIN = 12_000;
/** Seconds that bots wait after my turn, while I may still take its end back. */
const MOMENT = 1.5;
/** Steps that are kept to be shown again. */
const KEPT = 256;
/** A line that is back sooner than this was never gone. */
const SHORT_ABSENCE = 900;

/** Something asked of the server about a table. */
type Ask<Words extends unknown[]> = (id: string, ...words: Words) => Promise<Table>;

export type Connection = 'connecting' | 'open' | 'away';

export class TableSession {
  /** The newest the server said. */
  table = $state.raw<Table | null>(null);
  /** What is on the screen: behind the table while steps are being shown. */
  view = $state.raw<View | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The lines of the step whose pieces are on their way just now. */
  moving = $state.raw<Line[]>([]);
  /** How long that takes, in milliseconds. */
  pace = $state(FLIGHT);
  connection = $state<Connection>('connecting');
  /** Why the server said no, until the next decision. */
  refusal = $state.raw<Message | null>(null);
  /** The table is not there, or not for us. */
  missing = $state(false);
  /** The table exists, but its record cannot be played out; the server has set it apart. */
  apart = $state(false);
  /** What became of something I asked everybody, until it was read. */
  outcome = $state.raw<Message | null>(null);
  sending = $state(false);
  /** A decision that could not be delivered yet. */
  undelivered = $state(false);
  /** The seat through which this device looks, where several people share it; null behind the curtain. */
  eyes = $state<number | null>(null);
  /** When the newest clocks came, by this browser's time. */
  heard = $state(0);

  /** The bot thinks about a hint. */
  pondering = $state(false);
  #hint = $state.raw<Hint | null>(null);
  /** How often a hint was asked for or put away: only the answer to the newest counts. */
  #questions = 0;
  /** What the bot would do now, once it was asked. */
  readonly hint = $derived.by(() => (this.#hint && this.#hint.ply === this.table?.ply && this.mine ? this.#hint : null));

  /** The latest steps in a row, as far as they were told one by one. */
  history = $state.raw<Step[]>([]);
  /** The board is held while the game goes on, and how many steps wait behind it. */
  paused = $state(false);
  waiting = $state(0);
  /** What happened beside the game: people came and went, moves were taken back. */
  told = $state.raw<Line[]>([]);
  /** Whether a step left anything to be seen on the board: only that takes time. */
  touches: (step: Step) => boolean = () => true;
  /** Told of each step as it is shown. */
  shown: (step: Step) => void = () => undefined;
  /** What people said lately. */
  said = $state.raw<Said[]>([]);

  #queue: Step[] = [];
  #showing = $state(false);
  #hurry = false;
  #once = false;
  #line: LiveLine | null = null;
  #wake: (() => void) | null = null;
  #sent: Promise<void> = Promise.resolve();
  /** What is on its way, or waits for it, besides decisions: pressed again, it is not asked twice. */
  #asked: { ask: unknown; words: string }[] = [];
  #lost: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pauses = new Pauses(500, 8000);
  #closed = false;
  /** The keys of open seats this page was told: another process of the server does not know them. */
  #keys = new Map<number, string>();
  /** I took back my own question: nobody has refused it. */
  #withdrawn = false;

  constructor(readonly id: string) {}

  /** The choices of this person here and now; none while earlier steps are still being shown. */
  readonly choices: Choice[] = $derived.by(() =>
    this.#showing || this.sending || this.undelivered ? NONE : (this.table?.choices ?? NONE),
  );

  readonly busy = $derived.by(() => this.#showing);
  readonly mine = $derived.by(() => {
    const { table, view } = this;
    return !!table && !!view && table.status === 'playing' && typeof view.actor === 'number' && table.you.includes(view.actor);
  });

  /** Whose turn it is of those who share this device, while another has it in hand. */
  readonly curtain = $derived.by(() => {
    const { table } = this;
    const actor = table?.view?.actor;
    if (!table?.shared || this.#showing || table.status !== 'playing' || typeof actor !== 'number') return null;
    return table.you.includes(actor) && table.seats[actor]?.bot === null && this.eyes !== actor ? actor : null;
  });

  /** The next one has taken the device. */
  async lookThrough(seat: number): Promise<void> {
    this.#line?.close();
    this.eyes = seat;
    try {
      this.#accept(await api.table(this.id, seat));
    } catch {
      this.connection = 'away'; // the line brings the table once it is back
    }
    this.#listen();
  }

  /** A table as another door tells it is seen by nobody in particular: look again. */
  async #seen(table: Table): Promise<Table> {
    return this.#foreign(table) && this.eyes !== null ? api.table(this.id, this.eyes) : table;
  }

  #foreign(table: Table): boolean {
    return table.shared && table.status !== 'over' && table.through !== this.eyes;
  }

  /** The hint was read, or is not wanted any more. */
  dropHint(): void {
    this.#hint = null;
    this.#questions += 1;
    this.pondering = false;
  }

  /** Ask what a knight would do here. */
  async askHint(): Promise<void> {
    if (this.pondering || !this.mine) return;
    if (this.hint) return this.dropHint();
    this.pondering = true;
    const question = (this.#questions += 1);
    try {
      const [hint] = await Promise.all([api.hint(this.id, this.eyes), hear('reasons')]);
      if (question === this.#questions) this.#hint = hint;
    } catch (error) {
      if (error instanceof api.Refusal && question === this.#questions) this.refusal = error.problem.message ?? null;
    } finally {
      if (question === this.#questions) this.pondering = false;
    }
  }

  async open(): Promise<void> {
    addEventListener('online', this.#deliver);
    document.addEventListener('visibilitychange', this.#deliver);
    try {
      this.#accept(await api.table(this.id, this.eyes));
      void this.#deliver(); // what was left from before a reload
    } catch (error) {
      if (error instanceof api.Refusal && error.problem.status < 500) {
        this.missing = true;
        this.apart = error.problem.title === 'unreadable-table';
        return;
      }
      this.connection = 'away';
    }
    this.#listen();
  }

  #listen(): void {
    this.#line?.close();
    this.#line = new LiveLine(this.id, () => (this.table?.view ? this.table : null), () => this.eyes, this.#hear, (open) => {
      clearTimeout(this.#lost);
      if (open) {
        this.connection = 'open';
        void this.#deliver();
      } else {
        this.#lost = setTimeout(() => (this.connection = 'away'), SHORT_ABSENCE);
      }
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#deliver);
    document.removeEventListener('visibilitychange', this.#deliver);
    clearTimeout(this.#lost);
    clearTimeout(this.#retry);
    this.#line?.close();
    this.skip();
  }

  /** Sit down: from now on the live line has to know who is listening. */
  sit(table: Table): void {
    this.#line?.close();
    this.#accept(table);
    this.#listen();
  }

  #hear = (message: LiveMessage): void => {
    if (message.type === 'table') {
      const { type: _, ...table } = message;
      if (!this.#foreign(table)) this.#accept(table);
    } else if (message.type === 'phrase') {
      this.said = [...this.said, { number: (this.said.at(-1)?.number ?? 0) + 1, seat: message.seat, phrase: message.phrase }].slice(-8);
    } else if (message.type === 'presence' && this.table) {
      const seats = this.table.seats.map((seat, k) => ({ ...seat, online: message.online[k] ?? seat.online }));
      const table = { ...this.table, seats, watching: message.watching };
      this.#report(this.table, table);
      this.table = table;
    } else if (message.type === 'steps' && this.table) {
      const known = this.table.ply;
      if (message.revision !== this.table.revision || message.ply < known) return;
      const fresh = message.steps.filter((step) => step.ply >= known);
      const { type: _, steps: __, ...now } = message;
      const view = fresh.at(-1)?.view ?? this.table.view;
      const log = [...this.table.log, ...fresh.flatMap((step) => step.lines)];
      this.#follow(this.table, { ...this.table, ...now, view, log });
      this.heard = Date.now();
      this.#remember(fresh);
      this.#queue.push(...fresh);
      if (this.paused && this.#showing) this.waiting = this.#queue.length + 1;
      void this.#show();
    }
  };

  #remember(fresh: Step[]): void {
    const follows = this.history.length && fresh[0] && this.history.at(-1)!.ply === fresh[0].ply - 1;
    this.history = (follows ? [...this.history, ...fresh] : fresh.length ? fresh : this.history).slice(-KEPT);
  }

  /** Take in a whole table, unless it is older than what is known. */
  #accept(table: Table): void {
    const before = this.table;
    const undone = !!before && table.revision > before.revision;
    if (before && (table.revision < before.revision || (!undone && table.ply < before.ply))) return;
    if (before) this.#report(before, table);
    this.#follow(before, this.#withKeys(table));
    this.heard = Date.now();
    this.missing = false;
    this.history = undone ? this.history.filter((step) => step.ply < table.ply) : before && table.ply > before.ply ? [] : this.history;
    if (before?.view && table.view && !undone && table.ply > before.ply) {
      this.#queue.push({ ply: before.ply, lines: table.log.filter((line) => line.ply >= before.ply), view: table.view });
      void this.#show();
    } else if (!before?.view || undone || !this.#showing) {
      this.#queue = [];
      this.view = table.view;
      this.lines = table.log;
    }
  }

  /** Who went, who came back, for whom a bot plays, and whose move was taken back. */
  #report(before: Table, table: Table): void {
    const turn = table.log.at(-1)?.turn ?? 0;
    const say = (seat: number, key: string): Line => ({ ply: table.ply, turn, by: -1, seat, kind: 'told', key, args: { name: seatName(table.seats[seat]!) } });
    const news: Line[] = [];
    const undone = table.revision > before.revision && table.ply < before.ply ? before.log.find((line) => line.ply >= table.ply && line.by >= 0) : undefined;
    if (undone) news.push(say(undone.by, table.you.includes(undone.by) ? 'follow-undone-yours' : 'follow-undone'));
    if (before.status === 'playing') {
      table.seats.forEach((seat, i) => {
        const was = before.seats[i];
        const key = was && !seat.you ? change(was, seat) : null;
        if (key) news.push(say(i, key));
      });
    }
    const kept = undone ? this.told.filter((line) => line.ply <= table.ply) : this.told;
    if (news.length || kept !== this.told) this.told = [...kept, ...news].slice(-KEPT);
  }

  /** Go on with a newer table; who asked something learns why the question is gone. */
  #follow(before: Table | null, table: Table): void {
    const asked = before?.proposal;
    this.table = before && sameQuestion(before, table) ? { ...table, choices: before.choices } : table;
    if (table.proposal) this.outcome = null;
    if (!asked || table.proposal || table.status === 'over' || !table.you.includes(asked.seat)) return;
    if (table.revision > before.revision || this.#withdrawn) this.#withdrawn = false;
    else this.outcome = { key: table.stranded ? 'stranded-refused' : table.ply > before.ply ? 'proposal-overtaken' : 'proposal-refused', args: {} };
  }

  #withKeys(table: Table): Table {
    if (!table.host || table.status !== 'waiting') return table;
    const seats = table.seats.map((seat) => {
      if (seat.kind !== 'open') return seat;
      if (seat.key) this.#keys.set(seat.seat, seat.key);
      return { ...seat, key: seat.key ?? this.#keys.get(seat.seat) ?? null };
    });
    return { ...table, seats };
  }

  /** Show the waiting steps one by one. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const mine = step.lines.some((line) => this.table?.you.includes(line.by));
      if (!mine) await this.#held();
      const flies = step.lines.some((line) => 'from' in line.args);
      const whole = mine ? 0 : this.touches(step) ? this.#share() : 0;
      const flight = !flies || this.#still() ? 0 : mine ? FLIGHT : Math.min(whole * 0.6, LONGEST_FLIGHT);
      if (flight) {
        this.pace = flight;
        this.moving = step.lines;
        await this.#pause(flight);
        this.moving = [];
      }
      this.view = step.view;
      this.lines = [...this.lines, ...step.lines];
      this.shown(step);
      this.waiting = this.#queue.length;
      const rolled = step.lines.some((line) => line.kind === 'roll') && preferences.pace !== 'instant' ? ROLL : 0;
      const rest = Math.max(rolled, whole - flight);
      if (!this.#still() && rest && (this.#queue.length || rolled)) await this.#pause(rest);
    }
    this.#hurry = false;
    this.#showing = false;
    this.waiting = 0;
    if (this.table && this.view !== this.table.view) {
      this.view = this.table.view;
      this.lines = this.table.log;
    }
  }

  /** How long the next move is shown: as one likes it, but a crowd of moves is not waited for endlessly. */
  #share(): number {
    const pace = PACE[preferences.pace];
    return preferences.pace === 'slow' ? pace : Math.min(pace, SHOWN_WITHIN / (this.#queue.length + 1));
  }

  /** While the board is held, until it is let go. */
  async #held(): Promise<void> {
    while (this.paused && !this.#hurry && !this.#once) {
      this.waiting = this.#queue.length + 1;
      await this.#pause(60_000);
    }
    this.#once = false;
  }

  /** Hold the board, or let it go. */
  hold(paused: boolean): void {
    this.paused = paused;
    if (!paused) this.#wake?.();
  }

  /** Let one step pass while the board is held. */
  step(): void {
    if (!this.paused) return;
    this.#once = true;
    this.#wake?.();
  }

  #still(): boolean {
    return calm.matches || this.#hurry || document.visibilityState === 'hidden';
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Show at once all that is still being shown step by step. */
  skip(): void {
    this.paused = false;
    if (!this.#showing) return;
    this.#hurry = true;
    this.#wake?.();
  }

  async decide(choice: Choice): Promise<void> {
    if (!this.table || this.sending) return;
    const { ply, revision } = this.table;
    if (kept(this.id)) return this.#deliver(); // decided in another window, and not delivered yet
    keep(this.id, { ply, revision, action: choice.action, client: freshClient(), ...(this.eyes === null ? {} : { seat: this.eyes }) });
    await this.#deliver();
  }

  /**
   * Send the decision that is kept, if there is one: again and again until it is answered, whatever the live line does.
   * It always goes under the same client id, so that it counts once however often it arrives.
   */
  #deliver = async (): Promise<void> => {
    if (this.sending) return; // once that is done, it is seen to again
    clearTimeout(this.#retry);
    const pending = kept(this.id);
    this.undelivered = pending !== null && this.undelivered;
    if (!pending) return;
    await this.#send(async () => {
      try {
        const told = await api.decide(this.id, { ...pending, since: pending.ply, moment: preferences.hasty ? 0 : MOMENT });
        discard(this.id, pending.client);
        return told;
      } catch (error) {
        if (error instanceof api.Refusal) discard(this.id, pending.client);
        throw error;
      }
    });
  };

  #send(request: () => Promise<Table | Steps>): Promise<void> {
    this.#sent = this.#attempt(request);
    return this.#sent;
  }

  async #attempt(request: () => Promise<Table | Steps>): Promise<void> {
    this.sending = true;
    this.refusal = null;
    let later = 0;
    try {
      const told = await request();
      this.#pauses.reset();
      if ('steps' in told) this.#hear(told);
      else this.#accept(await this.#seen(told));
    } catch (error) {
      if (error instanceof api.Refusal) {
        this.refusal = error.problem.message ?? { key: 'refused', args: { detail: error.problem.detail ?? error.message } };
        if (error.problem.table) this.#accept(await this.#seen(error.problem.table));
      } else {
        later = error instanceof api.Away ? error.seconds : 0;
        if (later) this.refusal = { key: 'problem-too-many', args: { seconds: later } };
        else if (!kept(this.id)) this.refusal = { key: 'not-delivered', args: {} };
      }
    } finally {
      this.undelivered = kept(this.id) !== null;
      this.sending = false;
      if (this.undelivered && !this.#closed) this.#again(later);
    }
  }

  /** The decision that is kept goes out once more after a pause, not before the server wants it. */
  #again(seconds: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(this.#deliver, Math.max(seconds * 1000, this.#pauses.next()));
  }

  /** Anything at the table that is not a decision: it waits for what is on its way, unless that is the very same. */
  async act<Words extends unknown[]>(ask: Ask<Words>, ...words: Words): Promise<void> {
    const asked = { ask, words: JSON.stringify(words) };
    if (this.#asked.some((one) => one.ask === ask && one.words === asked.words)) return;
    this.#asked.push(asked);
    while (this.sending) await this.#sent; // the live line may have told of it before its answer came
    await this.#send(() => ask(this.id, ...words));
    this.#asked.splice(this.#asked.indexOf(asked), 1);
  }

  async propose(kind: ProposalKind): Promise<void> {
    const table = this.table;
    if (!table) return;
    const { ply, revision, takeback } = table;
    const to = kind === 'takeback' && takeback !== null ? { to: takeback } : {};
    await this.act(propose, { kind, ...to, ply, revision });
  }

  async answer(agree: boolean): Promise<void> {
    const table = this.table;
    if (!table) return;
    const { ply, revision, proposal } = table;
    this.#withdrawn = !agree && !!proposal && table.you.includes(proposal.seat);
    await this.act(answer, { agree, ply, revision });
  }

  async undo(to: number): Promise<void> {
    await this.#sent; // the live line may have told of a decision before its answer came
    const table = this.table;
    if (!table || this.sending) return;
    this.skip();
    await this.#send(() => api.undo(this.id, { ply: table.ply, revision: table.revision, to, client: freshClient() }));
  }
}

const NONE: Choice[] = [];

/** What there is to tell of a seat that changed. */
function change(was: Seat, now: Seat): string | null {
  if (now.kind !== 'person' || was.kind !== 'person') return null;
  if (now.lent && !was.lent) return 'follow-lent';
  if (was.lent && !now.lent) return 'follow-returned';
  return was.online === now.online || now.lent ? null : now.online ? 'follow-here' : 'follow-gone';
}

const propose: Ask<[Omit<api.ProposalRequest, 'client'>]> = (id, body) => api.propose(id, { ...body, client: freshClient() });
const answer: Ask<[Omit<api.AnswerRequest, 'client'>]> = (id, body) => api.answer(id, { ...body, client: freshClient() });

/** The same question told twice, by the answer and by the live line: what is in hand stays in hand. */
function sameQuestion(one: Table, other: Table): boolean {
  if (one.ply !== other.ply || one.revision !== other.revision || one.choices.length !== other.choices.length) return false;
  return one.choices.every((choice, k) => choice.action === other.choices[k]!.action);
}
