/** What everybody sees of Barony. */
import type { Arms } from '../../art/arms';
import type { Shapes } from '../../wire';

export type Colour = Building['colour'];
export type Terrain = NonNullable<Hex['terrain']>;
export type BuildingKind = Building['kind'];
export type Family = Spell['family'];

export const ARMS: Record<Colour, Arms> = { blue: 'azur', yellow: 'or', red: 'gueules', green: 'sinople', purple: 'pourpre' };
/** The terrains that have a token, in the order of the lists of tokens, gold and silver. */
export const KINDS: Terrain[] = ['field', 'plain', 'forest', 'mountain'];
export const TITLES = ['baron', 'viscount', 'count', 'marquis', 'duke'];

export type Hex = Shapes['barony.Hex'];
export type Building = Shapes['barony.Building'];
export type Knights = Shapes['barony.Knights'];
export type Place = Shapes['barony.Place'];
export type Spell = Shapes['barony.Spell'];

export type Baron = Shapes['barony.Baron'];

export type BaronyView = Shapes['barony.BaronyView'];

/** The view with what a partial one leaves out empty, as the small boards of the rules page need it. */
export function complete(partial: Partial<BaronyView>): BaronyView {
  return {
    game: 'barony', seats: 2, you: null, actor: 'over', phase: '', turn: 0, prompt: { key: '', args: {}, rule: null }, players: [], result: null,
    sorcery: false, title_cost: 15, gold: [5, 4, 3, 2], silver: [3, 2, 1, 0], colours: [], first: 0, hexes: [], buildings: [], knights: [],
    places: [], spells: [], doing: null, ...partial,
  };
}

export const hexOf = (place: string | null): number | null => (place?.startsWith('hex-') ? Number(place.slice(4)) : null);
