/** What a seat sees of Terre de Barons. */
import type { Arms } from '../../art/arms';
import type { PlayerView, View } from '../../wire';

export type Colour = 'blue' | 'yellow' | 'red' | 'green';

export const ARMS: Record<Colour, Arms> = { blue: 'azur', yellow: 'or', red: 'gueules', green: 'sinople' };

export interface Officer {
  id: string;
  colour: Colour;
  rank: 'baron' | 'knight';
  tile: number;
  active: boolean;
  melee: boolean;
}

export interface Baronage extends PlayerView {
  colour: Colour | null;
  tile_points: number;
  diversity: number;
  values: number[];
  troops: { board: number; reserve: number; discard: number };
  keeps: { board: number; reserve: number };
  card: { state: 'none' | 'held' | 'spent' | 'played'; number: number | null };
}

export interface BaronsView extends View {
  goal: number;
  turn_order: number[];
  tiles: { tile: number; value: number | null; mountain: boolean }[];
  keeps: { tile: number; colour: Colour }[];
  troops: { tile: number; colour: Colour; count: number; fresh: number }[];
  officers: Officer[];
  sieges: { tile: number; colour: Colour; count: number; needs: number }[];
  colours: Colour[];
  die: number | null;
  bonus: null | { spent: boolean; recruit: number; recruit_keep: number; move: number; two_orders: boolean };
  order: null | { kind: 'disperse' | 'concentrate'; tile: number; steps: number };
  done: number;
  first: null | 'move' | 'order';
  paused: boolean;
  players: Baronage[];
}

/** The view with what a partial one leaves out empty, as the small boards of the rules page need it. */
export function complete(partial: Partial<BaronsView>): BaronsView {
  const given = new Map((partial.tiles ?? []).map((tile) => [tile.tile, tile]));
  const tiles = Array.from({ length: 37 }, (_, i) => ({ value: null, mountain: false, ...given.get(i + 1), tile: i + 1 }));
  const troops = (partial.troops ?? []).map((stack) => ({ ...stack, fresh: stack.fresh ?? stack.count }));
  const officers = (partial.officers ?? []).map((officer, i) => ({
    ...officer,
    id: officer.id ?? `officer-${officer.colour}-${officer.rank === 'baron' ? 0 : i + 1}`,
    active: officer.active ?? false,
    melee: officer.melee ?? false,
  }));
  return {
    game: 'terre-de-barons', seats: 2, you: null, actor: 'over', phase: '', turn: 0, prompt: null, players: [], result: null,
    goal: 0, turn_order: [], keeps: [], sieges: [], colours: [], die: null, bonus: null, order: null, done: 0, first: null,
    paused: false, ...partial, tiles, troops, officers,
  };
}

export const tileOf = (place: string): number | null => (place.startsWith('tile-') ? Number(place.slice(5)) : null);

/** The tile a place is on: a tile itself, or where an officer stands. */
export function tileAt(view: BaronsView, place: string): number | null {
  return tileOf(place) ?? view.officers.find((officer) => officer.id === place)?.tile ?? null;
}
