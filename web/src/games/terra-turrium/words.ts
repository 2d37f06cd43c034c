/** Squares and places of Terra Turrium in words. */
import { t } from '../../messages.svelte';
import type { Picking } from '../../table/picking.svelte';
import { cellOf } from './geometry';
import { QUARTERS, squareOf, type TurriumView } from './view';

export const sideOf = (view: TurriumView): number => Math.sqrt(view.squares.length);

/** Which quarter a square lies in, clockwise from the north-west. */
export function quarterOf(name: string, side: number): number {
  const { column, row } = cellOf(name, side);
  const [east, south] = [column >= side / 2, row >= side / 2];
  return QUARTERS.indexOf(`${south ? 's' : 'n'}${east ? 'e' : 'w'}`);
}

/** A square and everything on it, spoken. */
export function contents(view: TurriumView, name: string): string {
  const found = view.squares.find((one) => one.square === name);
  if (!found) return name;
  const parts = [t('board-terra-turrium-square', { square: name, height: found.height })];
  if (found.flag) parts.push(t('board-terra-turrium-flag', { colour: found.flag }));
  const owner = view.quarters[quarterOf(name, sideOf(view))]?.seat ?? null;
  parts.push(t('board-terra-turrium-territory', { colour: owner === null ? 'none' : (view.players[owner]?.colour ?? 'none') }));
  const dug = view.taken.filter((one) => one === name).length;
  if (dug) parts.push(t('board-terra-turrium-dug', { count: dug }));
  return parts.join(', ');
}

export function describe(view: TurriumView, place: string): { name: string; value: number | null; detail: string } | null {
  const name = squareOf(place);
  return name ? { name, value: null, detail: contents(view, name) } : null;
}

export function together(view: TurriumView, picking: Picking, place: string): { place: string; name: string }[] {
  const name = squareOf(place);
  return name && picking.sources.has(place) ? [{ place, name: contents(view, name) }] : [];
}

/** The log counts turns over all players; rounds are what people count. */
export const round = (view: TurriumView, turn: number): number => Math.ceil(turn / view.seats);

export function standing(view: TurriumView): string {
  const { round, max_rounds: most, final, turn } = view;
  const goal = t('goal-terra-turrium');
  if (!turn) return goal;
  if (final) return t('standing-terra-turrium-final', { round });
  return most && round > most - 10 ? t('standing-terra-turrium-limit', { round, most }) : t('standing-terra-turrium', { round, goal });
}
