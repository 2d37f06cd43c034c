/** Hexes, pieces and places of Barony in words. */
import { t } from '../../messages.svelte';
import type { Picking } from '../../table/picking.svelte';
import { hexOf, type BaronyView } from './view';

/** A hex and everything on it, spoken. */
export function contents(view: BaronyView, hex: number): string {
  const face = view.hexes.find((one) => one.hex === hex);
  const parts = [t('board-barony-hex', { hex, terrain: face?.terrain ?? 'none' })];
  if (face?.lakeside) parts.push(t('board-barony-lakeside'));
  for (const building of view.buildings) if (building.hex === hex) parts.push(t('board-barony-building', { kind: building.kind, colour: building.colour }));
  for (const knights of view.knights) if (knights.hex === hex) parts.push(t('board-barony-knights', { colour: knights.colour, count: knights.count }));
  for (const place of view.places) {
    if (place.hex !== hex) continue;
    for (const colour of place.imprints) parts.push(t('board-barony-imprint', { colour }));
    parts.push(place.imprints.length < 3 ? t('board-barony-magic', { magic: 3 - place.imprints.length }) : t('board-barony-spent'));
  }
  return parts.join(', ');
}

export function describe(view: BaronyView, place: string): { name: string; value: number | null; detail: string } | null {
  const hex = hexOf(place);
  if (hex === null) return null;
  const terrain = view.hexes.find((one) => one.hex === hex)?.terrain ?? 'none';
  return { name: t('board-barony-hex', { hex, terrain }), value: null, detail: contents(view, hex) };
}

/** On a hex everything is picked up together. */
export function together(_view: BaronyView, _picking: Picking, _place: string): { place: string; name: string }[] {
  return [];
}

/** The log counts rounds, as people do. */
export const round = (_view: BaronyView, turn: number): number => turn;

export function standing(view: BaronyView): string {
  const { turn, sorcery } = view;
  const goal = t('goal-barony', { sorcery: Number(sorcery) });
  return turn ? t('standing-barony', { turn, goal }) : t('standing-barony-setup', { goal });
}
