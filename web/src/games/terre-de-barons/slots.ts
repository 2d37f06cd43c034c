/** What stands on a tile, and where on it each piece is drawn so that all can be told apart and counted. */
import type { BaronsView, Colour, Officer } from './view';

export type Piece =
  | { kind: 'keep'; key: string; colour: Colour }
  | { kind: 'troops'; key: string; colour: Colour; count: number }
  | { kind: 'baron'; key: string; colour: Colour; officers: Officer[] }
  | { kind: 'knights'; key: string; colour: Colour; officers: Officer[]; active: boolean };

export interface Placed { piece: Piece; x: number; y: number; scale: number }
export interface Arrangement { tile: number; scale: number; pieces: Placed[]; swords: [number, number] | null; siege: { text: string; x: number; y: number } | null }

type Slots = { scale: number; at: [number, number][] };

// Feet of the pieces, in the coordinates of a tile of size 62 divided by the scale of its group. One and two pieces are
// the places of the reference drawings; three stand in a row, from four on the back row comes first, then the front row.
const BIG: Record<string, Slots> = {
  k: { scale: 1.26, at: [[0, 24]] },
  t: { scale: 1.26, at: [[0, 15]] },
  b: { scale: 1.26, at: [[0, 25]] },
  n: { scale: 1.26, at: [[0, 25]] },
  kt: { scale: 1.14, at: [[-18, 17], [20, 20]] },
  kb: { scale: 1.14, at: [[-19, 17], [18, 22]] },
  kn: { scale: 1.14, at: [[-19, 17], [18, 22]] },
  bt: { scale: 1.14, at: [[-19, 22], [20, 20]] },
  nt: { scale: 1.14, at: [[-19, 22], [20, 20]] },
};
const BIG_BY_COUNT: Slots[] = [
  { scale: 1, at: [] },
  { scale: 1.26, at: [[0, 25]] },
  { scale: 1.14, at: [[-19, 22], [20, 22]] },
  { scale: 0.94, at: [[-36.2, 23.4], [0, 27.7], [36.2, 26.6]] },
  { scale: 0.86, at: [[-25.6, 4.7], [25.6, 4.7], [-31.4, 46.5], [32.6, 47.7]] },
  { scale: 0.76, at: [[-27.6, 5.3], [27.6, 5.3], [-47.4, 48.7], [0, 55.3], [47.4, 51.3]] },
  { scale: 0.7, at: [[-51.4, 5.7], [0, 7.1], [51.4, 5.7], [-48.6, 54.3], [0, 60], [50, 57.1]] },
  { scale: 0.63, at: [[-57.1, 4.8], [0, 7.9], [57.1, 4.8], [-68.3, 55.6], [-22.2, 63.5], [22.2, 63.5], [66.7, 58.7]] },
  { scale: 0.6, at: [[-70, 5], [-23.3, 6.7], [23.3, 6.7], [70, 5], [-68.3, 60], [-23.3, 68.3], [23.3, 68.3], [68.3, 61.7]] },
];
const SMALL: Record<string, Slots> = {
  k: { scale: 1.34, at: [[0, 21]] },
  t: { scale: 1.34, at: [[0, 8]] },
  b: { scale: 1.34, at: [[0, 26]] },
  n: { scale: 1.26, at: [[-8, 31]] },
  kt: { scale: 1.24, at: [[-17, 18], [18, 26]] },
  kb: { scale: 1.24, at: [[-19, 19], [16, 26]] },
  kn: { scale: 1.24, at: [[-19, 19], [16, 26]] },
  bt: { scale: 1.24, at: [[-18, 21], [18, 25]] },
  nt: { scale: 1.24, at: [[-18, 21], [18, 25]] },
};
const SMALL_BY_COUNT: Slots[] = [
  { scale: 1, at: [] },
  { scale: 1.34, at: [[0, 26]] },
  { scale: 1.24, at: [[-20, 24], [20, 24]] },
  { scale: 0.88, at: [[-37.5, 18.2], [5.7, 18.2], [30.7, 43.2]] },
  { scale: 0.8, at: [[-30, 5], [28.8, 5], [-36.2, 50], [36.2, 47.5]] },
  { scale: 0.68, at: [[-35.3, 0], [35.3, 0], [-54.4, 52.9], [0, 58.8], [54.4, 50]] },
  { scale: 0.64, at: [[-56.2, 0], [0, 3.1], [56.2, 0], [-53.1, 57.8], [0, 64.1], [54.7, 56.2]] },
  { scale: 0.57, at: [[-63.2, 0], [0, 3.5], [63.2, 0], [-73.7, 61.4], [-24.6, 70.2], [24.6, 70.2], [73.7, 59.6]] },
  { scale: 0.55, at: [[-76.4, 0], [-25.5, 3.6], [25.5, 3.6], [76.4, 0], [-72.7, 65.5], [-25.5, 74.5], [25.5, 74.5], [74.5, 63.6]] },
];

const LETTER: Record<Piece['kind'], string> = { keep: 'k', troops: 't', baron: 'b', knights: 'n' };

/** The knights of a tile, one piece per colour; apart when there is room for each. */
function knights(officers: Officer[], others: number): Piece[] {
  const mine = officers.filter((officer) => officer.rank === 'knight');
  const piece = (group: Officer[]): Piece => ({
    kind: 'knights', key: group[0]!.id, colour: group[0]!.colour, officers: group, active: group.some((one) => one.active),
  });
  if (mine.length + others <= 2) return mine.map((officer) => piece([officer]));
  const colours = [...new Set(mine.map((officer) => officer.colour))];
  return colours.map((colour) => piece(mine.filter((officer) => officer.colour === colour)));
}

function piecesOn(view: BaronsView, tile: number): Piece[] {
  const officers = view.officers.filter((officer) => officer.tile === tile);
  const keeps = view.keeps.filter((keep) => keep.tile === tile);
  const stacks = view.troops.filter((stack) => stack.tile === tile && stack.count > 0);
  const barons = officers.filter((officer) => officer.rank === 'baron');
  return [
    ...keeps.map((keep): Piece => ({ kind: 'keep', key: `keep-${tile}`, colour: keep.colour })),
    ...barons.map((officer): Piece => ({ kind: 'baron', key: officer.id, colour: officer.colour, officers: [officer] })),
    ...knights(officers, keeps.length + stacks.length + barons.length),
    ...stacks.map((stack): Piece => ({ kind: 'troops', key: `troops-${tile}`, colour: stack.colour, count: stack.count })),
  ];
}

/** Everything on one tile, each piece in its place; null when it is empty. */
export function arrange(view: BaronsView, tile: number, small: boolean): Arrangement | null {
  const pieces = piecesOn(view, tile);
  if (!pieces.length) return null;
  const letters = pieces.map((piece) => LETTER[piece.kind]).join('');
  const count = Math.min(pieces.length, 8);
  const slots = (small ? SMALL : BIG)[letters] ?? (small ? SMALL_BY_COUNT : BIG_BY_COUNT)[count]!;
  const alone = pieces.length === 1;
  const placed = pieces.slice(0, 8).map((piece, i): Placed => {
    let [x, y] = slots.at[i]!;
    let scale = 1;
    if (piece.kind === 'knights' && !small) {
      if (piece.active) x -= 4;
      if (alone) y -= 4;
    }
    if (piece.kind === 'baron' && !small) scale = 1.04;
    if (piece.kind === 'troops') {
      if (small) scale = 1.62;
      else y += Math.min(piece.count, 4) * 1.3;
    }
    return { piece, x, y, scale };
  });
  const fighting = placed.filter(({ piece }) => piece.kind === 'knights' && piece.officers.some((officer) => officer.melee));
  const swords = fighting.length ? meeting(fighting, small) : null;
  const siege = view.sieges.find((one) => one.tile === tile);
  const [pillX, pillY] = count <= 2 ? [21, -13] : [0, (count === 3 ? -24 : count === 4 ? 20 : -14) / slots.scale];
  const pill = siege && !small ? { text: `${siege.count}/${siege.needs}`, x: pillX, y: pillY } : null;
  return { tile, scale: slots.scale, pieces: placed, swords, siege: pill };
}

/** Where the crossed swords go: between the knights of a melee, over their helms (under them on a small board). */
function meeting(fighting: Placed[], small: boolean): [number, number] {
  const x = fighting.reduce((sum, one) => sum + one.x, 0) / fighting.length + 0.5;
  const y = fighting.reduce((sum, one) => sum + one.y, 0) / fighting.length;
  const counted = fighting.some(({ piece }) => 'officers' in piece && piece.officers.length > 1);
  return small ? [x, counted ? y - 16 : y + 3] : [x, y - 36];
}
