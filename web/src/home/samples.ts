/** The pictures each game's folder has of its presets and of what can be set. */
import type { Component } from 'svelte';

export type Drawing = Component<{ of: string; size: number }>;

const FOUND = import.meta.glob<{ default: Drawing }>('../games/*/Sample.svelte');

export async function samples(game: string): Promise<Drawing | null> {
  const load = FOUND[`../games/${game}/Sample.svelte`];
  return load ? (await load()).default : null;
}
