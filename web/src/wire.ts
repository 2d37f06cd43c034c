/**
 * What the server says. The types are made from its OpenAPI (`check/wire.mjs` writes `openapi.d.ts`), so that neither side can
 * change alone; docs/wire.md tells what they mean.
 */
import type { components } from './openapi';

export type Shapes = components['schemas'];

export type Fact = string | number;
export type Message = Shapes['Message'];
export type Prompt = Shapes['Prompt'];
export type Choice = Shapes['Choice'];
export type Foreseen = Shapes['Foreseen'];
export type Line = Shapes['Line'];

/** What a seat sees: of one of the games, which `game` names. */
export type View = Shapes['View'];
export type PlayerView = View['players'][number];
export type Ranked = Shapes['Ranked'];

export type Table = Shapes['Table'];
export type Status = Table['status'];
export type Seat = Shapes['Seat'];
export type Clock = Shapes['Clocks'];
export type Proposal = Shapes['Proposal'];
export type ProposalKind = Proposal['kind'];
export type Hints = Table['hints'];
export type Undo = Shapes['UndoRange'];
export type Stranded = Shapes['Stranded'];

export type Step = Shapes['Step'];
export type Steps = Shapes['Steps'];
/** What comes over the live line, which no OpenAPI describes. */
export type LiveMessage = ({ type: 'table' } & Table) | Steps | { type: 'presence'; online: boolean[]; watching: number } | Shapes['Said'] | { type: 'ping' };

export type Course = Shapes['Course'];
export type Positions = Shapes['Positions'];

export type OptionValue = Table['options'][string];
export type OptionFacts = GameFacts['options'][number];
/** An option that is a list of numbers, one for each of its parts. */
export type ListOption = Extract<OptionFacts, { kind: 'digits' | 'numbers' }>;
/** A game people ask for by name; the first of a game is its rulebook. */
export type Preset = Shapes['Preset'];
export type GameFacts = Shapes['GameFacts'];
export type Games = Shapes['Shelf'];
export type Hint = Shapes['Hint'];
export type TableSummary = Shapes['ListedTable'];
export type SeatRequest = Shapes['NewTable']['seats'][number];
export type Chance = Shapes['Chance'];
export type Me = Shapes['Me'];
export type Looked = Shapes['Looked'];
/** A refusal, as `application/problem+json` tells it. */
export type Problem = Pick<Shapes['Problem'], 'type' | 'title' | 'status'> & Partial<Shapes['Problem']>;
