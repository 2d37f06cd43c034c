/** Sounds of the table, for who wants them: which one belongs to what the log tells; making them is loaded on the first. */
import { preferences } from '../../preferences.svelte';
import type { Line } from '../../wire';

export type SoundKind = 'piece' | 'die' | 'card' | 'turn' | 'end';

const DICE = new Set(['roll', 'treasury']);
const CARDS = new Set(['deal', 'draw', 'reveal', 'ride', 'discard', 'seal', 'preview', 'release', 'spell', 'cast']);
/** Told, but nothing is put anywhere. */
const QUIET = new Set(['first', 'again', 'pass', 'skip', 'end-turn', 'end-order', 'decline', 'answer', 'lost', 'final', 'colour', 'told', 'pay', 'heights', 'open', 'reach']);

/** What a step sounds like: one sound, however many lines it has. */
export function soundOf(lines: Line[]): SoundKind | null {
  const kinds = lines.map((line) => line.kind);
  if (kinds.includes('over')) return 'end';
  if (kinds.some((kind) => DICE.has(kind))) return 'die';
  if (kinds.some((kind) => CARDS.has(kind))) return 'card';
  return kinds.some((kind) => !QUIET.has(kind)) ? 'piece' : null;
}

/** Make it heard, if sounds are wanted and the browser lets a page speak. */
export function sound(kind: SoundKind | null): void {
  if (!kind || !preferences.sound) return;
  document.dispatchEvent(new CustomEvent('donjon-sound', { detail: kind }));
  if (!navigator.userActivation.hasBeenActive) return; // nobody has touched the page yet: a browser would refuse, and say so
  void import('./synth').then(({ play }) => play(kind, preferences.volume));
}
