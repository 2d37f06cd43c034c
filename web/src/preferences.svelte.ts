/** What a person likes, remembered in this browser only. */

export type Language = 'fr' | 'en';
export type Theme = 'light' | 'dark';
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
/** How fast the others' moves are shown. */
export type Pace = (typeof PACES)[number];

interface Stored { language?: Language; theme?: Theme; name?: string; sound?: boolean; unasked?: boolean; pace?: Pace; confirms?: boolean; oneTap?: boolean }

const KEY = 'donjon-preferences';

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
export const calm = matchMedia('(prefers-reduced-motion: reduce)');

class Preferences {
  #stored = $state<Stored>(read());
  #dark = $state(darkSystem.matches);

  constructor() {
    darkSystem.addEventListener('change', (event) => (this.#dark = event.matches));
  }

  #set(change: Stored): void {
    this.#stored = { ...this.#stored, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser without storage plays on, it only forgets.
    }
  }

  get language(): Language {
    return this.#stored.language ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
  }
  set language(language: Language) {
    this.#set({ language });
  }
  get theme(): Theme {
    return this.#stored.theme ?? (this.#dark ? 'dark' : 'light');
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  /** The name a person plays under; null until one was given or picked. */
  get name(): string | null {
    return this.#stored.name ?? null;
  }
  set name(name: string) {
    this.#set({ name: name.trim().slice(0, 24) });
  }
  get sound(): boolean {
    return this.#stored.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get pace(): Pace {
    return this.#stored.pace ?? 'normal';
  }
  set pace(pace: Pace) {
    this.#set({ pace });
  }
  /** Whether ending a turn with something left to do goes without a question. */
  get unasked(): boolean {
    return this.#stored.unasked ?? false;
  }
  set unasked(unasked: boolean) {
    this.#set({ unasked });
  }
  /** Whether decisions without alternative wait for a click as well. */
  get confirms(): boolean {
    return this.#stored.confirms ?? false;
  }
  set confirms(confirms: boolean) {
    this.#set({ confirms });
  }
  /** Whether the first touch plays at once, without showing what it would do. */
  get oneTap(): boolean {
    return this.#stored.oneTap ?? false;
  }
  set oneTap(oneTap: boolean) {
    this.#set({ oneTap });
  }
}

export const preferences = new Preferences();
