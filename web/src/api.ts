/** Requests to the server, and the two ways they fail: refused, or not delivered. */
import { know, takeEarly } from './early';
import type { Chance, Games, Hint, Hints, Looked, Me, Problem, ProposalKind, SeatRequest, Shapes, Step, Steps, Table, TableSummary } from './wire';

/** The server understood and said no. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/** The server could not be reached, fell over, or wants to be asked later. */
export class Away extends Error {
  constructor(readonly seconds = 0) {
    super();
  }
}

/** Milliseconds after which nobody waits any longer for the answer to something that can be sent again. */
const ANSWER_WITHIN = 8000;

export async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown, within?: number): Promise<T> {
  let response: Response;
  try {
    response = await ((method === 'GET' && takeEarly(path)) || fetch(`/api${path}`, {
      method,
      ...(within ? { signal: AbortSignal.timeout(within) } : {}),
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    }));
  } catch {
    throw new Away();
  }
  if (response.ok) {
    try {
      return (await response.json()) as T;
    } catch {
      throw new Away(); // cut short, or somebody else's page
    }
  }
  if (response.status >= 500) throw new Away();
  if (response.status === 429) throw new Away(Number(response.headers.get('Retry-After')) || 1);
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  if (!problem.message) throw new Away(); // not our server's word: somebody stands between
  throw new Refusal({ type: 'about:blank', title: response.statusText, ...problem, status: response.status });
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const games = (): Promise<Games> => request('GET', '/games');
export const myTables = (): Promise<{ tables: TableSummary[] }> => request('GET', '/tables');
const through = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);
/** As I may see it; where several share this device, through that seat. */
export const table = (id: string, seat: number | null = null): Promise<Table> => request('GET', at(id) + through(seat));
export async function openTable(body: {
  game: string;
  options: Record<string, unknown>;
  seats: SeatRequest[];
  name: string;
  public?: boolean;
  hints?: Hints;
  clock?: { turn?: number; game?: number };
  stand_in?: string;
  patience?: number | null;
}): Promise<Table> {
  const opened = await request<Table>('POST', '/tables', body);
  know(at(opened.id), opened); // its page need not ask for it again
  return opened;
}
export const join = (code: string): Promise<{ id: string }> => request('POST', '/join', { code });
export const claim = (id: string, body: { seat?: number; key?: string; code?: string; name: string }): Promise<Table> =>
  request('POST', `${at(id)}/claim`, body);
/** Answered with what it led to, step by step; or with the whole table, where steps do not lead there. */
export const decide = (id: string, body: { ply: number; revision: number; since: number; action: number; client: string; seat?: number; moment?: number }): Promise<Table | Steps> =>
  request('POST', `${at(id)}/decisions`, body, ANSWER_WITHIN);
export const undo = (id: string, body: { ply: number; revision: number; to: number; client: string }): Promise<Table> =>
  request('POST', `${at(id)}/undo`, body);
export const hint = (id: string, seat: number | null = null): Promise<Hint> => request('GET', `${at(id)}/hint${through(seat)}`);
/** What happened between two plies, to be shown again. */
export const steps = (id: string, since: number, until: number, seat: number | null = null): Promise<{ revision: number; steps: Step[] }> =>
  request('GET', `${at(id)}/steps?since=${since}&until=${until}${seat === null ? '' : `&seat=${seat}`}`);
/** Why something cannot be chosen: a place with what is in hand, or a decision in notation. */
export const why = (id: string, body: { place?: string; source?: string | null; text?: string }): Promise<Shapes['WhyNot']> =>
  request('POST', `${at(id)}/why`, body);
export const again = (id: string): Promise<Table> => request('POST', `${at(id)}/again`, {});
/** One of a few sentences, to everybody at the table. */
export const phrase = (id: string, body: Shapes['Phrase']): Promise<Shapes['Said']> => request('POST', `${at(id)}/phrase`, body);
export const chance = (id: string): Promise<Chance> => request('GET', `${at(id)}/chance`);

/** Whose eyes a game is looked back at through: anybody's once it is over, before those of that seat of mine. */
export interface Eyes { eyes: string | null; seat: number | null }

export const lobby = (): Promise<{ tables: TableSummary[] }> => request('GET', '/lobby');
export const recovery = (): Promise<{ code: string }> => request('POST', '/me/recovery');
/** Whose code it is; nobody becomes anybody by looking. */
export const look = (code: string): Promise<Looked> => request('POST', '/me/look', { code });
export const recover = (code: string, beside: boolean): Promise<{ tables: TableSummary[] }> => request('POST', '/me/recover', { code, beside });
export const me = (): Promise<Me> => request('GET', '/me');
export const become = (person: string): Promise<{ tables: TableSummary[] }> => request('POST', '/me/become', { person });
export const revoke = (device: string): Promise<Me> => request('POST', `/me/devices/${device}/revoke`);

export const rename = (id: string, name: string): Promise<Table> => request('POST', `${at(id)}/name`, { name });
export const swap = (id: string, seat: number, other: number): Promise<Table> => request('POST', `${at(id)}/swap`, { seat, other });
export const publish = (id: string, shown: boolean): Promise<Table> => request('POST', `${at(id)}/public`, { public: shown });
export const newLink = (id: string, seat: number): Promise<Table> => request('POST', `${at(id)}/seats/${seat}/link`);
export const handOver = (id: string, seat: number, bot?: string): Promise<Table> =>
  request('POST', `${at(id)}/seats/${seat}/bot`, bot ? { bot } : {});
export const takeSeatBack = (id: string, seat: number): Promise<Table> => request('POST', `${at(id)}/seats/${seat}/back`);
export interface ProposalRequest { kind: ProposalKind; to?: number; ply: number; revision: number; client: string }
export const propose = (id: string, body: ProposalRequest): Promise<Table> => request('POST', `${at(id)}/proposal`, body);
export interface AnswerRequest { agree: boolean; ply: number; revision: number; client: string }
export const answer = (id: string, body: AnswerRequest): Promise<Table> => request('POST', `${at(id)}/answer`, body);
