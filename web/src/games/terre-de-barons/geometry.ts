/** Where the 37 tiles lie (TB-1.1, TB-1.2), in the units of the drawings. */

export const SIZE = 60;
export const GAP = 2.2;
/** The tray around the tiles. */
export const TRAY = 405;

const ROWS: [number, number][] = [[1, 4], [5, 9], [10, 15], [16, 22], [23, 28], [29, 33], [34, 37]];

export interface Spot { x: number; y: number; row: number }

export const ROW_TILES: number[][] = ROWS.map(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

const WIDTH = Math.sqrt(3) * (SIZE + GAP);

export const SPOTS: Spot[] = [{ x: 0, y: 0, row: 0 }];
ROW_TILES.forEach((tiles, row) => {
  tiles.forEach((tile, i) => {
    SPOTS[tile] = { x: (i - (tiles.length - 1) / 2) * WIDTH, y: (row - 3) * 1.5 * (SIZE + GAP), row };
  });
});

export const spot = (tile: number): Spot => SPOTS[tile] ?? SPOTS[19]!;

export type Heading = 'left' | 'right' | 'up' | 'down';

/** The tile one key press away; `column` is the x the eye is travelling along. */
export function step(tile: number, heading: Heading, column: number): number {
  const { row } = spot(tile);
  if (heading === 'left' || heading === 'right') {
    const tiles = ROW_TILES[row]!;
    return tiles[tiles.indexOf(tile) + (heading === 'left' ? -1 : 1)] ?? tile;
  }
  const tiles = ROW_TILES[row + (heading === 'up' ? -1 : 1)];
  if (!tiles) return tile;
  return tiles.reduce((best, other) => (Math.abs(spot(other).x - column) < Math.abs(spot(best).x - column) ? other : best));
}
