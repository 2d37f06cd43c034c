/** From choices to clicks: what may be picked up, where it may then go, what is a button. */
import { preferences } from '../preferences.svelte';
import type { Choice } from '../wire';

export class Picking {
  #choices = $state.raw<Choice[]>([]);
  #picked = $state.raw<string[]>([]);
  /** Choices that share a source and a target: one click more tells them apart. */
  #rivals = $state.raw<Choice[]>([]);
  /** The place under the pointer, under the keyboard's focus or previewed by a first tap. */
  hovered = $state<string | null>(null);
  /** The place a first tap asked about; the second decides. */
  previewed = $state<string | null>(null);

  /** The one kind of choice that was asked for, or all. */
  only = $state<string | null>(null);

  get choices(): Choice[] {
    return this.#choices;
  }

  readonly #wanted = $derived.by(() => (this.only ? this.#choices.filter((choice) => choice.kind === this.only) : this.#choices));

  offer(choices: Choice[]): void {
    if (choices === this.#choices) return;
    this.#choices = choices;
    this.#picked = [];
    this.#rivals = [];
    this.previewed = null;
    this.only = null;
  }

  /** All that can be picked up. */
  readonly sources = $derived.by(() => {
    const found = new Set<string>();
    for (const choice of this.#wanted) if (choice.source) found.add(choice.source);
    return found;
  });

  /** The one thing there is to pick up, when there is only one. */
  readonly implied = $derived.by(() => (this.sources.size === 1 ? [...this.sources][0]! : null));

  /** What is in hand. */
  readonly held = $derived.by(() => (this.implied ? [this.implied] : this.#picked));

  readonly targets = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.#wanted) {
      if (!choice.target || (choice.source && !this.held.includes(choice.source))) continue;
      found.set(choice.target, [...(found.get(choice.target) ?? []), choice]);
    }
    return found;
  });

  /** Buttons beside what is in hand, or between rivals. */
  readonly beside = $derived.by(() =>
    this.#rivals.length
      ? this.#rivals
      : this.#wanted.filter((choice) => choice.source && !choice.target && this.held.includes(choice.source)),
  );

  /** Buttons that have no place on the board. */
  readonly loose = $derived.by(() => this.#choices.filter((choice) => !choice.source && !choice.target));

  /** Where the buttons beside belong. */
  readonly anchor = $derived.by(() => this.#rivals[0]?.target ?? this.held[0] ?? null);

  pick(sources: string[]): void {
    this.#rivals = [];
    this.previewed = null;
    this.#picked = sources.filter((source) => this.sources.has(source));
  }

  /** Step back; false when nothing was in hand. */
  drop(): boolean {
    this.previewed = null;
    const something = this.#rivals.length > 0 || this.#picked.length > 0 || this.only !== null;
    if (this.#rivals.length) this.#rivals = [];
    else if (this.#picked.length) this.#picked = [];
    else this.only = null;
    return something;
  }

  /** The decision a click on those targets is, or undefined when it takes another click to tell. */
  aim(targets: string[]): Choice | undefined {
    const choices = targets.flatMap((target) => this.targets.get(target) ?? []);
    if (choices.length > 1) this.#rivals = choices;
    return choices.length === 1 ? choices[0] : undefined;
  }

  /** Whether a touch of that place only asks what would happen there: the first one does, unless one touch is enough. */
  asks(place: string, touched: boolean): boolean {
    if (!touched || this.previewed === place || (preferences.oneTap && this.at(place).length > 0)) return false;
    this.previewed = place;
    return true;
  }

  /** The decisions that are being thought about. */
  readonly thought = $derived.by((): Choice[] => {
    const place = this.previewed;
    if (!place) return [];
    if (place.startsWith('action-')) return this.#choices.filter((choice) => `action-${choice.action}` === place);
    return this.targets.get(place) ?? [];
  });

  /** What a decision at that place would do. */
  at(place: string): Choice[] {
    return this.targets.get(place) ?? [];
  }
}
