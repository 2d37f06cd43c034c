/** A decision that may not have reached the server yet, kept through reloads. */

export interface Pending { ply: number; revision: number; action: number; client: string }

const key = (table: string): string => `donjon-outbox-${table}`;

export function keep(table: string, pending: Pending): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(pending));
  } catch {
    // Without storage the decision still waits in memory.
  }
}

export function kept(table: string): Pending | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Pending | null;
  } catch {
    return null;
  }
}

export function discard(table: string): void {
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
