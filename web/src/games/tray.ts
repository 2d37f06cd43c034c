/**
 * What a small screen shows beside the board: exactly what can be chosen now and has no place on it, and where nothing
 * is to be chosen the means of the turn. Each game's `tray.ts` says what its things are called and how they look.
 */
import type { Component } from 'svelte';
import type { Picking } from '../table/picking.svelte';
import type { Choice } from '../wire';

/** A picture: a component and what it needs. */
export interface Drawing { is: Component<Record<string, unknown>>; props: Record<string, unknown> }

/** The component says what it needs; what is put away is no longer told apart. */
export const draw = <Props extends object>(is: Component<Props>, props: NoInfer<Props>): Drawing => ({ is, props }) as unknown as Drawing;

export interface TrayItem {
  key: string;
  /** What it is called; of a card without words, how it is spoken. */
  name: string;
  /** The second line: what it brings or costs. */
  effect?: string | Drawing | undefined;
  figure?: Drawing;
  /** 86 wide, unless it is a card without words, has short words, or lies across. */
  shape?: 'card' | 'short' | 'wide';
  count?: number;
  /** The decision, once it is confirmed. */
  choice?: Choice;
  /** The place it stands for: shown on the board while the decision is being thought about. */
  at?: string;
  /** What is taken up by it. */
  pick?: string[];
  /** It leaves only the choices of that kind. */
  only?: string;
  /** A place with several decisions: the next touch tells them apart. */
  aim?: string;
  /** A token with two sides: its uses, in the tray once it is touched. */
  uses?: TrayItem[];
  /** It does something that is no decision. */
  act?: () => void;
  /** It is an idea of the adviser's, and whether it is the one that is looked at. */
  advised?: boolean;
}

export interface TrayGroup {
  key: string;
  name: string;
  items: TrayItem[];
  /** It stands behind what can be taken up from the board. */
  behind?: boolean;
}

/** Whether it can be chosen, rather than only read. */
export const lit = (item: TrayItem): boolean => !!(item.choice ?? item.pick ?? item.only ?? item.aim ?? item.uses);

export interface Tray {
  groups: TrayGroup[];
  /** What one pays with, at the right end of the tabs. */
  purse?: { figure?: Drawing; text: string; label: string }[];
  /** What is in hand, in the place of the prompt. */
  holding?: { figure?: Drawing; title: string; help: string } | null;
  /** The button that ends something and cannot be pressed yet, and why. */
  later?: { name: string; why: string } | null;
}

/** A lit place of the board as an item of the tray. */
export type Spot = Pick<TrayItem, 'name' | 'effect' | 'figure'>;

/** A group, unless it is empty. */
export const group = (key: string, name: string, items: TrayItem[]): TrayGroup[] => (items.length ? [{ key, name, items }] : []);

/** The choices at places whose name begins so. */
export const aimed = (picking: Picking, prefix: string): { place: string; rest: string; choice: Choice }[] =>
  [...picking.targets].flatMap(([place, choices]) => (place.startsWith(prefix) && choices[0] ? [{ place, rest: place.slice(prefix.length), choice: choices[0] }] : []));

/** What can be taken up, of those whose name begins so; what is in hand already is not among them, except as one of several. */
export const sourced = (picking: Picking, prefix: string): { place: string; rest: string }[] =>
  [...picking.sources].flatMap((place) => (place.startsWith(prefix) && picking.implied !== place ? [{ place, rest: place.slice(prefix.length) }] : []));

/** What can be done with what is in hand. */
export const beside = (picking: Picking, dress: (choice: Choice) => Omit<TrayItem, 'key' | 'choice'>): TrayItem[] =>
  picking.beside.map((choice) => ({ key: `action-${choice.action}`, choice, ...dress(choice) }));
