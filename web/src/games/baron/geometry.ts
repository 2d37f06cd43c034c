/** Where cells lie, in the units of the drawings, and the outline of several of them. */

export const SIZE = 46;
export const GAP = 1.6;
const WIDTH = Math.sqrt(3) * (SIZE + GAP);
const HEIGHT = 1.5 * (SIZE + GAP);

export interface Spot { x: number; y: number }
type Point = [number, number];

export function axial(cell: string): [number, number] {
  return cell.split(',').map(Number) as [number, number];
}

export function spot(cell: string): Spot {
  const [q, r] = axial(cell);
  return { x: (q + r / 2) * WIDTH, y: r * HEIGHT };
}

export interface Box { x: number; y: number; width: number; height: number }

/** The middle and the size of what these cells cover, never smaller than a few cells. */
export function boxOf(cells: string[], least = 7): Box {
  const spots = cells.length ? cells.map(spot) : [{ x: 0, y: 0 }];
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2, y: (top + bottom) / 2,
    width: Math.max(right - left + WIDTH, least * WIDTH) + 12, height: Math.max(bottom - top + 2 * SIZE, least * HEIGHT) + 24,
  };
}

export type Heading = 'left' | 'right' | 'up' | 'down';

/** Cells row by row, each row from left to right. */
export function rowsOf(cells: string[]): { r: number; cells: string[] }[] {
  const rows = new Map<number, string[]>();
  for (const cell of cells) {
    const r = axial(cell)[1];
    rows.set(r, [...(rows.get(r) ?? []), cell]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([r, row]) => ({ r, cells: row.sort((a, b) => spot(a).x - spot(b).x) }));
}

/** The cell one key press away; `column` is the x the eye is travelling along. */
export function step(rows: { r: number; cells: string[] }[], cell: string, heading: Heading, column: number): string {
  const at = rows.findIndex((row) => row.cells.includes(cell));
  const row = rows[at];
  if (!row) return cell;
  if (heading === 'left' || heading === 'right') return row.cells[row.cells.indexOf(cell) + (heading === 'left' ? -1 : 1)] ?? cell;
  const next = rows[at + (heading === 'up' ? -1 : 1)];
  return next?.cells.reduce((best, other) => (Math.abs(spot(other).x - column) < Math.abs(spot(best).x - column) ? other : best)) ?? cell;
}

const short = (value: number): number => +value.toFixed(2);

/** The corners of a cell, shared exactly with its neighbours. */
function corners(cell: string): Point[] {
  const { x, y } = spot(cell);
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return [x + (SIZE + GAP) * Math.cos(angle), y + (SIZE + GAP) * Math.sin(angle)];
  });
}

/** The line around a set of cells: the edges met once, chained, with rounded corners. */
export function outline(cells: string[], radius = 9): string {
  const name = ([x, y]: Point): string => `${Math.round(x)}:${Math.round(y)}`;
  const edges = new Map<string, [Point, Point]>();
  for (const cell of cells) {
    const points = corners(cell);
    points.forEach((from, i) => {
      const to = points[(i + 1) % 6]!;
      const back = `${name(to)}|${name(from)}`;
      if (!edges.delete(back)) edges.set(`${name(from)}|${name(to)}`, [from, to]);
    });
  }
  const leaving = new Map([...edges.values()].map(([from, to]) => [name(from), to]));
  let path = '';
  while (leaving.size) {
    const loop: Point[] = [];
    for (let at = [...leaving.keys()][0]!; leaving.has(at); at = name(loop.at(-1)!)) {
      loop.push(leaving.get(at)!);
      leaving.delete(at);
    }
    path += rounded(loop, radius);
  }
  return path;
}

function rounded(loop: Point[], radius: number): string {
  const toward = ([x, y]: Point, [tx, ty]: Point): string => {
    const length = Math.hypot(tx - x, ty - y) || 1;
    return `${short(x + ((tx - x) / length) * radius)} ${short(y + ((ty - y) / length) * radius)}`;
  };
  const parts = loop.map((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!;
    const after = loop[(i + 1) % loop.length]!;
    return `${toward(point, before)}Q${point.map(short).join(' ')} ${toward(point, after)}`;
  });
  return 'M' + parts.join('L') + 'Z';
}
