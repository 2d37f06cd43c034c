/** Options in groups, so that a form of many can be read. */
import type { OptionFacts } from '../wire';

const GROUPS: [string, RegExp][] = [
  ['end', /threshold|goal|^end_|max_turns/],
  ['die', /bonus|two_orders|swift/],
  ['pieces', /troops$|^keeps|knights|mountains|cost|capture_(total|discard)|cards/],
  ['rules', /./],
];

export function grouped(options: OptionFacts[]): { name: string; options: OptionFacts[] }[] {
  const of = (option: OptionFacts): string => GROUPS.find(([, pattern]) => pattern.test(option.name))?.[0] ?? 'other';
  return GROUPS.map(([name]) => ({ name, options: options.filter((option) => of(option) === name) })).filter((group) => group.options.length);
}
