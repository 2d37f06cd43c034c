/** Who sits where, in words. */
import { known, t } from '../messages.svelte';
import { preferences } from '../preferences.svelte';
import type { Seat, Table } from '../wire';

export const botName = (bot: string): string => (known(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

export function seatName(seat: Pick<Seat, 'seat' | 'kind' | 'name' | 'bot'>): string {
  if (seat.kind === 'open') return t('seat-open');
  return seat.name || t('seat-nobody', { seat: seat.seat + 1 });
}

/** Several names as one says them: Aude, Théo et Isaure. */
export const listed = (names: string[]): string => new Intl.ListFormat(preferences.language, { type: 'conjunction' }).format(names);

/** A moment as one says it: Thursday 3 July, 14:05. */
export const moment = (milliseconds: number): string =>
  new Intl.DateTimeFormat(preferences.language, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(milliseconds);

/** What was settled beforehand about people who are away. */
export function whoIsAway(table: Pick<Table, 'stand_in' | 'patience'>): string {
  const bot = t('away-bot', { bot: botName(table.stand_in) });
  if (table.patience === null) return `${bot} ${t('away-needed')}`;
  const hours = Math.round(table.patience / 3600);
  return `${bot} ${hours % 24 ? t('away-hours', { count: hours }) : t('away-days', { count: hours / 24 })}`;
}

/** Who this is to me: myself, or a bot and of what level. */
export function seatKind(seat: Seat): string {
  if (seat.you) return t('seat-you');
  return seat.kind === 'bot' ? t('seat-bot', { level: botName(seat.bot ?? '') }) : '';
}

/** The line under a name: whose turn it is, or who this is. */
export function seatStanding(seat: Seat, active: boolean): string {
  if (seat.lent) return t(seat.you ? `lent-${seat.lent}-you` : `lent-${seat.lent}`);
  if (active) return seat.you ? t('your-turn') : seat.kind === 'bot' ? `${seatKind(seat)} · ${t('bot-thinks')}` : t('their-turn');
  if (seat.you) return t('seat-you');
  if (seat.kind === 'bot') return t('seat-bot', { level: botName(seat.bot ?? '') });
  return seat.kind === 'open' ? t('seat-waiting') : seat.online ? t('seat-online') : t('seat-offline');
}

const names = (): string[] => t('heraldic-names').split(',').map((name) => name.trim());

export function heraldicName(number: number): string {
  const all = names();
  return all[number % all.length] ?? '';
}

/** The name this person plays under, picked once and kept; not one of those already at the table, if there is one. */
export function myName(others: string[] = []): string {
  if (!preferences.name) {
    const free = names().filter((name) => !others.includes(name));
    preferences.name = free[Math.floor(Math.random() * free.length)] ?? heraldicName(0);
  }
  return preferences.name;
}
