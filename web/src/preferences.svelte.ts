/** What a person likes, remembered in this browser only. */

import { calmSystem, darkSystem, keep, likedLanguage, likedTheme, read, type Language, type Pace, type Stored, type Theme } from './stored';

export { PACES, type Language, type Pace, type Theme } from './stored';
export const calm = calmSystem;

class Preferences {
  #stored = $state<Stored>(read());
  #dark = $state(darkSystem.matches);

  constructor() {
    darkSystem.addEventListener('change', (event) => (this.#dark = event.matches));
  }

  #set(change: Stored): void {
    this.#stored = { ...this.#stored, ...change };
    keep(this.#stored);
  }

  get language(): Language {
    return likedLanguage(this.#stored);
  }
  set language(language: Language) {
    this.#set({ language });
  }
  get theme(): Theme {
    return likedTheme(this.#stored, this.#dark);
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
  /** How loud, up to 1. */
  get volume(): number {
    return this.#stored.volume ?? 0.5;
  }
  set volume(volume: number) {
    this.#set({ volume });
  }
  /** Whether what others say is neither shown nor read aloud. */
  get deaf(): boolean {
    return this.#stored.deaf ?? false;
  }
  set deaf(deaf: boolean) {
    this.#set({ deaf });
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
  /** Whether bots go on at once, without the moment in which a turn's end can be taken back. */
  get hasty(): boolean {
    return this.#stored.hasty ?? false;
  }
  set hasty(hasty: boolean) {
    this.#set({ hasty });
  }
}

export const preferences = new Preferences();
