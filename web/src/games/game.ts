/** What a game's folder offers the table; each is loaded only when its game is on the screen. */
import type { Component, Snippet } from 'svelte';
import type { Arms } from '../art/arms';
import { hear } from '../messages.svelte';
import type { Ground } from '../table/follow/ground';
import type { Reading } from '../table/follow/marks';
import type { Eye, Lens } from '../table/Stage.svelte';
import type { Picking } from '../table/picking.svelte';
import type { Spot, Tray } from './tray';
import type { Choice, Line, Ranked, Seat, View } from '../wire';

export interface BoardProps<V extends View = View> {
  view: V;
  /** Lines whose pieces are on their way, and how long they take. */
  moving: Line[];
  pace: number;
  picking: Picking;
  compact: boolean;
  /** The log line whose place is to be shown. */
  noted: Line | null;
  lens: Lens | null;
  decide: (choice: Choice) => void;
  /** What the table draws on any board, over the pieces; and what it lays over the drawing, in pixels of the stage. */
  marks?: Snippet<[Ground]> | undefined;
  notes?: Snippet<[Ground, Eye]> | undefined;
}

export interface PanelProps<V extends View = View> { view: V; player: V['players'][number]; seat: Seat; mine: boolean; picking: Picking; decide: (choice: Choice) => void }
export interface TurnProps<V extends View = View> { view: V; picking: Picking; compact: boolean; decide: (choice: Choice) => void; /** The log so far, for what has just happened. */ lines?: Line[] }
/** A player's score in the fewest words: the number, what it is counted against or still grows by, and the team. */
export interface Tally { score: string; rest?: string; spoken: string; team?: number; danger?: boolean }
export interface ScoreProps<V extends View = View> { view: V; ranked: Ranked }

export interface GameFolder {
  Board: Component<BoardProps, Record<string, never>, 'lens'>;
  /** A player's panel; on a small screen only the tally stands beside the name. */
  Panel: Component<PanelProps>;
  tally: (view: View, player: View['players'][number]) => Tally;
  /** The means of the turn: dice, cards, what was done. */
  Turn: Component<TurnProps>;
  /** The score taken apart, one player a row. */
  Score: Component<ScoreProps>;
  /** A position of the rules page, partial as it was written. */
  Diagram: Component<{ position: unknown }>;
  /** What the log's lines left on the board, and a piece that fell. */
  reading: Reading;
  Fallen: Component<{ piece: string; arms: Arms | null }>;
  /** The round of a turn of the log, as `standing` counts. */
  round: (view: View, turn: number) => number;
  /** What in the log is better drawn than written: how it is said, and its drawing in a line. */
  pictured?: (text: string) => string | null;
  Pictured?: Component<{ text: string }>;
  /** One line under the game's name: where the game stands. */
  standing: (view: View) => string;
  /** What can be picked up at the same spot as `place`, itself included, and its name. */
  together: (view: View, picking: Picking, place: string) => { place: string; name: string }[];
  /** A place and what is on it, in words. */
  describe: (view: View, place: string) => { name: string; value: number | null; detail: string } | null;
  /** Where something was taken up by a decision of its own: the places of what may be taken up instead. */
  swappable?: (view: View) => RegExp | null;
  /** What a small screen shows beside the board. */
  tray: (view: View, picking: Picking) => Tray;
  /** A lit place of the board, for a tray that lists it. */
  spot: (view: View, place: string, choices: Choice[]) => Spot;
  /** The width of a tile in the units of the board's drawing. */
  tile: number;
  /** What stands in the free corner of a small board. */
  Corner?: Component<{ view: View }>;
}

const FOLDERS = import.meta.glob<GameFolder>('./*/index.ts');

export const drawn = (slug: string): boolean => `./${slug}/index.ts` in FOLDERS;

export async function gameFolder(slug: string): Promise<GameFolder> {
  const load = FOLDERS[`./${slug}/index.ts`];
  if (!load) throw new Error(slug);
  const [folder] = await Promise.all([load(), hear(slug)]); // its words come with it
  return folder;
}
