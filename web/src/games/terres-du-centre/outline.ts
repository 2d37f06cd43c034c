/** The border of a set of squares, corners rounded: for fiefs and for the land itself. */

export const CELL = 68;

type Point = [number, number];

function rounded(points: Point[], radius: number): string {
  let d = '';
  points.forEach((point, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    const towards = (other: Point): Point => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]);
      return [point[0] + ((other[0] - point[0]) / length) * radius, point[1] + ((other[1] - point[1]) / length) * radius];
    };
    const [start, end] = [towards(before), towards(after)];
    d += `${i ? 'L' : 'M'}${start[0]} ${start[1]}Q${point[0]} ${point[1]} ${end[0]} ${end[1]}`;
  });
  return `${d}Z`;
}

/** Sides met once are the border; they are chained, keeping to the inside where two corners meet. */
export function outline(squares: [number, number][], radius: number): string {
  const sides = new Map<string, [Point, Point]>();
  for (const [x, y] of squares) {
    const corners: Point[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % 4]!;
      if (!sides.delete(`${to.join()}|${from.join()}`)) sides.set(`${from.join()}|${to.join()}`, [from, to]);
    });
  }
  const leaving = new Map<string, [Point, Point][]>();
  for (const side of sides.values()) leaving.set(side[0].join(), [...(leaving.get(side[0].join()) ?? []), side]);
  const loops: string[] = [];
  for (let first = leaving.keys().next().value; first !== undefined; first = leaving.keys().next().value) {
    const loop: Point[] = [];
    let last: [Point, Point] | null = null;
    for (let at = first; leaving.has(at); ) {
      const open: [Point, Point][] = leaving.get(at)!;
      const turn = (side: [Point, Point]): number =>
        last ? (last[1][0] - last[0][0]) * (side[1][1] - side[0][1]) - (last[1][1] - last[0][1]) * (side[1][0] - side[0][0]) : 0;
      const side: [Point, Point] = open.reduce((best, one) => (turn(one) > turn(best) ? one : best));
      if (open.length === 1) leaving.delete(at);
      else leaving.set(at, open.filter((one) => one !== side));
      loop.push(side[0]);
      last = side;
      at = side[1].join();
    }
    const corners = loop.filter((point, i) => {
      const before = loop[(i + loop.length - 1) % loop.length]!;
      const after = loop[(i + 1) % loop.length]!;
      return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0]);
    });
    loops.push(rounded(corners.map(([x, y]): Point => [x * CELL, y * CELL]), radius));
  }
  return loops.join('');
}

export const square = (half: number, radius: number): string =>
  `M${-half + radius} ${-half}H${half - radius}Q${half} ${-half} ${half} ${-half + radius}V${half - radius}Q${half} ${half} ${half - radius} ${half}H${-half + radius}Q${-half} ${half} ${-half} ${half - radius}V${-half + radius}Q${-half} ${-half} ${-half + radius} ${-half}Z`;
