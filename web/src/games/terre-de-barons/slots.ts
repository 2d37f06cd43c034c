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
// the places of the reference drawings; from three on the back row comes first, then the front row from left to right.
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
  { scale: 0.88, at: [[0, 8], [-27, 39], [27, 40]] },
  { scale: 0.78, at: [[-20, 6], [20, 6], [-27, 47], [27, 47]] },
  { scale: 0.68, at: [[-25, 5], [25, 5], [-46, 48], [0, 54], [46, 48]] },
  { scale: 0.64, at: [[-42, 4], [0, 4], [42, 4], [-42, 54], [0, 57], [42, 54]] },
  { scale: 0.58, at: [[-44, 3], [0, 3], [44, 3], [-62, 56], [-21, 60], [21, 60], [62, 56]] },
  { scale: 0.54, at: [[-66, 4], [-22, 4], [22, 4], [66, 4], [-63, 62], [-21, 66], [21, 66], [63, 62]] },
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
  { scale: 0.96, at: [[0, 8], [-25, 41], [27, 41]] },
  { scale: 0.84, at: [[-22, 6], [22, 6], [-26, 50], [28, 48]] },
  { scale: 0.7, at: [[-28, 6], [28, 6], [-50, 54], [0, 56], [52, 52]] },
  { scale: 0.66, at: [[-46, 5], [0, 5], [46, 5], [-46, 56], [0, 58], [48, 54]] },
  { scale: 0.6, at: [[-48, 4], [0, 4], [48, 4], [-68, 60], [-23, 62], [23, 62], [68, 58]] },
  { scale: 0.56, at: [[-70, 4], [-24, 4], [24, 4], [70, 4], [-68, 66], [-23, 68], [23, 68], [68, 64]] },
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
      if (small) scale = count > 2 ? 1.5 : 1.62;
      else y += Math.min(piece.count, 4) * 1.3;
    }
    return { piece, x, y, scale };
  });
  const fighting = placed.filter(({ piece }) => piece.kind === 'knights' && piece.officers.some((officer) => officer.melee));
  const swords = fighting.length ? meeting(fighting, small) : null;
  const siege = view.sieges.find((one) => one.tile === tile);
  const pill = siege && !small ? { text: `${siege.count}/${siege.needs}`, x: count > 2 ? 34 / slots.scale : 21, y: count > 2 ? -22 / slots.scale : -13 } : null;
  return { tile, scale: slots.scale, pieces: placed, swords, siege: pill };
}

/** Where the crossed swords go: between the knights of a melee, over their helms (under them on a small board). */
function meeting(fighting: Placed[], small: boolean): [number, number] {
  const x = fighting.reduce((sum, one) => sum + one.x, 0) / fighting.length + 0.5;
  const y = fighting.reduce((sum, one) => sum + one.y, 0) / fighting.length;
  return small ? [x, y + 3] : [x, y - 36];
}
