/** What a person likes, as this browser keeps it: known before anything is drawn. */

export type Language = 'fr' | 'en';
export type Theme = 'light' | 'dark';
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
/** How fast the others' moves are shown. */
export type Pace = (typeof PACES)[number];

export interface Stored { language?: Language; theme?: Theme; name?: string; sound?: boolean; volume?: number; deaf?: boolean; unasked?: boolean; pace?: Pace; confirms?: boolean; oneTap?: boolean; hasty?: boolean }

const KEY = 'donjon-preferences';

export function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

export function keep(stored: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // A browser without storage plays on, it only forgets.
  }
}

export const darkSystem = matchMedia('(prefers-color-scheme: dark)');
export const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

export const likedLanguage = (stored: Stored = read()): Language => stored.language ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
export const likedTheme = (stored: Stored = read(), dark = darkSystem.matches): Theme => stored.theme ?? (dark ? 'dark' : 'light');
