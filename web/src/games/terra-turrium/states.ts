/** How a square shows what may be done there. */

/**
 * - legal: a click decides, or picks up; hovered: the same, under the pointer
 * - quiet: another flag may be picked up here instead of the one in hand
 * - held: the flag in hand is here
 */
export type SquareState = 'idle' | 'legal' | 'hovered' | 'quiet' | 'held';
