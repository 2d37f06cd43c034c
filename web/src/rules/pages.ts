/** The rules pages, rendered when the app was built. */
import type { Language } from '../preferences.svelte';

export type Part = { html: string } | { position: unknown };
export interface Heading { id: string; level: number; title: string; rule: string | null }

export interface RulesPage {
  title: string;
  /** What the game is about. */
  intro: string;
  /** A position from the midst of a game. */
  picture: unknown;
  /** The whole game in a few phases. */
  short: { id: string; title: string; phases: { title: string; parts: Part[] }[] };
  headings: Heading[];
  parts: Part[];
}

const PAGES = import.meta.glob<RulesPage>('../../../docs/rules/*.{fr,en}.md', { import: 'default' });
const TITLES = import.meta.glob<Record<string, string>>('../../../docs/rules/*.{fr,en}.md', { query: '?titles', import: 'default' });

const address = (game: string, language: Language): string => `../../../docs/rules/${game}.${language}.md`;

export const rulesPage = async (game: string, language: Language): Promise<RulesPage | null> => (await PAGES[address(game, language)]?.()) ?? null;

/** What each numbered rule is about, for the links beside a prompt. */
export const ruleTitles = async (game: string, language: Language): Promise<Record<string, string>> =>
  (await TITLES[address(game, language)]?.()) ?? {};
