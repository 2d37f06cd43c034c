/** What every screen may say, in each language. */
import type { Language } from '../stored';

/** A pattern as Fluent reads it, and messages as the build leaves them: name, pattern, attributes. */
export type Pattern = string | unknown[];
export type Catalogue = [id: string, value: Pattern | null, attributes?: Record<string, Pattern>][];
export type Load = () => Promise<Catalogue>;

export const COMMON: Record<Language, Load> = {
  fr: async () => (await import('./fr')).default,
  en: async () => (await import('./en')).default,
};
