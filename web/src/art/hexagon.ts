/** Outlines of hexagons, as SVG path data. */

type Point = [number, number];

const short = (value: number): number => +value.toFixed(2);

function rounded(corners: Point[], radius: number): string {
  if (!radius) return 'M' + corners.map((corner) => corner.map(short).join(' ')).join('L') + 'Z';
  const toward = ([x, y]: Point, [tx, ty]: Point): string => {
    const length = Math.hypot(tx - x, ty - y);
    return `${short(x + ((tx - x) / length) * radius)} ${short(y + ((ty - y) / length) * radius)}`;
  };
  const parts = corners.map((corner, i) => {
    const before = corners[(i + 5) % 6] as Point;
    const after = corners[(i + 1) % 6] as Point;
    return `${toward(corner, before)}Q${corner.map(short).join(' ')} ${toward(corner, after)}`;
  });
  return 'M' + parts.join('L') + 'Z';
}

const corners = (size: number, turn: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * (60 * i + turn);
    return [size * Math.cos(angle), size * Math.sin(angle)];
  });

/** A pointy-top hexagon. */
export const pointyHex = (size: number, radius = 0): string => rounded(corners(size, -90), radius);

/** A flat-top hexagon. */
export const flatHex = (size: number, radius = 0): string => rounded(corners(size, 0), radius);
