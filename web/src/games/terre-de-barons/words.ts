/** Tiles, pieces and places of Terre de Barons in words. */
import { t } from '../../messages.svelte';
import type { Picking } from '../../table/picking.svelte';
import { tileAt, type BaronsView } from './view';

/** A tile and everything that lies on it, spoken. */
export function contents(view: BaronsView, tile: number): string {
  const face = view.tiles[tile - 1];
  const parts: string[] = [];
  if (face?.mountain) return t('board-terre-de-barons-mountain', { tile });
  const name = face?.value ? t('board-terre-de-barons-tile', { tile, value: face.value }) : t('board-terre-de-barons-unlaid', { tile });
  for (const keep of view.keeps) if (keep.tile === tile) parts.push(t('board-terre-de-barons-keep', { colour: keep.colour }));
  for (const stack of view.troops) if (stack.tile === tile) parts.push(t('board-terre-de-barons-troops', { colour: stack.colour, count: stack.count }));
  for (const officer of view.officers) {
    if (officer.tile !== tile) continue;
    if (officer.rank === 'baron') parts.push(t('board-terre-de-barons-baron', { colour: officer.colour }));
    else parts.push(t('board-terre-de-barons-knight', { colour: officer.colour, state: officer.active ? 'active' : officer.melee ? 'melee' : 'idle' }));
  }
  for (const siege of view.sieges) if (siege.tile === tile) parts.push(t('board-terre-de-barons-siege', { count: siege.count, needs: siege.needs }));
  return [name, ...(parts.length ? parts : [t('tdb-empty')])].join(', ');
}

export function describe(view: BaronsView, place: string): { name: string; value: number | null; detail: string } | null {
  const tile = tileAt(view, place);
  if (tile === null) return null;
  return { name: t('tdb-tile', { tile }), value: view.tiles[tile - 1]?.value || null, detail: contents(view, tile) };
}

/** What can be picked up on the tile of `place`. */
export function together(view: BaronsView, picking: Picking, place: string): { place: string; name: string }[] {
  const tile = tileAt(view, place);
  if (tile === null) return [];
  const found: { place: string; name: string }[] = [];
  if (picking.sources.has(`tile-${tile}`)) found.push({ place: `tile-${tile}`, name: t('tdb-pick-orders', { tile }) });
  const ranks = new Set<string>();
  for (const officer of view.officers) {
    // Two knights on one tile are the same to pick up.
    if (officer.tile !== tile || !picking.sources.has(officer.id) || ranks.has(officer.rank)) continue;
    ranks.add(officer.rank);
    found.push({ place: officer.id, name: t('tdb-pick-officer', { rank: officer.rank }) });
  }
  return found;
}

/** The log counts turns over all players; rounds are what people count. */
export const round = (view: BaronsView, turn: number): number => Math.ceil(turn / view.seats);

export function standing(view: BaronsView): string {
  const { turn, goal } = view;
  return turn ? t('tdb-standing', { turn: round(view, turn), goal }) : t('tdb-standing-setup', { goal });
}
