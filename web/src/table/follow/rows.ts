/** The log in rows: what one player did in one round is one row, the newest on top. */
import type { Line } from '../../wire';

export interface Row { key: string; seat: number; turn: number; lines: Line[] }
export interface Round { round: number; rows: Row[] }

/** Lines and what was told beside the game, in the order in which they happened. */
export function merged(lines: Line[], told: Line[]): Line[] {
  if (!told.length) return lines;
  const all = [...lines];
  for (const one of told) {
    const after = all.findLastIndex((line) => line.ply < one.ply || line.kind === 'told');
    all.splice(after + 1, 0, one);
  }
  return all;
}

export function roundsOf(lines: Line[], round: (turn: number) => number): Round[] {
  const rounds: Round[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const number = round(line.turn);
    let group = rounds.at(-1);
    if (group?.round !== number) rounds.push((group = { round: number, rows: [] }));
    const row = group.rows.at(-1);
    // What a decision leads to belongs to it, whomever it is about.
    const same = row && before && before.kind !== 'told' && line.kind !== 'told' && row.turn === line.turn && (row.seat === line.seat || (line.by === before.by && line.ply === before.ply));
    if (same) row.lines.push(line);
    else group.rows.push({ key: `${line.ply}-${group.rows.length}-${line.kind}`, seat: line.seat, turn: line.turn, lines: [line] });
    before = line;
  }
  for (const group of rounds) group.rows.reverse();
  return rounds.reverse();
}
