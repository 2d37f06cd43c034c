/** Presets of one's own, kept in this browser. */
import type { Values } from './settings/values';

export interface OwnPreset { name: string; options: Values }

const KEY = 'donjon-presets';

function all(): Record<string, OwnPreset[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, OwnPreset[]>;
  } catch {
    return {};
  }
}

export const ownPresets = (game: string): OwnPreset[] => all()[game] ?? [];

export function keepPresets(game: string, presets: OwnPreset[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: presets }));
  } catch {
    // Without storage they last until the page is left.
  }
}
