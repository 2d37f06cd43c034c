/** Options and their values in words, and how a table differs from the book. */
import { known, t } from '../../messages.svelte';
import type { GameFacts, ListOption, OptionFacts, OptionValue } from '../../wire';
import { matters } from '../start';

export type Values = Record<string, OptionValue>;

export const keyOf = (game: string, option: OptionFacts): string => `option-${game}-${option.name}`;
export const labelOf = (game: string, option: OptionFacts): string => t(keyOf(game, option));
export const helpOf = (game: string, option: OptionFacts): string => t(`${keyOf(game, option)}.help`);
export const isList = (option: OptionFacts): option is ListOption => option.kind === 'digits' || option.kind === 'numbers';

/** A number as one reads it, with a true minus sign. */
export const figure = (value: number): string => String(value).replace('-', '−');

/** The numbers of a list. */
export function numbersOf(option: ListOption, value: OptionValue): number[] {
  return option.kind === 'digits' ? [...String(value)].map(Number) : String(value).split(',').map(Number);
}

export const joined = (option: ListOption, numbers: number[]): string => numbers.join(option.kind === 'digits' ? '' : ',');

/** Which entry of a list counts at this table; null: all of them. */
export const entryFor = (option: ListOption, seats: number): number | null =>
  option.kind === 'digits' && option.by_seats !== null ? seats - option.by_seats : null;

/** One value of an option, or of an entry of it. */
export function word(game: string, option: OptionFacts, value: OptionValue): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const key = `${keyOf(game, option)}-${value}`;
  if (known(key)) return t(key);
  return typeof value === 'number' ? figure(value) : option.kind === 'text' ? t('my-list') : String(value);
}

/** The present value in a few words, for a group that is folded. */
export function brief(game: string, option: OptionFacts, value: OptionValue, seats: number): string {
  if (!isList(option)) return word(game, option, value);
  const numbers = numbersOf(option, value);
  const entry = entryFor(option, seats);
  return entry === null ? numbers.map((number) => word(game, option, number)).join(', ') : figure(numbers[entry] ?? 0);
}

export interface Difference { option: OptionFacts; part: string | null; text: string; restored: OptionValue }

/** What these values change, one thing each, as far as it matters with so many players; `from` says what counts as unchanged. */
export function differences(game: GameFacts, values: Values, seats: number, from: Values = {}): Difference[] {
  return game.options.flatMap((option): Difference[] => {
    const usual = from[option.name] ?? option.default;
    const value = values[option.name] ?? usual;
    if (value === usual || !matters(option, seats, { ...defaults(game), ...values })) return [];
    const name = labelOf(game.slug, option);
    if (isList(option)) return partsChanged(game, option, value, usual, seats, name);
    const text = value === true ? name : t('named-value', { name, value: plain(word(game.slug, option, value)) });
    return [{ option, part: null, text, restored: usual }];
  });
}

/** The preset that says most of what these values are, whether that is the book, and what they change beyond it. */
export function variantOf(game: GameFacts, values: Values, seats: number): { preset: string; book: boolean; beyond: Difference[] } {
  const fitting = game.presets.filter((preset) => Object.entries(preset.options).every(([name, value]) => values[name] === value));
  const found = fitting.map((preset) => ({ preset, beyond: differences(game, values, seats, { ...defaults(game), ...preset.options }) })).sort((a, b) => a.beyond.length - b.beyond.length)[0];
  const preset = found?.preset ?? game.presets[0];
  return { preset: preset?.name ?? '', book: preset === game.presets[0], beyond: found?.beyond ?? [] };
}

function partsChanged(game: GameFacts, option: ListOption, value: OptionValue, usual: OptionValue, seats: number, name: string): Difference[] {
  const [numbers, before] = [numbersOf(option, value), numbersOf(option, usual)];
  const entry = entryFor(option, seats);
  if (entry !== null) {
    if (numbers[entry] === before[entry]) return [];
    return [{ option, part: null, text: t('named-value', { name, value: figure(numbers[entry] ?? 0) }), restored: usual }];
  }
  if (numbers.length !== before.length) return [{ option, part: null, text: t('named-value', { name, value: brief(game.slug, option, value, seats) }), restored: usual }];
  const row = known(`${keyOf(game.slug, option)}.row`) ? t(`${keyOf(game.slug, option)}.row`) : name;
  return numbers.flatMap((number, i) => {
    if (number === before[i]) return [];
    const part = option.parts[i] ?? null;
    const text = t('part-value', { part: t(`part-${game.slug}-${part ?? ''}`), row, value: word(game.slug, option, number) });
    return [{ option, part, text, restored: joined(option, numbers.map((one, k) => (k === i ? before[i]! : one))) }];
  });
}

/** A label without the remark that it is the rule. */
const plain = (label: string): string => label.replace(/ \([^)]*\)$/, '');

export const defaults = (game: GameFacts): Values => Object.fromEntries(game.options.map((option) => [option.name, option.default]));

/** The options of each subject that matter here, in the order they are declared. */
export function subjects(game: GameFacts, seats: number, values: Values): { name: string; options: OptionFacts[] }[] {
  const found: { name: string; options: OptionFacts[] }[] = [];
  for (const option of game.options.filter((one) => matters(one, seats, values))) {
    const group = found.find((one) => one.name === option.group);
    if (group) group.options.push(option);
    else found.push({ name: option.group, options: [option] });
  }
  return found;
}
