/** Starting from the box: against how many, how strong, which game; remembered for each game in this browser. */
import type { Arms } from '../art/arms';
import type { GameFacts, OptionFacts, OptionValue, Preset, SeatRequest } from '../wire';

export interface Start { opponents: number; level: string; preset: string; here: boolean }

const KEY = 'donjon-starts';
const ARMS: Arms[] = ['azur', 'gueules', 'or', 'sinople', 'pourpre'];

function all(): Record<string, Start> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Start>;
  } catch {
    return {};
  }
}

export function keepStart(slug: string, start: Start): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [slug]: start }));
  } catch {
    // A browser without storage plays on, it only forgets.
  }
}

/** What was chosen last time, as far as it can still be had; or what a newcomer meets, which is not a choice yet. */
export function lastStart(game: GameFacts, bots: string[]): { start: Start; again: boolean } {
  const usual: Start = {
    opponents: Math.min(2, (game.seats.at(-1) ?? 2) - 1),
    level: bots[Math.min(1, bots.length - 1)] ?? 'random',
    preset: game.presets[0]?.name ?? '',
    here: false,
  };
  const kept = all()[game.slug];
  if (!kept || !game.seats.includes(kept.opponents + 1) || !bots.includes(kept.level)) return { start: usual, again: false };
  return { start: { ...usual, ...kept, preset: presetFor(game, kept.opponents + 1, kept.preset)?.name ?? usual.preset }, again: true };
}

export const forSeats = (preset: Preset, seats: number): boolean => !preset.seats.length || preset.seats.includes(seats);

/** The preset of that name, or the first that so many can play. */
export function presetFor(game: GameFacts, seats: number, name: string): Preset | undefined {
  const fitting = game.presets.filter((preset) => forSeats(preset, seats));
  return fitting.find((preset) => preset.name === name) ?? fitting[0];
}

/** Me, and bots or people beside me. */
export function seatsOf(start: Start, name: string): SeatRequest[] {
  const other: SeatRequest = start.here ? { kind: 'here', name: '' } : { kind: 'bot', bot: start.level };
  return [{ kind: 'me', name }, ...Array.from({ length: start.opponents }, () => other)];
}

/** The arms by which seats are told apart before the game: its own, or some where they are chosen later. */
export function armsOf(game: GameFacts, seats: number): Arms[] {
  const own = game.arms[seats] ?? [];
  return Array.from({ length: seats }, (_, seat) => own[seat] ?? ARMS[seat % ARMS.length]!);
}

/** Whether an option has a meaning with so many players and these values. */
export function matters(option: OptionFacts, seats: number, values: Record<string, OptionValue>): boolean {
  return (!option.seats.length || option.seats.includes(seats)) && (option.needs === null || values[option.needs] === true);
}
