/** Where the squares lie on the screen: in relief or flat, turned by quarters. */

export interface Point { x: number; y: number }

/** Half a square's width and height in relief, the height of a cube, the part of a square a cube fills. */
export const WIDE = 37;
export const DEEP = 26.4;
export const LEVEL = 20.5;
export const FILL = 0.8;
/** The rim, in squares. */
export const RIM = 0.56;
/** A square of the flat view. */
export const FLAT = 62;

/** Column and row of a square within the board in use. */
export function cellOf(name: string, side: number): { column: number; row: number } {
  const ring = (10 - side) / 2;
  return { column: name.charCodeAt(0) - 65 - ring, row: Number(name.slice(1)) - 1 - ring };
}

/** A point of the board after so many quarter turns clockwise. */
export function turned(u: number, v: number, side: number, turn: number): [number, number] {
  let [x, y] = [u, v];
  for (let i = 0; i < turn; i += 1) [x, y] = [side - y, x];
  return [x, y];
}

/** How the board is looked at. */
export interface Sight { side: number; turn: number; flat: boolean }

/** Where a point of the board is drawn; the middle of the board is the origin. */
export function project(u: number, v: number, { side, turn, flat }: Sight): Point {
  const [x, y] = turned(u, v, side, turn);
  if (flat) return { x: (x - side / 2) * FLAT, y: (y - side / 2) * FLAT };
  return { x: (x - y) * WIDE, y: (x + y - side) * DEEP };
}

/** The middle of a square on the ground. */
export function spot(name: string, sight: Sight): Point {
  const { column, row } = cellOf(name, sight.side);
  return project(column + 0.5, row + 0.5, sight);
}

/** The middle of the top of a stack. */
export function top(name: string, height: number, sight: Sight): Point {
  const { x, y } = spot(name, sight);
  return { x, y: sight.flat ? y : y - height * LEVEL };
}

/** Larger is nearer to the eye. */
export function nearness(name: string, { side, turn }: Sight): number {
  const { column, row } = cellOf(name, side);
  const [x, y] = turned(column + 0.5, row + 0.5, side, turn);
  return (x + y) * 100 + x;
}

/** The outline of a stack on its square, around the middle of the square; `part` of its width. */
export function outline(height: number, part = 1): Point[] {
  const [a, b, up] = [WIDE * (height ? FILL : 1) * part, DEEP * (height ? FILL : 1) * part, height * LEVEL];
  return [{ x: -a, y: -up }, { x: 0, y: -up - b }, { x: a, y: -up }, { x: a, y: 0 }, { x: 0, y: b }, { x: -a, y: 0 }];
}

/** So little of a square is seen in relief that nobody would find it: as a part of what is looked at. */
const HARDLY = 0.45;
const LOOKS = [-0.8, -0.4, 0, 0.4, 0.8];

/** The squares among those asked for that stand behind nearer stacks. */
export function hidden(asked: string[], all: { name: string; height: number }[], sight: Sight): Set<string> {
  if (sight.flat) return new Set();
  const stacks = all.filter(({ height }) => height).map(({ name, height }) => ({ ...spot(name, sight), height, near: nearness(name, sight) }));
  const heights = new Map(all.map(({ name, height }) => [name, height]));
  return new Set(asked.filter((name) => {
    const [{ x, y }, near, roof] = [spot(name, sight), nearness(name, sight), (heights.get(name) ?? 0) * LEVEL];
    const before = stacks.filter((stack) => stack.near > near && Math.abs(stack.x - x) < 2 * WIDE);
    const seen = LOOKS.flatMap((u) => LOOKS.map((v) => ({ x: x + u * WIDE * (1 - Math.abs(v)), y: y - roof + v * DEEP })))
      .filter((point) => !before.some((stack) => stands(point.x - stack.x, point.y - stack.y, stack.height)));
    return seen.length < HARDLY * LOOKS.length ** 2;
  }));
}

/** Whether a stack covers what is so far from the middle of its square. */
function stands(x: number, y: number, height: number): boolean {
  const slope = DEEP * FILL - (Math.abs(x) * DEEP) / WIDE;
  return slope >= 0 && y <= slope && y >= -height * LEVEL - slope;
}

/** The room the board takes with what stands on it, and how far its middle is from that of the board. */
export function room(squares: { square: string; height: number; flag: unknown }[], sight: Sight): { width: number; height: number; shift: number } {
  const whole = sight.side + 2 * RIM;
  if (sight.flat) return { width: whole * FLAT + 30, height: whole * FLAT + 34, shift: 4 };
  const bottom = whole * DEEP + 44;
  const peaks = squares.map(({ square, height, flag }) => top(square, height, sight).y - (flag ? 56 : DEEP));
  const above = Math.min(-whole * DEEP - 28, ...peaks);
  return { width: whole * WIDE * 2 + 26, height: bottom - above, shift: (bottom + above) / 2 };
}

export type Heading = 'left' | 'right' | 'up' | 'down';
const STEPS: Record<Heading, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The column and row one key press away, as the board lies now. */
export function neighbour(column: number, row: number, heading: Heading, { side, turn }: Sight): { column: number; row: number } {
  const [x, y] = turned(column + 0.5, row + 0.5, side, turn);
  const [dx, dy] = STEPS[heading];
  const [tx, ty] = [Math.min(side - 0.5, Math.max(0.5, x + dx)), Math.min(side - 0.5, Math.max(0.5, y + dy))];
  const [u, v] = turned(tx, ty, side, (4 - turn) % 4);
  return { column: Math.floor(u), row: Math.floor(v) };
}

export const points = (...all: Point[]): string => all.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
