/** Mistakes that were put right, kept in this browser: each comes back after three days, and once more after ten. */

interface Kept { review: string; game: string; ply: number; found: number; times: number }

const KEY = 'donjon-lessons';
const DAY = 86_400_000;
const BACK = [3, 10];
const MOST = 400;

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

/** When one is to be looked for again; never, once it was found after ten days. */
const due = (kept: Kept): number => (kept.times > BACK.length ? Infinity : kept.found + BACK[kept.times - 1]! * DAY);

export function found(review: string, ply: number, game: string, now = Date.now()): void {
  const before = all();
  const known = before.find((one) => one.review === review && one.ply === ply);
  if (known && due(known) > now) return;
  const kept = { review, game, ply, found: now, times: (known?.times ?? 0) + 1 };
  try {
    localStorage.setItem(KEY, JSON.stringify([...before.filter((one) => one !== known), kept].slice(-MOST)));
  } catch {
    // A browser without storage forgets.
  }
}

/** Whether it was found, and is not to be looked for again yet. */
export const solved = (review: string, ply: number, now = Date.now()): boolean => all().some((one) => one.review === review && one.ply === ply && due(one) > now);

/** Games with mistakes that are to be looked for again. */
export const comingBack = (now = Date.now()): string[] => [...new Set(all().filter((one) => due(one) <= now).map(({ review }) => review))];

/** In how many days the one that was just found comes back; null if never. */
export function backIn(review: string, ply: number, now = Date.now()): number | null {
  const kept = all().find((one) => one.review === review && one.ply === ply);
  const days = kept ? Math.round((due(kept) - now) / DAY) : Infinity;
  return Number.isFinite(days) ? days : null;
}
