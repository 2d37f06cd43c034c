/** Pieces on their way, from the lines of a step; and the view with those pieces lifted off the board. */
import type { Line } from '../../wire';
import type { Piece } from './slots';
import type { BaronsView, Colour, Officer } from './view';

export interface Flight { key: string; piece: Piece; from: number; to: number }

export function flights(view: BaronsView, lines: Line[]): Flight[] {
  return lines.flatMap((line): Flight[] => {
    const { from, tile, colour } = line.args as { from?: number; tile?: number; colour?: Colour };
    if (!from || !tile || from === tile || !colour) return [];
    const key = `${line.ply}-${line.kind}-${from}-${tile}`;
    if (line.kind === 'send' || line.kind === 'pull') {
      return [{ key, from, to: tile, piece: { kind: 'troops', key, colour, count: 1 } }];
    }
    const rank = line.kind === 'swap' ? 0 : Number(line.args['officer'] ?? 0);
    const officer = view.officers.find((one) => one.id === `officer-${colour}-${rank}`);
    if (!officer) return [];
    return [{ key, from, to: tile, piece: flying(officer, key) }];
  });
}

function flying(officer: Officer, key: string): Piece {
  const { colour, rank } = officer;
  return rank === 'baron' ? { kind: 'baron', key, colour, officers: [officer] } : { kind: 'knights', key, colour, officers: [officer], active: false };
}

/** The view without the pieces that are in the air. */
export function lifted(view: BaronsView, inAir: Flight[]): BaronsView {
  if (!inAir.length) return view;
  const gone = new Set(inAir.flatMap(({ piece }) => ('officers' in piece ? piece.officers.map((officer) => officer.id) : [])));
  const troops = view.troops.map((stack) => ({
    ...stack,
    count: stack.count - inAir.filter((flight) => flight.piece.kind === 'troops' && flight.from === stack.tile).length,
  }));
  return { ...view, troops, officers: view.officers.filter((officer) => !gone.has(officer.id)) };
}
