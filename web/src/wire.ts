/** What the server says, as docs/wire.md describes it. */
import type { Arms } from './art/arms';

export type Fact = string | number;
export interface Message { key: string; args: Record<string, Fact> }
export interface Prompt extends Message { rule?: string | null }

export interface Choice {
  action: number;
  text: string;
  kind: string;
  label: Message;
  source: string | null;
  target: string | null;
  effect: Message | null;
  marks: string[];
  ends_turn: boolean;
  /** The lines the log would have after it. */
  preview: Foreseen[];
}

export interface Foreseen { kind: string; seat: number; key: string; args: Record<string, Fact> }

export interface PlayerView { seat: number; arms: Arms | null; points: number }

export interface Ranked { seat: number; rank: number; result: number; score: Record<string, number> }

export interface View {
  game: string;
  seats: number;
  you: number | null;
  actor: number | 'chance' | 'over';
  phase: string;
  turn: number;
  prompt: Prompt | null;
  players: PlayerView[];
  result: { ending: string; ranking: Ranked[] } | null;
}

export interface Line { ply: number; turn: number; kind: string; seat: number; key: string; args: Record<string, Fact> }

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  you: boolean;
  online: boolean;
  /** Why a bot plays for the person who sits here. */
  lent: 'hand' | 'turn' | 'game' | null;
  /** Of an open seat, to the host, as far as the server still knows it. */
  key?: string | null;
}

/** Settings in seconds; everything else in milliseconds, by the server's time. */
export interface Clock { turn: number | null; game: number | null; now: number; deadline: number | null; left: (number | null)[] }

export type ProposalKind = 'takeback' | 'resign' | 'stop';
export interface Proposal { kind: ProposalKind; seat: number; to: number | null; agreed: number[]; missing: number[] }

export type Hints = 'alone' | 'all' | 'none';

export interface Undo { to: number; restart: number }
export type Status = 'waiting' | 'playing' | 'stranded' | 'over';

/** Why a game cannot go on by the present rules: the first decision they do not take. */
export interface Stranded {
  /** The rules it was played by, and those that do not take it. */
  before: number;
  rules: number;
  /** How far it can be seen, and how many decisions lie beyond. */
  ply: number;
  left: number;
  why: 'decision' | 'over' | 'position' | 'options';
  /** The decision and the rule against it, where I may know them. */
  text: string | null;
  rule: string | null;
  option: string | null;
}

export interface Table {
  id: string;
  code: string | null;
  game: string;
  options: Record<string, OptionValue>;
  status: Status;
  seats: Seat[];
  you: number[];
  host: boolean;
  next: string | null;
  commitment: string;
  secret: string | null;
  ply: number;
  /** Counts undos, and being stranded: a table with more of them is newer, whatever its ply. */
  revision: number;
  view: View | null;
  choices: Choice[];
  log: Line[];
  undo: Undo | null;
  /** The ply before my latest decision, to which everybody may agree to go back. */
  takeback: number | null;
  public: boolean;
  /** Who may ask what a knight would do: those who play against bots alone, all, or none. */
  hints: Hints;
  /** Whether I am one of them. */
  advised: boolean;
  /** How many look on without a seat. */
  watching: number;
  clock: Clock | null;
  proposal: Proposal | null;
  agreed: { ending: 'resign' | 'stop'; seat: number | null } | null;
  /** Set while the game is stranded, and after its end if it was. */
  stranded: Stranded | null;
}

/** What a message after decisions tells beside the steps themselves. */
type Now = Pick<Table, 'ply' | 'revision' | 'choices' | 'undo' | 'status' | 'secret' | 'takeback' | 'proposal' | 'clock'>;

export interface Step { ply: number; lines: Line[]; view: View }

export type Steps = { type: 'steps'; steps: Step[] } & Now;
export type LiveMessage = ({ type: 'table' } & Table) | Steps | { type: 'ping' };

export type OptionValue = boolean | number | string;
export type OptionFacts =
  | { name: string; default: boolean; kind: 'switch' }
  | { name: string; default: number; kind: 'number'; low: number; high: number; suggested: number[] }
  | { name: string; default: string; kind: 'choice'; words: string[] }
  | { name: string; default: string; kind: 'digits'; length: number; low: number; high: number; suggested: string[] }
  | { name: string; default: string; kind: 'text'; suggested: string[] }
  | { name: string; default: string; kind: 'numbers'; shortest: number; longest: number; low: number; high: number; suggested: string[] };

export interface GameFacts {
  slug: string;
  title: string;
  authors: string;
  year: number;
  seats: number[];
  minutes: number;
  complexity: number;
  rules: number;
  options: OptionFacts[];
}

/** What a knight would do at that ply, how sure it is, and what it expects of its best decisions. */
export interface Hint { ply: number; action: number; text: string; confidence: number | null; lines: { action: number; share: number; expected: number; sure: number; line: string[] }[] }
export interface Games { games: GameFacts[]; bots: string[]; version: string }

export interface TableSummary {
  id: string;
  game: string;
  seats: Pick<Seat, 'seat' | 'kind' | 'name' | 'bot' | 'you'>[];
  status: Status;
  your_turn: boolean;
  turn: number;
  updated: string | number;
}

export type SeatRequest = { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

/** Everything needed to check what chance drew. */
export interface Chance {
  commitment: string;
  secret: string;
  /** How often chance drew by older rules: that is not among the draws. */
  earlier: number;
  draws: { ply: number; outcomes: { text: string; weight: number }[]; drawn: string }[];
  record: { actions: string[] };
}

/** A refusal, as `application/problem+json` tells it. */
export interface Problem { type: string; title: string; status: number; message?: Message; detail?: string; table?: Table; retry_after?: number }
