/** Cells, tiles and keeps of Baron in words. */
import { t } from '../../messages.svelte';
import type { Picking } from '../../table/picking.svelte';
import { cellOf, signed, type BaronView, type Keep } from './view';

export function keepWords(keep: Keep): string {
  const { colour, touching, value } = keep;
  if (keep.rank === 'baron') return t('board-baron-baron', { colour, token: signed(keep.token ?? value) });
  return t(`board-baron-${keep.rank}`, { colour, touching, value: signed(value) });
}

/** A cell and everything that lies on it, as it is read: nobody sees where its row and column begin. */
export function contents(view: BaronView, cell: string): string {
  const tile = view.tiles.find((one) => one.cell === cell);
  if (!tile) {
    const edge = view.edge.find((one) => one.cell === cell);
    return t('board-baron-empty', { touching: edge?.touching ?? 0, bonus: edge?.bonus ?? 0 });
  }
  const name = t('board-baron-tile', { kind: tile.kind, value: signed(tile.value) });
  const keep = view.keeps.find((one) => one.cell === cell);
  return keep ? `${name}, ${keepWords(keep)}` : name;
}

/** The same, spoken to who finds the way by row and column. */
export const spoken = (view: BaronView, cell: string): string => t('place-spoken', { place: cell, what: contents(view, cell) });

export function describe(view: BaronView, place: string): { name: string; value: number | null; detail: string } | null {
  const cell = cellOf(place);
  if (cell === null) return null;
  const tile = view.tiles.find((one) => one.cell === cell);
  const name = tile ? t('kind-baron', { kind: tile.kind }) : contents(view, cell);
  return { name, value: null, detail: contents(view, cell) };
}

/** Nothing else is ever picked up at the spot of a tile in the reserve. */
export function together(_view: BaronView, _picking: Picking, _place: string): { place: string; name: string }[] {
  return [];
}

/** The log counts rounds, as people do. */
export const round = (_view: BaronView, turn: number): number => turn;

export function standing(view: BaronView): string {
  const { turn, turns } = view;
  return turn ? t('standing-baron', { turn, turns }) : t('goal-baron');
}
