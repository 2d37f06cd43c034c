/** Which lines are news: what the others decided since I last did. */
import type { Line } from '../../wire';

/** Lines `from` up to `to`; fresh while I have decided nothing after them. */
export interface Since { from: number; to: number; fresh: boolean }

/**
 * The latest lines in a row that are not by my decisions, as far as somebody else decided among them. Who only
 * looks on (`me` is null) is shown the latest of who decided last.
 */
export function sinceMine(lines: Line[], me: number | null): Since | null {
  if (me === null) {
    const last = lines.findLast((line) => line.by >= 0)?.by;
    let from = lines.length;
    while (from > 0 && (lines[from - 1]!.by === last || lines[from - 1]!.by < 0)) from -= 1;
    return last === undefined ? null : { from, to: lines.length, fresh: true };
  }
  for (let to = lines.length; to > 0; ) {
    let from = to;
    while (from > 0 && lines[from - 1]!.by !== me) from -= 1;
    if (lines.slice(from, to).some((line) => line.by >= 0)) return { from, to, fresh: to === lines.length };
    while (from > 0 && lines[from - 1]!.by === me) from -= 1;
    to = from;
  }
  return null;
}
