/** The whole tray: what the game says of it, what is lit on a board of small tiles, and all else that can be chosen. */
import type { GameFolder } from '../../games/game';
import { draw, group, lit, type Tray, type TrayGroup, type TrayItem } from '../../games/tray';
import { say, t } from '../../messages.svelte';
import type { Choice, View } from '../../wire';
import ChoiceIcon from '../ChoiceIcon.svelte';
import type { Picking } from '../picking.svelte';

/** More lit places than this are looked for on the board only. */
export const FEW = 8;

interface Asked {
  folder: GameFolder;
  view: View;
  picking: Picking;
  /** What can be taken up at the spot of what is in hand. */
  also: { place: string; name: string }[];
  /** Whether a tile is too small for a finger. */
  small: boolean;
  /** The decision of the dock's own button. */
  primary: Choice | null;
}

export function offers({ folder, view, picking, also, small, primary }: Asked): Tray {
  const tray = folder.tray(view, picking);
  const onBoard = (place: string): boolean => folder.describe(view, place) !== null;
  const listed = { actions: new Set<number>(), picks: new Set<string>() };
  const note = (item: TrayItem): void => {
    if (item.choice) listed.actions.add(item.choice.action);
    for (const place of item.pick ?? []) listed.picks.add(place);
    item.uses?.forEach(note);
  };
  for (const { items } of tray.groups) items.forEach(note);
  const groups: TrayGroup[] = [];

  // Whatever the game has forgotten is here all the same.
  const plain = (choice: Choice): TrayItem => ({
    key: `action-${choice.action}`, choice, name: say(choice.label), figure: draw(ChoiceIcon, { choice, size: 30 }), ...(choice.target ? { at: choice.target } : {}),
  });
  const off = [...picking.targets].filter(([place]) => !onBoard(place)).flatMap(([, choices]) => choices);
  const missing = [...picking.beside, ...off, ...picking.loose].filter((choice) => choice !== primary && !listed.actions.has(choice.action));
  groups.push(...group('other', t('tray-choices'), missing.map(plain)));
  groups.push(
    ...group('also', t('tray-here'), also.filter((one) => !listed.picks.has(one.place)).map((one) => ({ key: one.place, pick: [one.place], ...folder.spot(view, one.place, []) }))),
  );

  if (small && !tray.groups.some(({ items }) => items.some((item) => item.only))) {
    const targets = [...picking.targets].filter(([place]) => onBoard(place));
    const sources = picking.held.length || picking.beside.length ? [] : [...picking.sources].filter(onBoard);
    if (targets.length + sources.length <= FEW) {
      const reach = targets.map(([place, choices]): TrayItem => ({
        key: place, at: place, ...folder.spot(view, place, choices), ...(choices.length === 1 ? { choice: choices[0]! } : { aim: place }),
      }));
      const pieces = sources.map((place): TrayItem => ({ key: place, pick: [place], ...folder.spot(view, place, []) }));
      groups.push(...group('reach', t('tray-reach'), reach), ...group('pieces', t('tray-pieces'), pieces));
    }
  }
  // What can be chosen comes first; what is only read gives way to it, unless the game wants it behind.
  const chosen = tray.groups.filter(({ items }) => items.some(lit));
  const some = chosen.length + groups.length > 0;
  const read = tray.groups.filter(({ items, behind }) => !items.some(lit) && (!some || behind || items.some((item) => item.act)));
  return { ...tray, groups: [...chosen.filter((one) => !one.behind), ...groups, ...chosen.filter((one) => one.behind), ...read] };
}

/** How a decision of the tray is named while it is being thought about: by its place, or by itself. */
export const thought = (item: TrayItem): string => item.at ?? item.key;

/** The part of the last thing in sight that is in sight, from 0 to 1; null where everything fits. */
function peek(widths: number[], gaps: number[], room: number, lead: number): number | null {
  let x = lead;
  for (const [i, width] of widths.entries()) {
    x += gaps[i] ?? 0;
    if (x + width > room) return Math.max(0, (room - x) / width);
    x += width;
  }
  return x + lead > room + 1 ? 1 : null;
}

/** How much narrower (or, failing that, wider) the items have to be so that the last in sight shows a part of itself. */
export function shrinkage(widths: number[], gaps: number[], room: number, lead: number, least: number[]): number {
  const shrunk = (by: number): number[] => widths.map((width, i) => Math.max(width - by, least[i] ?? 0));
  if (peek(shrunk(0), gaps, room, lead) === null) return 0;
  const tries = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1, -2, -3, -4, -5, -6, -7, -8];
  const shares = tries.map((shrink) => ({ shrink, share: peek(shrunk(shrink), gaps, room, lead) ?? 1 }));
  const fine = shares.find(({ share }) => share >= 0.2 && share <= 0.5);
  return (fine ?? shares.reduce((a, b) => (Math.abs(a.share - 0.35) <= Math.abs(b.share - 0.35) ? a : b))).shrink;
}
