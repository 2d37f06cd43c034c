/** The card in hand, or the bridge, turned by quarters: each turn is something to hold. */
import type { Picking } from '../../table/picking.svelte';

/** The turns in which it has a place at all. */
export const turnable = (picking: Picking): number[] =>
  [...picking.sources].flatMap((source) => (source.startsWith('turn-') ? [Number(source.slice(5))] : [])).sort((a, b) => a - b);

/** How it is turned now. */
export const turns = (picking: Picking): number => Number(picking.held.find((one) => one.startsWith('turn-'))?.slice(5) ?? 0);

/** Turn it on, past the turns in which it has no place. */
export function turn(picking: Picking, by: number): void {
  const all = turnable(picking);
  const next = all[(all.indexOf(turns(picking)) + by + all.length) % all.length];
  if (next !== undefined) picking.pick([`turn-${next}`]);
}
