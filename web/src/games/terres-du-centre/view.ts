/** What a seat sees of Un Dernier Donjon pour la Route. */
import type { Shapes } from '../../wire';

export type House = Fief['house'];
/** W, G, R, Y, # destroyed, . not in play. */
export type Terrain = string;
export interface Spot { x: number; y: number }

export type Land = Shapes['terres-du-centre.Land'];
export type Fief = Shapes['terres-du-centre.Fief'];
export type Token = Shapes['terres-du-centre.Token'];
export type Bridge = Shapes['terres-du-centre.Bridge'];
export type Reasons = Shapes['terres-du-centre.Reasons'];
export type Taken = NonNullable<LandsView['taken']>;
export type TokenState = Shapes['terres-du-centre.Holding']['tokens']['knight'];

export type Holding = Shapes['terres-du-centre.Holding'];

export type LandsView = Shapes['terres-du-centre.LandsView'];

/** The view with what a partial one leaves out empty, as the small boards of the rules page need it. */
export function complete(partial: Partial<LandsView>): LandsView {
  return {
    game: 'terres-du-centre', seats: 2, you: null, actor: 'over', phase: '', turn: 0, prompt: { key: '', args: {}, rule: null }, players: [], result: null, rounds: 0,
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
