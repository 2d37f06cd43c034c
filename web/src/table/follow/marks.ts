/** What decisions left on the board, read from the lines of the log. */
import type { Arms } from '../../art/arms';
import type { Line, View } from '../../wire';

export type Mark =
  /** Something went from one place to another. */
  | { kind: 'move'; from: string; to: string }
  /** Something is there now that was not: built, recruited, laid, placed. */
  | { kind: 'made'; at: string; count?: number }
  /** Something was taken away from there, by its own side. */
  | { kind: 'taken'; at: string; count?: number }
  /** A piece fell. */
  | { kind: 'fallen'; at: string; piece: string; arms: Arms | null; seat: number };

/** How a game's lines read: places by the names of its choices, and only what is in the line. */
export type Reading = (line: Line, view: View) => Mark[];

/** One numbered trail: a decision, or several that go on with the same thing. */
export interface Deed { number: number; seat: number; ply: number; last: number; lines: Line[]; marks: Mark[] }

/** The decisions among lines that left something on the board, numbered in order. */
export function deedsOf(lines: Line[], view: View, read: Reading): Deed[] {
  const deeds: Deed[] = [];
  for (const line of lines) {
    const marks = read(line, view);
    const before = deeds.at(-1);
    if (before && before.last === line.ply) {
      before.lines.push(line);
      add(before, marks);
      continue;
    }
    if (line.seat < 0 || !marks.length) continue;
    if (before && before.seat === line.seat && goesOn(before, marks)) {
      before.lines.push(line);
      before.last = line.ply;
      add(before, marks);
    } else {
      deeds.push({ number: deeds.length + 1, seat: line.seat, ply: line.ply, last: line.ply, lines: [line], marks: [] });
      add(deeds.at(-1)!, marks);
    }
  }
  return deeds;
}

/** The same piece goes on, or the same place gets more of the same. */
function goesOn(deed: Deed, marks: Mark[]): boolean {
  const [first] = marks;
  const last = deed.marks.findLast((mark) => mark.kind === first?.kind);
  if (!first || !last) return false;
  if (first.kind === 'move' && last.kind === 'move') return first.from === last.to;
  return 'at' in first && 'at' in last && first.at === last.at && first.kind !== 'fallen';
}

function add(deed: Deed, marks: Mark[]): void {
  for (const mark of marks) {
    const same = deed.marks.find((one) => one.kind === mark.kind && 'at' in one && 'at' in mark && one.at === mark.at);
    if (same && (same.kind === 'made' || same.kind === 'taken') && (mark.kind === 'made' || mark.kind === 'taken')) {
      same.count = (same.count ?? 1) + (mark.count ?? 1);
    } else deed.marks.push({ ...mark });
  }
}

/** All places a line or deed touches. */
export const placesOf = (marks: Mark[]): string[] => marks.flatMap((mark) => (mark.kind === 'move' ? [mark.from, mark.to] : [mark.at]));
