/** Lines of the log as people read them: the same things in a row are one, and what does not fit is counted. */
import { known, runs, say, t, type Run } from '../../messages.svelte';
import type { Fact, Line, Message, View } from '../../wire';
import type { Reading } from './marks';

/** Whose line this is among lines of the log: what is about others says so by name. */
export interface Whose { seat: number; name: (seat: number) => string }

/** One thing that is told: a line, or several alike in a row. */
export interface Part {
  lines: Line[];
  runs: Run[];
  text: string;
  /** The same in a few words, where there is little room. */
  brief: Run[];
  /** Something of mine was lost. */
  hurt: boolean;
  /** How much it matters where not everything fits. */
  weight: number;
}

/** What needs no words where anything else is told. */
const TRIVIAL = /^(end-|roll$|over$)/;

const placeOf = (line: Line): string => String(line.args['tile'] ?? line.args['hex'] ?? line.args['square'] ?? '');

/** Where it all happened, each place named once if that can be: "63, 60 → 59", "79 → 63 → 60", "D4, D4, E5". */
function places(lines: Line[]): string {
  if (!('from' in lines[0]!.args)) return lines.map(placeOf).join(', ');
  const ways = lines.map((line) => ({ from: String(line.args['from']), to: placeOf(line) }));
  if (ways.every((way, i) => !i || way.from === ways[i - 1]!.to)) return [ways[0]!.from, ...ways.map((way) => way.to)].join(' → ');
  const [from, to] = [new Set(ways.map((way) => way.from)), new Set(ways.map((way) => way.to))];
  if (to.size === 1) return `${[...from].join(', ')} → ${ways[0]!.to}`;
  if (from.size === 1) return `${ways[0]!.from} → ${[...to].join(', ')}`;
  return ways.map((way) => `${way.from} → ${way.to}`).join(', ');
}

const many = (line: Line): string => `${line.key}.many`;

/** Whether two lines read alike but for where and how much. */
function alike(one: Line, other: Line): boolean {
  if (one.key !== other.key || one.seat !== other.seat || !known(many(one))) return false;
  const read = (line: Line): string => t(many(line), { ...line.args, count: 2, total: 2, places: '' });
  return read(one) === read(other);
}

const total = (lines: Line[], name: string): number => lines.reduce((sum, line) => sum + Number(line.args[name] ?? 0), 0);

export function partsOf(lines: Line[], view: View, read: Reading, mine: number[], whose?: Whose): Part[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && alike(group[0]!, line)) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const first = group[0]!;
    const together: Record<string, Fact> = { ...first.args, count: group.length, total: total(group, 'count') || total(group, 'cost'), places: places(group) };
    const message = group.length > 1 ? { key: many(first), args: together } : first;
    const short = `${first.key}.brief`;
    const marks = group.flatMap((line) => read(line, view));
    const hurt = marks.some((mark) => mark.kind === 'fallen' && mine.includes(mark.seat)) || group.some((line) => loses(line, view, mine));
    const name = whose && first.seat >= 0 && first.seat !== whose.seat ? whose.name(first.seat) : '';
    const told = (message: Message): Run[] => [...(name ? [{ text: name, strong: true }, { text: ' ', strong: false }] : []), ...runs(message)];
    return { lines: group, runs: told(message), text: say(message), brief: told(known(short) ? { key: short, args: together } : message), hurt, weight: hurt ? 4 : marks.some((mark) => mark.kind === 'fallen') ? 3 : marks.length ? 2 : TRIVIAL.test(first.kind) ? 0 : 1 };
  });
}

/** Whether a line says that I lost something. */
function loses(line: Line, view: View, mine: number[]): boolean {
  const loser = line.args['loser'];
  return loser !== undefined && view.players.some((player) => mine.includes(player.seat) && 'colour' in player && player.colour === loser);
}

let pen: CanvasRenderingContext2D | null = null;

/** How wide a text is in the letters of the page. */
export function width(text: string, size: number, weight = 500): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * 0.55;
  pen.font = `${weight} ${size}px Inter, system-ui, sans-serif`;
  return pen.measureText(text).width;
}

export const BETWEEN = ' · ';
/** What is around the number of things that did not fit, in pixels. */
const AROUND = 17;

const written = (part: Run[]): string => part.map((run) => run.text).join('');

/** What is told where there is so much room: all of it, or in a few words, or the weightiest of it and how many more. */
export function fitting(parts: Part[], room: number, size = 13): { parts: { runs: Run[]; hurt: boolean }[]; more: number } {
  const telling = parts.some((part) => part.weight > 0) ? parts.filter((part) => part.weight > 0) : parts.slice(0, 1);
  const fits = (some: Run[][], more: number): boolean => width(some.map(written).join(BETWEEN), size) + (more ? width(t('follow-more', { count: more }), size) + AROUND : 0) <= room;
  if (fits(telling.map((part) => part.runs), 0)) return { parts: telling, more: 0 };
  let kept = telling;
  while (kept.length > 1 && !fits(kept.map((part) => part.brief), telling.length - kept.length)) {
    const least = Math.min(...kept.map((part) => part.weight));
    const out = kept.findLastIndex((part) => part.weight === least);
    kept = kept.filter((_, i) => i !== out);
  }
  return { parts: kept.map(({ brief, hurt }) => ({ runs: brief, hurt })), more: telling.length - kept.length };
}
