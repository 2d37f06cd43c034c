/** Requests to the server, and the two ways they fail: refused, or not delivered. */
import type { Games, Hint, Problem, SeatRequest, Table, TableSummary } from './wire';

/** The server understood and said no. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/** The server could not be reached, or fell over. */
export class Away extends Error {}

async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Away();
  }
  if (response.ok) return (await response.json()) as T;
  if (response.status >= 500) throw new Away();
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal({ type: 'about:blank', title: response.statusText, ...problem, status: response.status });
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const games = (): Promise<Games> => request('GET', '/games');
export const myTables = (): Promise<{ tables: TableSummary[] }> => request('GET', '/tables');
export const table = (id: string): Promise<Table> => request('GET', at(id));
export const openTable = (body: {
  game: string;
  options: Record<string, unknown>;
  seats: SeatRequest[];
  name: string;
}): Promise<Table> => request('POST', '/tables', body);
export const join = (code: string): Promise<{ id: string }> => request('POST', '/join', { code });
export const claim = (id: string, body: { seat?: number; key?: string; code?: string; name: string }): Promise<Table> =>
  request('POST', `${at(id)}/claim`, body);
export const decide = (id: string, body: { ply: number; revision: number; action: number; client: string }): Promise<Table> =>
  request('POST', `${at(id)}/decisions`, body);
export const undo = (id: string, body: { ply: number; revision: number; to: number; client: string }): Promise<Table> =>
  request('POST', `${at(id)}/undo`, body);
export const hint = (id: string): Promise<Hint> => request('GET', `${at(id)}/hint`);
export const again = (id: string): Promise<Table> => request('POST', `${at(id)}/again`, {});
