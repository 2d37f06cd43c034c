/** A decision that may not have reached the server yet, kept through reloads. */

export interface Pending { ply: number; revision: number; action: number; client: string; seat?: number }

/** For browsers that keep nothing: what waits is then lost with the page, but not before. */
const memory = new Map<string, Pending>();

const key = (table: string): string => `donjon-outbox-${table}`;

export function keep(table: string, pending: Pending): void {
  memory.set(table, pending);
  try {
    localStorage.setItem(key(table), JSON.stringify(pending));
  } catch {
    // It waits in memory.
  }
}

export function kept(table: string): Pending | null {
  try {
    return (JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Pending | null) ?? memory.get(table) ?? null;
  } catch {
    return memory.get(table) ?? null;
  }
}

/** It has been answered. What was decided since then, in another window too, stays. */
export function discard(table: string, client: string): void {
  if (kept(table)?.client !== client) return;
  memory.delete(table);
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Nothing was stored then.
  }
}

/** A fresh client id: the same id sent twice is one decision. */
export function freshClient(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
