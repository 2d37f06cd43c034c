/** Squares, pieces and places of Un Dernier Donjon pour la Route in words. */
import type { Arms } from '../../art/arms';
import { t } from '../../messages.svelte';
import { fiefAt, spotOf, typeAt, type House, type LandsView } from './view';

export const ARMS: Record<House, Arms> = { edelstein: 'azur', brownbear: 'gueules', bonamour: 'pourpre' };

/** How many squares of each type a card has, for the messages that say it. */
export function types(card: string): Record<string, number | string> {
  const count = (letter: string): number => card.split(letter).length - 1;
  const counts = { white: count('W'), green: count('G'), red: count('R'), yellow: count('Y') };
  return { ...counts, first: Object.entries(counts).find(([, number]) => number)?.[0] ?? '' };
}

/** A square and everything on it, as it is read: nobody sees where its row and column begin. */
export function contents(view: LandsView, x: number, y: number): string {
  const type = typeAt(view.land, x, y);
  const parts = [t('board-terres-du-centre-square', { type: type === '.' ? 'void' : type === '#' ? 'destroyed' : type })];
  const fief = fiefAt(view, x, y);
  if (fief) {
    const { house, windows, size } = fief;
    parts.push(fief.x === x && fief.y === y ? t('board-terres-du-centre-keep', { house, windows, size }) : t('board-terres-du-centre-fief', { house, windows }));
  }
  for (const knight of view.knights) if (knight.x === x && knight.y === y) parts.push(t('board-terres-du-centre-knight', { house: knight.house }));
  for (const dragon of view.dragons) if (dragon.x === x && dragon.y === y) parts.push(t('board-terres-du-centre-dragon', { house: dragon.house }));
  const under = (bridge: { x: number; y: number; to_x: number; to_y: number }): boolean => x >= bridge.x && x <= bridge.to_x && y >= bridge.y && y <= bridge.to_y;
  if (view.bridges.some(under)) parts.push(t('board-terres-du-centre-bridge'));
  return parts.join(', ');
}

/** The same, spoken to who finds the way by row and column. */
export const spoken = (view: LandsView, x: number, y: number): string => t('place-spoken', { place: `${x}, ${y}`, what: contents(view, x, y) });

export function describe(view: LandsView, place: string): { name: string; value: number | null; detail: string } | null {
  const spot = spotOf(place);
  if (!spot) return null;
  const detail = contents(view, spot.x, spot.y);
  return { name: detail, value: null, detail };
}

/** Nothing shares a square with something else to pick up. */
export const together = (): { place: string; name: string }[] => [];

/** The log counts turns over all players; rounds are what people count. */
export const round = (view: LandsView, turn: number): number => Math.ceil(turn / view.seats);

export function standing(view: LandsView): string {
  const { turn, rounds } = view;
  return turn ? t('player-terres-du-centre-round', { turn: Math.min(rounds, round(view, turn)), rounds }) : '';
}

/** A card of the log is drawn; this is how it is said. */
export const pictured = (text: string): string | null => (/^[WGRY]{4}$/.test(text) ? t('board-terres-du-centre-card', types(text)) : null);

/** A card or a piece is taken up before its place is chosen. */
export const swappable = (view: LandsView): RegExp | null => (view.taken ? /^(card|keep|knight|dragon|bridge)/ : null);
