/** What stands on a hex, and where on it each piece is drawn so that all can be told apart and counted. */
import type { BaronyView, BuildingKind, Colour } from './view';

export type Piece = { key: string; colour: Colour } & ({ kind: BuildingKind } | { kind: 'knights'; count: number });
export interface Placed { piece: Piece; x: number; y: number; scale: number }
export interface Arrangement { hex: number; pieces: Placed[]; imprints: (Colour | number)[] | null }

type Slot = [x: number, y: number, scale: number];

// Feet of the pieces: the building keeps the left, knights stand at the right.
const HOUSE: Record<BuildingKind, Slot> = { city: [0, 22, 0.98], stronghold: [0, 18, 0.96], village: [0, 17, 1.14] };
const SHARED: Record<BuildingKind, Slot> = { city: [-9, 14, 0.84], stronghold: [-9, 14, 0.8], village: [-13, 14, 0.94] };
const KNIGHTS: Slot[][] = [
  [],
  [[0, 18, 0.8]],
  [[-15, 17, 0.64], [15, 17, 0.64]],
  [[-19, 7, 0.52], [0, 24, 0.52], [19, 7, 0.52]],
  [[-17, 4, 0.46], [17, 4, 0.46], [-17, 27, 0.46], [17, 27, 0.46]],
  [[-20, 4, 0.42], [0, 0, 0.42], [20, 4, 0.42], [-11, 27, 0.42], [11, 27, 0.42]],
];
const BESIDE: Slot[][] = [[], [[18, 19, 0.6]], [[19, -2, 0.5], [12, 25, 0.48]], [[19, -6, 0.42], [22, 14, 0.42], [4, 28, 0.42]], [[19, -9, 0.38], [22, 8, 0.38], [14, 26, 0.38], [-6, 28, 0.38]]];
const AT_PLACE: Slot[][] = [[], [[0, 4, 0.62]], [[-12, 4, 0.54], [12, 4, 0.54]], [[-18, 4, 0.48], [0, 4, 0.48], [18, 4, 0.48]], [[-21, 4, 0.42], [-7, 4, 0.42], [7, 4, 0.42], [21, 4, 0.42]], [[-22, 4, 0.38], [-11, 4, 0.38], [0, 4, 0.38], [11, 4, 0.38], [22, 4, 0.38]]];
// On a small board everything is larger in its hex.
const SMALL: Slot[][] = [[], [[0, 20, 0.98]], [[-13, 18, 0.74], [15, 18, 0.7]], [[-16, 4, 0.64], [16, 4, 0.64], [0, 28, 0.64]], [[-16, 2, 0.56], [16, 2, 0.56], [-16, 28, 0.56], [16, 28, 0.56]], [[-20, 2, 0.5], [0, -2, 0.5], [20, 2, 0.5], [-12, 28, 0.5], [12, 28, 0.5]], [[-20, 2, 0.5], [0, -2, 0.5], [20, 2, 0.5], [-20, 28, 0.5], [0, 30, 0.5], [20, 28, 0.5]]];

/** Everything on each hex, by its number; undefined where nothing is. */
export function arrangements(view: BaronyView, small: boolean): Map<number, Arrangement> {
  const found = new Map<number, { house: Piece | null; knights: Piece[]; imprints: (Colour | number)[] | null }>();
  const at = (hex: number) => {
    let there = found.get(hex);
    if (!there) found.set(hex, (there = { house: null, knights: [], imprints: null }));
    return there;
  };
  for (const { hex, imprints } of view.places) at(hex).imprints = [0, 1, 2].map((k) => imprints[k] ?? 3 - k);
  for (const { hex, kind, colour } of view.buildings) at(hex).house = { kind, colour, key: `${kind}-${hex}` };
  for (const { hex, colour, count } of view.knights) if (count > 0) at(hex).knights.push({ kind: 'knights', colour, count, key: `knights-${hex}-${colour}` });
  const result = new Map<number, Arrangement>();
  for (const [hex, { house, knights, imprints }] of found) {
    const pieces: Placed[] = [];
    const place = (piece: Piece, [x, y, scale]: Slot): void => void pieces.push({ piece, x, y, scale });
    if (small) {
      const all = house ? [house, ...knights] : knights;
      all.forEach((piece, i) => place(piece, (SMALL[all.length] ?? SMALL[6]!)[i] ?? [0, 20, 0.5]));
    } else {
      if (house && house.kind !== 'knights') place(house, (knights.length ? SHARED : HOUSE)[house.kind]);
      const slots = imprints ? AT_PLACE : house ? BESIDE : KNIGHTS;
      knights.forEach((piece, i) => place(piece, slots[knights.length]?.[i] ?? [0, 18, 0.4]));
    }
    result.set(hex, { hex, pieces, imprints });
  }
  return result;
}
