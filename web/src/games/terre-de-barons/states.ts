/** How a tile shows what may be done there. */

/**
 * - legal: a click decides, or picks up; hovered: the same, under the pointer
 * - quiet: something else may be picked up here instead of what is in hand
 * - held: what is in hand is here
 */
export type TileState = 'idle' | 'legal' | 'hovered' | 'quiet' | 'held';

/** How far the tile rises, in units of a tile of size 62. */
export function lift(state: TileState): number {
  return state === 'hovered' ? 5 : state === 'legal' || state === 'held' ? 3.4 : 0;
}
