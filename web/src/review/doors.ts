/** What is asked of the server about a game that is looked back at; docs/wire.md tells what it means. */
import { request, type Eyes } from '../api';
import type { Course, Positions, SeatRequest, Shapes, Table } from '../wire';

export type About = Shapes['Review'];
export type Analysis = Shapes['Analysis'];
export type Finding = Shapes['Finding'];
export type PlayerFinding = Shapes['PlayerFinding'];
export type Verdict = Shapes['Verdict'];
export type Elsewhere = Shapes['Branch'];
export type KeptBranch = Shapes['KeptBranch'];
export type Note = Shapes['Note'];
export type PlayedGame = Shapes['PlayedGame'];
export type PlayedGames = Shapes['PlayedGames'];
export type Statistics = Shapes['Statistics'];
export type Study = Shapes['Studies']['studies'][number];
export type Pass = NonNullable<Analysis['depth']>;

/** A position: the game up to a ply, and then these decisions instead of what followed. */
export interface Where { ply: number; texts: string[] }

const at = (id: string): string => `/reviews/${encodeURIComponent(id)}`;
const seeing = ({ eyes, seat }: Eyes): string => (eyes === null ? '' : `&eyes=${eyes}`) + (seat === null ? '' : `&seat=${seat}`);

export const about = (id: string): Promise<About> => request('GET', at(id));
export const course = (id: string, since: number, whose: Eyes): Promise<Course> => request('GET', `${at(id)}/course?since=${since}${seeing(whose)}`);
export const positions = (id: string, first: number, last: number, whose: Eyes): Promise<Positions> =>
  request('GET', `${at(id)}/positions?first=${first}&last=${last}${seeing(whose)}`);
export const record = (id: string): Promise<unknown> => request('GET', `${at(id)}/record`);
export const text = (id: string, language: string): Promise<Shapes['ReadableRecord']> => request('GET', `${at(id)}/text?language=${language}`);

export const analysis = (id: string, since: number): Promise<Analysis> => request('GET', `${at(id)}/analysis?since=${since}`);
export const analyse = (id: string, depth: 'quick' | 'full'): Promise<Analysis> => request('POST', `${at(id)}/analysis`, { depth });
export const callOff = (id: string): Promise<Analysis> => request('POST', `${at(id)}/analysis/cancel`, {});

export const tryOut = (id: string, where: Where & { action?: number; eyes?: string }): Promise<Elsewhere> => request('POST', `${at(id)}/branch`, where);
export const judge = (id: string, where: Where & { action?: number }): Promise<Verdict> => request('POST', `${at(id)}/judge`, where);
export const branches = (id: string): Promise<Shapes['Branches']> => request('GET', `${at(id)}/branches`);
export const keepBranch = (id: string, where: Where & { name?: string }): Promise<Shapes['Branches']> => request('POST', `${at(id)}/branches`, where);
export const dropBranch = (id: string, name: string): Promise<Shapes['Branches']> => request('POST', `${at(id)}/branches/${name}/delete`, {});
export const playOn = (id: string, body: Where & { seats: SeatRequest[]; name: string; hints?: 'alone' | 'all' | 'none' }): Promise<Table> => request('POST', `${at(id)}/play`, body);

export const bring = (body: { text: string; names?: string[] }): Promise<About> => request('POST', '/studies', body);
export const studies = (): Promise<Shapes['Studies']> => request('GET', '/studies');
export const dropStudy = (id: string): Promise<Shapes['Studies']> => request('POST', `/studies/${encodeURIComponent(id)}/delete`, {});

export const notes = (id: string): Promise<Shapes['Notes']> => request('GET', `${at(id)}/notes`);
export const note = (id: string, body: { ply: number; branch?: string; text: string; bookmark: boolean }): Promise<Shapes['Notes']> => request('POST', `${at(id)}/notes`, body);
export const allNotes = (before: string | null = null): Promise<Shapes['Notes']> => request('GET', `/me/notes${before ? `?before=${encodeURIComponent(before)}` : ''}`);

export interface Wanted { game?: string; with?: string; status?: 'running' | 'over'; before?: string }
export function games(wanted: Wanted): Promise<PlayedGames> {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value) asked.set(name, value);
  return request('GET', `/me/games?${asked}`);
}
export const statistics = (game: string): Promise<Statistics> => request('GET', `/me/statistics${game ? `?game=${game}` : ''}`);
