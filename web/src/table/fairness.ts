/** Chance checked by this browser: nothing but the promise it noted itself, the secret shown at the end, and arithmetic. */
import type { Chance } from '../wire';

export interface Verdict {
  /** The promise noted at first sight of the table, and the secret shown at the end, belong together. */
  promised: boolean;
  draws: number;
  /** What was drawn by older rules, and cannot be checked any more. */
  earlier: number;
  /** The plies whose outcome does not follow from the secret. */
  wrong: number[];
}

const place = (table: string): string => `donjon-promise-${table}`;

/** Note the promise when the table is first seen: one made later would be worth nothing. */
export function notePromise(table: string, commitment: string): void {
  try {
    if (!localStorage.getItem(place(table))) localStorage.setItem(place(table), commitment);
  } catch {
    // Without storage the promise of the last answer has to do.
  }
}

export function notedPromise(table: string): string | null {
  try {
    return localStorage.getItem(place(table));
  } catch {
    return null;
  }
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer): string => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The outcome a ticket falls into: each is as wide as its weight, in their legal order. */
function outcome(ticket: bigint, outcomes: Chance['draws'][number]['outcomes']): string | null {
  let left = ticket;
  for (const { text, weight } of outcomes) {
    left -= BigInt(weight);
    if (left < 0n) return text;
  }
  return null;
}

/** What is signed for each ply: its number and, where outcomes depend on the record, the digest of the record up to there. */
async function signed({ by, record }: Chance): Promise<string[]> {
  if (by === 'ply') return record.actions.map((_, ply) => String(ply));
  const said: string[] = [];
  let trail = await crypto.subtle.digest('SHA-256', new Uint8Array());
  for (const [ply, text] of record.actions.entries()) {
    said.push(`${ply}:${hex(trail)}`);
    trail = await crypto.subtle.digest('SHA-256', new Uint8Array([...new Uint8Array(trail), ...new TextEncoder().encode(text ?? '')]));
  }
  return said;
}

/** Recompute the promise and every outcome. */
export async function verify(chance: Chance, promise: string): Promise<Verdict> {
  const secret = bytes(chance.secret);
  const promised = hex(await crypto.subtle.digest('SHA-256', secret)) === promise;
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const said = await signed(chance);
  const wrong: number[] = [];
  for (const { ply, outcomes, drawn } of chance.draws) {
    const mark = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(said[ply]));
    const total = outcomes.reduce((sum, one) => sum + one.weight, 0);
    const due = outcome(BigInt(`0x${hex(mark)}`) % BigInt(total), outcomes);
    if (due !== drawn || chance.record.actions[ply] !== drawn) wrong.push(ply);
  }
  return { promised, draws: chance.draws.length, earlier: chance.earlier, wrong };
}
