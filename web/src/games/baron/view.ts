/** What a seat sees of Baron. */
import type { Arms } from '../../art/arms';
import type { Shapes } from '../../wire';

export type Kind = Tile['kind'];
export type Colour = Keep['colour'];

export const KINDS: Kind[] = ['meadow', 'village', 'field', 'forest', 'vineyard', 'quarry', 'pond', 'marsh', 'cursed'];
export const ARMS: Record<Colour, Arms> = { red: 'gueules', green: 'sinople', blue: 'azur', purple: 'pourpre', yellow: 'or' };
const VALUES: Record<Kind, number> = { meadow: 0, village: 3, field: 2, forest: 2, vineyard: 1, quarry: 1, pond: 1, marsh: -1, cursed: -2 };

const NONE: Record<Kind, number> = { meadow: 0, village: 0, field: 0, forest: 0, vineyard: 0, quarry: 0, pond: 0, marsh: 0, cursed: 0 };

export type Tile = Shapes['baron.Tile'];
export type Edge = Shapes['baron.Edge'];
export type Keep = Shapes['baron.Keep'];

export type Claimant = Shapes['baron.Claimant'];

export type BaronView = Shapes['baron.BaronView'];

/** The view with what a partial one leaves out filled in, as the small boards of the rules page need it. */
export function complete(partial: Partial<BaronView>): BaronView {
  const tiles = (partial.tiles ?? []).map((tile) => ({ ...tile, value: VALUES[tile.kind] }));
  const laid = new Map(tiles.map((tile) => [tile.cell, tile]));
  const keeps = (partial.keeps ?? []).map((keep) => {
    const territory = [keep.cell, ...around(keep.cell).filter((cell) => laid.has(cell))];
    const value = territory.reduce((sum, cell) => sum + (laid.get(cell)?.value ?? 0), 0);
    return { ...keep, territory, value, touching: territory.length - 1, seat: 0, out: false, token: keep.token ?? null };
  });
  return {
    game: 'baron', seats: 2, you: null, actor: 'over', phase: '', turn: 0, prompt: { key: '', args: {}, rule: null }, players: [], result: null, turns: 0,
    first: null, playing: null, colours: [], unseen: NONE, next: null, edge: [], market: [], pile: 0, known: [], values: VALUES, oubliettes_at: -5, asked: null, ...partial, tiles, keeps,
  };
}

const STEPS: [number, number][] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];

/** The six neighbours of a cell. */
export function around(cell: string): string[] {
  const [q, r] = cell.split(',').map(Number) as [number, number];
  return STEPS.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

export const cellOf = (place: string | null): string | null => (place?.startsWith('cell-') ? place.slice(5) : null);

/** A number as people write it, with a real minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
