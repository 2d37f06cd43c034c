/** What is to be seen of Terra Turrium. */
import type { Arms } from '../../art/arms';
import type { Shapes } from '../../wire';

export type Colour = Builder['colour'];
export type Quarter = Shapes['terra-turrium.Quarter']['quarter'];

export const ARMS: Record<Colour, Arms> = { blue: 'azur', yellow: 'or', red: 'gueules', green: 'sinople' };
export const QUARTERS: Quarter[] = ['nw', 'ne', 'se', 'sw'];

export type Square = Shapes['terra-turrium.Square'];

export type Builder = Shapes['terra-turrium.Builder'];

export type TurriumView = Shapes['terra-turrium.TurriumView'];

/** The side of the board in use, from how many squares there are. */
const SIDES: Record<number, number> = { 2: 6, 3: 8, 4: 10 };
const OWNERS: Record<number, (number | null)[]> = { 2: [0, 0, 1, 1], 3: [0, 1, 2, null], 4: [0, 1, 2, 3] };

/** The view with what a partial one leaves out filled in, as the small boards of the rules page need it. */
export function complete(partial: Partial<TurriumView>): TurriumView {
  const seats = partial.seats ?? 4;
  const side = SIDES[seats] ?? 10;
  const given = new Map((partial.squares ?? []).map((one) => [one.square, one]));
  const squares = Array.from({ length: side * side }, (_, i): Square => {
    const name = nameOf(i % side, Math.floor(i / side), side);
    return { height: 0, flag: null, ...given.get(name), square: name };
  });
  const colours = Object.keys(ARMS) as Colour[];
  const players = colours.slice(0, seats).map((colour, seat): Builder => ({
    seat, arms: ARMS[colour], points: 0, makeup: [], goal: null, colour, heights: [], higher: 0, reserve: 0, attacks: 0, captures: 0, winner: false,
  }));
  const quarters = QUARTERS.map((quarter, i) => ({ quarter, seat: OWNERS[seats]?.[i] ?? null }));
  return {
    game: 'terra-turrium', you: null, actor: 'over', phase: '', turn: 0, prompt: { key: '', args: {}, rule: null }, result: null, round: 0, max_rounds: null,
    turn_order: [], playing: null, quarters, taken: [], takes: 3, hand: 0, movement: { left: 0, points: 5 }, attack_limit: 5, final: false,
    burgenland: null, players, ...partial, seats, squares,
  };
}

/** A square's name from its column and row within the board in use. */
export function nameOf(column: number, row: number, side: number): string {
  const ring = (10 - side) / 2;
  return `${'ABCDEFGHIJ'[column + ring]}${row + ring + 1}`;
}

export const squareOf = (place: string): string | null => (place.startsWith('square-') ? place.slice(7) : null);

export const armsOf = (view: TurriumView, seat: number | null): Arms | null => (seat === null ? null : (view.players[seat]?.arms ?? null));
