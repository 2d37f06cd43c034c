/** Sentences from the Fluent catalogues, in the language of the reader. */
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { COMMON, type Catalogue, type Load } from './catalogue/common';
import { preferences, type Language } from './preferences.svelte';
import type { Message } from './wire';

type Args = Record<string, FluentVariable>;
/** What is said of a single game, or only once somebody asks. */
const MORE = import.meta.glob<Catalogue>(['../../src/donjon/messages/*/*.ftl', '!../../src/donjon/messages/*/{cli,app,bots,server,features}.ftl'], { query: '?more', import: 'default' });
const ISOLATES = /[\u2068\u2069]/g;

let bundle = $state.raw<FluentBundle | null>(null);
/** What has been fetched, by language and subject; and what is spoken of here. */
const heard = new Map<string, Catalogue>();
const subjects = new Set<string>();

const loadOf = (language: Language, subject: string): Load | undefined =>
  subject ? MORE[`../../src/donjon/messages/${language}/${subject}.ftl`] : COMMON[language];

/** Fetch all that is spoken of in a language and speak it from then on: nothing is said before its words are there. */
export async function speak(language: Language): Promise<void> {
  const wanted = ['', ...subjects];
  await Promise.all(
    wanted.map(async (subject) => {
      const place = `${language}/${subject}`;
      if (!heard.has(place)) heard.set(place, (await loadOf(language, subject)?.()) ?? []);
    }),
  );
  if (language !== preferences.language) return; // another was chosen meanwhile
  const spoken = new FluentBundle(language);
  for (const subject of ['', ...subjects]) {
    const body = heard.get(`${language}/${subject}`)?.map(([id, value, attributes = {}]) => ({ id, value, attributes }));
    if (body) spoken.addResource({ body } as FluentResource);
  }
  bundle = spoken;
  document.documentElement.lang = language;
}

/** Fetch what is said of a game, or only on asking (why not, why so, how a game went, the rules), once. */
export async function hear(...wanted: string[]): Promise<void> {
  if (wanted.every((subject) => heard.has(`${preferences.language}/${subject}`) && subjects.has(subject))) return;
  for (const subject of wanted) subjects.add(subject);
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
  if (found && bundle) return bundle.formatPattern(found, args, []);
  console.error(`no message ${key}`); // never meant to be seen; tests watch for it
  return key;
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
