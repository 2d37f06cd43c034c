/** What everybody sees of Barony. */
import type { Arms } from '../../art/arms';
import type { PlayerView, View } from '../../wire';

export type Colour = 'blue' | 'yellow' | 'red' | 'green' | 'purple';
export type Terrain = 'field' | 'plain' | 'forest' | 'mountain' | 'lake' | 'mystery';
export type BuildingKind = 'village' | 'stronghold' | 'city';
export type Family = 'movement' | 'recruitment' | 'construction';

export const ARMS: Record<Colour, Arms> = { blue: 'azur', yellow: 'or', red: 'gueules', green: 'sinople', purple: 'pourpre' };
/** The terrains that have a token, in the order of the lists of tokens, gold and silver. */
export const KINDS: Terrain[] = ['field', 'plain', 'forest', 'mountain'];
export const TITLES = ['baron', 'viscount', 'count', 'marquis', 'duke'];

export interface Hex { hex: number; q: number; r: number; terrain: Terrain | null; lakeside?: boolean }
export interface Building { hex: number; kind: BuildingKind; colour: Colour }
export interface Knights { hex: number; colour: Colour; count: number }
export interface Place { hex: number; imprints: Colour[] }
export interface Spell { spell: string; code: string; family: Family; cost: number }

export interface Baron extends PlayerView {
  colour: Colour;
  track: number;
  silver: number;
  gold: number;
  rank: number;
  title: string;
  new_cities: number;
  tokens: number[];
  magic: number;
  imprints: number;
  reserve: { knights: number; villages: number; strongholds: number; cities: number };
  board: { knights: number; villages: number; strongholds: number; cities: number };
  box: number;
}

export interface BaronyView extends View {
  sorcery: boolean;
  title_cost: number;
  gold: number[];
  silver: number[];
  colours: Colour[];
  first: number | null;
  hexes: Hex[];
  buildings: Building[];
  knights: Knights[];
  places: Place[];
  spells: Spell[];
  doing: null | { kind: string; hex: number | null; from: number | null; spells: string[]; paid: number; victim: Colour | null };
  players: Baron[];
}

/** The view with what a partial one leaves out empty, as the small boards of the rules page need it. */
export function complete(partial: Partial<BaronyView>): BaronyView {
  return {
    game: 'barony', seats: 2, you: null, actor: 'over', phase: '', turn: 0, prompt: null, players: [], result: null,
    sorcery: false, title_cost: 15, gold: [5, 4, 3, 2], silver: [3, 2, 1, 0], colours: [], first: 0, hexes: [], buildings: [], knights: [],
    places: [], spells: [], doing: null, ...partial,
  };
}

export const hexOf = (place: string | null): number | null => (place?.startsWith('hex-') ? Number(place.slice(4)) : null);
