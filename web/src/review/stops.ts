/** The course of a game in stops: every decision, and the end. Each has an address, its turn and its number in it. */
import type { Line, Message, Shapes } from '../wire';

export type Course = Shapes['Course'];
export type Ply = Shapes['Ply'];

export interface Stop {
  /** The position is the one before this ply. */
  ply: number;
  turn: number;
  /** Of the decisions of its turn, from 1. */
  step: number;
  /** Who decides; null at the end. */
  by: number | null;
  /** What the decision was, in the log's words, and what chance then did. */
  lines: Line[];
  then: Line[];
  text: string | null;
  /** As it was offered, where the log says nothing of it. */
  label: Message | null;
}

export function stopsOf(course: Course): Stop[] {
  const stops: Stop[] = [];
  const add = (ply: number, turn: number, by: number | null, lines: Line[], text: string | null, label: Message | null): void => {
    const before = stops.at(-1);
    stops.push({ ply, turn, by, lines, text, label, then: [], step: before?.turn === turn ? before.step + 1 : 1 });
  };
  for (const { ply, turn, by, lines, text, label } of course.plies) {
    if (by >= 0) add(ply, turn, by, lines, text, label);
    else stops.at(-1)?.then.push(...lines);
  }
  add(course.ply, course.turn, null, [], null, null);
  return stops;
}

export const addressOf = (stop: Stop): string => `${stop.turn}.${stop.step}`;

/** The stop an address means: itself, or the last of its turn, or of the turn before it; the end for no address. */
export function stopAt(stops: Stop[], address: string | null): number {
  if (address?.startsWith('@')) return Math.max(0, stops.findLastIndex((stop) => stop.ply <= Number(address.slice(1)))); // by ply, as notes are kept
  const [turn = 0, step = 1] = (address ?? '').split('.').map(Number);
  if (!address || Number.isNaN(turn)) return stops.length - 1;
  const found = stops.findLastIndex((stop) => stop.turn < turn || (stop.turn === turn && stop.step <= (step || 1)));
  return Math.max(0, found);
}

/** Where each turn begins: a turn of the list is what one player decides in a row under the same number. */
export interface Turn { key: string; turn: number; seat: number; first: number; last: number; chance: Line[] }

export function turnsOf(stops: Stop[]): Turn[] {
  const turns: Turn[] = [];
  stops.forEach((stop, index) => {
    if (stop.by === null) return;
    const before = turns.at(-1);
    if (before && before.turn === stop.turn && before.seat === stop.by) before.last = index;
    else turns.push({ key: `${stop.turn}-${index}`, turn: stop.turn, seat: stop.by, first: index, last: index, chance: index ? stops[index - 1]!.then : [] });
  });
  return turns;
}
