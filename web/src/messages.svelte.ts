/** Sentences from the Fluent catalogues, in the language of the reader. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { preferences, type Language } from './preferences.svelte';
import type { Message } from './wire';

type Args = Record<string, FluentVariable>;
type Catalogues = Record<string, () => Promise<string>>;

const CATALOGUES: Record<Language, Catalogues> = {
  fr: import.meta.glob<string>(['../../src/donjon/messages/fr/*.ftl', '!**/{cli,why,reasons}.ftl'], { query: '?raw', import: 'default' }),
  en: import.meta.glob<string>(['../../src/donjon/messages/en/*.ftl', '!**/{cli,why,reasons}.ftl'], { query: '?raw', import: 'default' }),
};
/** What is read only once somebody asks: why not, why so, what a score is made of. */
const LATER: Record<Language, Catalogues> = {
  fr: import.meta.glob<string>('../../src/donjon/messages/fr/{why,reasons}.ftl', { query: '?raw', import: 'default' }),
  en: import.meta.glob<string>('../../src/donjon/messages/en/{why,reasons}.ftl', { query: '?raw', import: 'default' }),
};
const ISOLATES = /[\u2068\u2069]/g;

let bundle = $state.raw<FluentBundle | null>(null);
let curious = false;

/** Fetch the catalogues of a language and speak it from then on. */
export async function speak(language: Language): Promise<void> {
  const wanted = [...Object.values(CATALOGUES[language]), ...(curious ? Object.values(LATER[language]) : [])];
  const texts = await Promise.all(wanted.map((load) => load()));
  const spoken = new FluentBundle(language);
  for (const text of texts) spoken.addResource(new FluentResource(text));
  bundle = spoken;
  document.documentElement.lang = language;
}

/** Fetch what is read only on asking, once. */
export async function hearMore(): Promise<void> {
  if (curious) return;
  curious = true;
  await speak(preferences.language);
}

export const speaking = (): boolean => bundle !== null;

function pattern(key: string) {
  const [id = '', attribute] = key.split('.');
  const message = bundle?.getMessage(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

/** Whether the catalogues have that message (or, as `key.attribute`, that attribute of it). */
export const known = (key: string): boolean => pattern(key) != null;

function marked(key: string, args: Args): string {
  const found = pattern(key);
  return found && bundle ? bundle.formatPattern(found, args, []) : key;
}

/** The sentence of a message. */
export const t = (key: string, args: Args = {}): string => marked(key, args).replace(ISOLATES, '');

/** The sentence of a message the server sent. */
export const say = (message: Message, more: Args = {}): string => t(message.key, { ...more, ...message.args });

/** Numbers, and places with the ways between them. */
const STRONG = /^-?(\d+|[A-J]\d+)(( →|,) (\d+|[A-J]\d+))*$/;

export interface Run { text: string; strong: boolean }

/** The sentence in runs, the numbers that came from its arguments strong. */
export function runs(message: Message, more: Args = {}): Run[] {
  const result: Run[] = [];
  marked(message.key, { ...more, ...message.args })
    .split(/\u2068([^\u2069]*)\u2069/)
    .forEach((text, i) => text && result.push({ text: text.replace(ISOLATES, ''), strong: i % 2 === 1 && STRONG.test(text) }));
  if (result.length === 1 && STRONG.test(result[0]!.text)) result[0]!.strong = true; // a pattern that is nothing else is not set apart
  return result;
}

/** Keep the spoken language that of the preferences. */
export function followLanguage(): void {
  $effect(() => void speak(preferences.language));
}
