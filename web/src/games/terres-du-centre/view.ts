/** What a seat sees of Un Dernier Donjon pour la Route. */
import type { Arms } from '../../art/arms';
import type { PlayerView, View } from '../../wire';

export type House = 'edelstein' | 'brownbear' | 'bonamour';
/** W, G, R, Y, # destroyed, . not in play. */
export type Terrain = string;
export interface Spot { x: number; y: number }

export interface Land { left: number; top: number; rows: string[]; cards: number[][] }
export interface Fief extends Spot { house: House; arms: Arms; windows: number; size: number; guarded: boolean; squares: [number, number][] }
export interface Token extends Spot { house: House; arms: Arms }
export interface Bridge extends Spot { to_x: number; to_y: number }
export interface Reasons { left: number; top: number; width: number; height: number; turns: string[] }
export type Taken = { kind: 'card'; card: string | null } | { kind: 'keep'; windows: number } | { kind: 'dragon'; token: string } | { kind: 'knight' | 'bridge' };
export type TokenState = 'absent' | 'ready' | 'front' | 'dragon';

export interface Holding extends PlayerView {
  /** Null until it is chosen. */
  house: House | null;
  arms: Arms | null;
  squares: number;
  hand: { count: number; cards: string[] | null };
  piles: { windows: number; cards: number; keep: boolean; seal: boolean }[];
  keeps: { windows: number; raised: boolean; size: number }[];
  known: string[] | null;
  tokens: { knight: TokenState; seal: TokenState };
  bridge: boolean;
  royal: number[];
  sealed: number | null;
}

export interface LandsView extends View {
  rounds: number;
  first: number | null;
  mover: number | null;
  houses: House[];
  teams: boolean;
  land: Land;
  fiefs: Fief[];
  knights: Token[];
  dragons: Token[];
  bridges: Bridge[];
  aside: number;
  card_played: boolean;
  must_raise: boolean;
  taken: Taken | null;
  reasons: Reasons | null;
  players: Holding[];
}

/** The view with what a partial one leaves out empty, as the small boards of the rules page need it. */
export function complete(partial: Partial<LandsView>): LandsView {
  return {
    game: 'terres-du-centre', seats: 2, you: null, actor: 'over', phase: '', turn: 0, prompt: null, players: [], result: null, rounds: 0,
    first: null, mover: null, houses: [], teams: false, land: { left: 0, top: 0, rows: [], cards: [] }, fiefs: [], knights: [], dragons: [],
    bridges: [], aside: 0, card_played: false, must_raise: false, taken: null, reasons: null, ...partial,
  };
}

export const right = (land: Land): number => land.left + (land.rows[0]?.length ?? 0) - 1;
export const bottom = (land: Land): number => land.top + land.rows.length - 1;
export const typeAt = (land: Land, x: number, y: number): Terrain => land.rows[y - land.top]?.[x - land.left] ?? '.';
export const sheetAt = (land: Land, x: number, y: number): number => land.cards[y - land.top]?.[x - land.left] ?? -1;

export const placeOf = (x: number, y: number): string => `square-${x},${y}`;

/** The square a place names. */
export function spotOf(place: string | null): Spot | null {
  if (!place?.startsWith('square-')) return null;
  const [x, y] = place.slice(7).split(',').map(Number);
  return x === undefined || y === undefined ? null : { x, y };
}

/** A card's four types clockwise from the top left, after so many quarter turns. */
export const turned = (card: string, turns: number): string => card.slice(4 - turns) + card.slice(0, 4 - turns);
export const FOOTPRINT: [number, number][] = [[0, 0], [1, 0], [1, 1], [0, 1]];

export const fiefAt = (view: LandsView, x: number, y: number): Fief | undefined =>
  view.fiefs.find((fief) => fief.squares.some(([a, b]) => a === x && b === y));
