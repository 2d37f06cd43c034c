/** An adviser's ideas in words: reasons, chances, and the ways they go on the board. */
import type { Arms } from '../../art/arms';
import { say, t } from '../../messages.svelte';
import { preferences } from '../../preferences.svelte';
import type { Choice, Hint, Shapes, Table, View } from '../../wire';
import type { Ground, Point } from '../follow/ground';
import { listed, seatName } from '../names';

type Line = Hint['lines'][number];

export interface Idea { number: number; choice: Choice; why: string; shares: number[]; share: number; arms: Arms | null }

/** Ideas, and the one that is looked at. */
export interface Advised { ideas: Idea[]; current: Idea; look: (idea: Idea) => void }

export interface Chance { seat: number; arms: Arms | null; share: number; without: number | null; words: string; exact: string; mine: boolean }

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(preferences.language) + text.slice(1);

/** Reasons as one sentence. */
export function inWords(reasons: Shapes['Reason'][], table: Table, view: View): string {
  const parts = reasons.map((reason) => say(reason, { name: seatName(table.seats[reason.seat]!), seats: view.seats }));
  return parts.length ? upper(t('sentence', { text: listed(parts) })) : '';
}

/** What everybody may expect, as bars, in turn order. */
export function chances(shares: number[], without: number[] | null, table: Table, view: View): Chance[] {
  const fair = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return shares.map((share, seat) => {
    const mine = table.you.includes(seat);
    const step = [0.15, 0.3, 0.45, 0.6].filter((least) => share >= 2 * fair * least).length; // of two, one half is fair
    const words = t('hint-chance', { step, mine: mine ? 1 : 0 });
    const exact = t('hint-exact', { name: seatName(table.seats[seat]!), share: Math.round(100 * share), without: Math.round(100 * (without?.[seat] ?? share)) });
    return { seat, arms: view.players[seat]?.arms ?? null, share: 100 * share, without: without ? 100 * (without[seat] ?? 0) : null, words, exact, mine };
  });
}

/** The ideas, the best first. */
export function ideasOf(hint: Hint, choices: Choice[], table: Table, view: View): Idea[] {
  const seat = Number(view.actor);
  const arms = view.players[seat]?.arms ?? null;
  const only = choices.find((one) => one.action === hint.action);
  if (!hint.lines.length && only) return [{ number: 1, choice: only, why: '', shares: [], share: 0, arms }]; // there was no time to say more
  return hint.lines.flatMap((line, i) => {
    const choice = choices.find((one) => one.action === line.action);
    return choice ? [{ number: i + 1, choice, why: inWords(i ? line.reasons.slice(0, 1) : line.reasons, table, view), shares: line.shares, share: 100 * line.expected, arms }] : [];
  });
}

export interface Way { points: Point[]; target: string | null; then: string }

/** The way an idea goes on the board: from place to place, and what follows at its end. */
export function wayOf(line: Line, ground: Ground): Way {
  // What is taken up lies beside the board: the way begins where it goes.
  const first = Math.max(0, line.steps.findIndex((one) => [one.source, one.target].some((place) => place && ground.at(place))));
  const [step, next] = line.steps.slice(first);
  const points: Point[] = [];
  let target: string | null = null;
  for (const place of [step?.source, step?.target]) {
    const point = place ? ground.at(place) : null;
    if (!place || !point) continue;
    const last = points.at(-1);
    if (!last || Math.hypot(last.x - point.x, last.y - point.y) > 1) points.push(point);
    target = place;
  }
  return { points, target, then: next ? say(next.label) + (next.effect ? ` · ${say(next.effect)}` : '') : '' };
}
