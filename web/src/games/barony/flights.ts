/** Knights on their way, from the lines of a step; and the view with them lifted off the board. */
import type { Line } from '../../wire';
import type { BaronyView, Colour } from './view';

export interface Flight { key: string; colour: Colour; from: number; to: number }

export function flights(lines: Line[]): Flight[] {
  return lines.flatMap((line): Flight[] => {
    const { from, hex, colour } = line.args as { from?: number; hex?: number; colour?: Colour };
    if (line.kind !== 'move' || !from || !hex || !colour) return [];
    return [{ key: `${line.ply}-${from}-${hex}`, colour, from, to: hex }];
  });
}

/** The view without the knights that are in the air. */
export function lifted(view: BaronyView, inAir: Flight[]): BaronyView {
  if (!inAir.length) return view;
  const knights = view.knights.map((there) => ({
    ...there,
    count: there.count - inAir.filter((flight) => flight.from === there.hex && flight.colour === there.colour).length,
  }));
  return { ...view, knights };
}
