/** What a seat sees of Terre de Barons. */
import type { Arms } from '../../art/arms';
import type { Shapes } from '../../wire';

export type Colour = Officer['colour'];

export const ARMS: Record<Colour, Arms> = { blue: 'azur', yellow: 'or', red: 'gueules', green: 'sinople' };

export type Officer = Shapes['terre-de-barons.Officer'];

export type Baronage = Shapes['terre-de-barons.Baronage'];

export type BaronsView = Shapes['terre-de-barons.BaronsView'];

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
    game: 'terre-de-barons', seats: 2, you: null, actor: 'over', phase: '', turn: 0, prompt: { key: '', args: {}, rule: null }, players: [], result: null,
    goal: 0, turn_order: [], keeps: [], sieges: [], colours: [], die: null, bonus: null, order: null, done: 0, first: null,
    paused: false, ...partial, tiles, troops, officers,
  };
}

export const tileOf = (place: string): number | null => (place.startsWith('tile-') ? Number(place.slice(5)) : null);

/** The tile a place is on: a tile itself, or where an officer stands. */
export function tileAt(view: BaronsView, place: string): number | null {
  return tileOf(place) ?? view.officers.find((officer) => officer.id === place)?.tile ?? null;
}
