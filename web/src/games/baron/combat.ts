/** A resolution read from its log lines, for the card that shows it and for the board. */
import type { Foreseen } from '../../wire';
import type { Colour } from './view';

export interface Fighter { cell: string; colour: Colour; strength: number; token: number }
export interface Duel { knight: Fighter; baron: Fighter; won: boolean }
export interface Reckoning { kind: 'establish' | 'fall' | 'return' | 'oubliettes'; colour: Colour; amount: number | null }
export interface Combat {
  melee: (Fighter & { won: boolean })[];
  duels: Duel[];
  field: string[];
  reckoning: Reckoning[];
}

const COMBATS = new Set(['melee', 'combat', 'fall', 'return', 'establish', 'oubliettes']);

export const isCombat = (line: Foreseen): boolean => COMBATS.has(line.kind);

const cells = (field: unknown): string[] => String(field ?? '').split(' ').filter(Boolean);

/** What the lines tell, or null when there is nothing to tell. */
export function combatOf(lines: Foreseen[], colours: Colour[]): Combat | null {
  const told = lines.filter(isCombat);
  if (!told.length) return null;
  const combat: Combat = { melee: [], duels: [], field: [], reckoning: [] };
  const field = new Set<string>();
  for (const { kind, seat, args } of told) {
    const colour = (args['colour'] ?? colours[seat]) as Colour;
    const knight = { cell: String(args['cell']), colour, strength: Number(args['strength']), token: Number(args['token']) };
    if (kind === 'melee') {
      combat.melee.push({ ...knight, won: args['won'] === 1 });
      for (const cell of cells(args['field'])) field.add(cell);
    } else if (kind === 'combat') {
      const baron = { cell: String(args['against']), colour: args['defender'] as Colour, strength: Number(args['defence']), token: Number(args['shield']) };
      combat.duels.push({ knight, baron, won: args['won'] === 1 });
      for (const cell of cells(args['field'])) field.add(cell);
    } else {
      const amount = kind === 'establish' ? Number(args['gain']) : kind === 'fall' ? -Number(args['loss']) : null;
      combat.reckoning.push({ kind: kind as Reckoning['kind'], colour, amount: args['out'] === 1 ? null : amount });
    }
  }
  combat.field = [...field];
  return combat;
}
