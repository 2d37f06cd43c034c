/** Where flat-topped hexes lie, in the units of the drawings, from their axial coordinates. */
import { flatHex } from '../../art/hexagon';
import type { Hex } from './view';

export const SIZE = 36;
const MARGIN = 16;

export interface Spot { x: number; y: number; row: number }
export type Heading = 'left' | 'right' | 'up' | 'down';
type Point = [number, number];

const STEPS: Point[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];
const CORNERS: Point[] = [0, 60, 120, 180, 240, 300].map((turn) => [SIZE * Math.cos((turn * Math.PI) / 180), SIZE * Math.sin((turn * Math.PI) / 180)]);

export const FACE = flatHex(SIZE - 0.35, 3.2);

/** The board of a view: spots by hex number, rows for the keyboard, the outline, and the seams between tiles. */
export class Lie {
  readonly spots: Spot[] = [];
  readonly rows: number[][] = [];
  readonly extent: { width: number; height: number };
  readonly outline: string;
  readonly seams: string;

  constructor(readonly hexes: Hex[], tiled = true) {
    const raw = hexes.map(({ q, r }): Point => [1.5 * SIZE * q, Math.sqrt(3) * SIZE * (r + q / 2)]);
    const [xs, ys] = [raw.map(([x]) => x), raw.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const rowOf = ({ q, r }: Hex): number => r + Math.floor(q / 2);
    const first = Math.min(...hexes.map(rowOf));
    hexes.forEach((hex, i) => {
      const [x, y] = raw[i]!;
      const row = rowOf(hex) - first;
      this.spots[hex.hex] = { x: x - (left + right) / 2, y: y - (top + bottom) / 2, row };
      (this.rows[row] ??= []).push(hex.hex);
    });
    for (const row of this.rows) row?.sort((a, b) => this.spot(a).x - this.spot(b).x);
    this.rows = this.rows.map((row) => row ?? []);
    this.extent = { width: right - left + 2 * (SIZE + MARGIN), height: bottom - top + 2 * (SIZE * 0.87 + MARGIN) + 8 };
    this.outline = hexes.map(({ hex }) => this.cell(hex)).join('');
    this.seams = tiled ? this.#seams() : '';
  }

  spot(hex: number): Spot {
    return this.spots[hex] ?? { x: 0, y: 0, row: 0 };
  }

  cell(hex: number): string {
    const { x, y } = this.spot(hex);
    return `M${CORNERS.map(([cx, cy]) => `${(x + cx).toFixed(1)} ${(y + cy).toFixed(1)}`).join('L')}Z`;
  }

  /** The sides between hexes of different tiles: three hexes in a row of numbers are one tile. */
  #seams(): string {
    const at = new Map(this.hexes.map((hex) => [`${hex.q},${hex.r}`, hex.hex]));
    let path = '';
    for (const { hex, q, r } of this.hexes) {
      for (const [dq, dr] of STEPS.slice(0, 3)) {
        const other = at.get(`${q + dq},${r + dr}`);
        if (other === undefined || Math.floor((other - 1) / 3) === Math.floor((hex - 1) / 3)) continue;
        const [a, b] = [this.spot(hex), this.spot(other)];
        const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
        const [nx, ny] = [-(b.y - a.y) / Math.sqrt(3) / 2, (b.x - a.x) / Math.sqrt(3) / 2];
        path += `M${(mx - nx).toFixed(1)} ${(my - ny).toFixed(1)}L${(mx + nx).toFixed(1)} ${(my + ny).toFixed(1)}`;
      }
    }
    return path;
  }

  /** The hex one key press away; `column` is the x the eye is travelling along. */
  step(hex: number, heading: Heading, column: number): number {
    const { row } = this.spot(hex);
    if (heading === 'left' || heading === 'right') {
      const hexes = this.rows[row]!;
      return hexes[hexes.indexOf(hex) + (heading === 'left' ? -1 : 1)] ?? hex;
    }
    const hexes = this.rows[row + (heading === 'up' ? -1 : 1)];
    if (!hexes?.length) return hex;
    return hexes.reduce((best, other) => (Math.abs(this.spot(other).x - column) < Math.abs(this.spot(best).x - column) ? other : best));
  }
}

export type HexState = 'idle' | 'legal' | 'hovered' | 'quiet' | 'held';

/** How far a hex rises. */
export const lift = (state: HexState): number => (state === 'hovered' ? 4 : state === 'legal' || state === 'held' ? 2.6 : 0);
