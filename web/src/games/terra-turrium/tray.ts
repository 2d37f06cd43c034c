/** What stands beside the board of Terra Turrium on a small screen: flags in reserve, what is left of the turn, the view. */
import { t } from '../../messages.svelte';
import type { Picking } from '../../table/picking.svelte';
import type { Choice, PlayerView, View } from '../../wire';
import type { Tally } from '../game';
import { draw, group, sourced, type Spot, type Tray, type TrayItem } from '../tray';
import FlagIcon from './FlagIcon.svelte';
import { DEEP } from './geometry';
import { look } from './look.svelte';
import LookIcon from './LookIcon.svelte';
import MeansIcon from './MeansIcon.svelte';
import SquareIcon from './SquareIcon.svelte';
import { ARMS, armsOf, squareOf, type Builder, type TurriumView } from './view';
import { sideOf } from './words';

/** In relief a square is lower than it is wide. */
export const tile = 2 * DEEP;

const said = (key: string, args: Record<string, string | number> = {}): string => t(`tray-terra-turrium-${key}`, args);

export function tally(_view: View, anyone: PlayerView): Tally {
  const player = anyone as Builder;
  return { score: String(player.points), rest: '/6', spoken: said('score', { heights: player.points }) };
}

function means(view: TurriumView): TrayItem[] {
  const player = view.players[view.you ?? view.playing ?? -1];
  if (!player || view.actor === 'over' || !view.turn) return [];
  const arms = player.arms ?? 'azur';
  const cubes = view.phase === 'take' || view.phase === 'place';
  const own = view.playing === player.seat;
  const limit = view.burgenland ? view.burgenland.limit : view.attack_limit;
  const used = view.burgenland ? (view.burgenland.spent[player.seat] ?? 0) : player.attacks;
  const fights = view.burgenland ? 'captures' : 'attacks';
  return [
    ...(own && cubes ? [{ key: 'cubes', shape: 'short' as const, name: said('cubes', { count: view.hand }), effect: said('of', { most: view.takes }), figure: draw(MeansIcon, { left: view.hand, most: view.takes, cube: true }) }] : []),
    ...(own && view.phase === 'move' ? [{ key: 'movement', name: said('steps', { count: view.movement.left }), effect: said('of', { most: view.movement.points }), figure: draw(MeansIcon, { left: view.movement.left, most: view.movement.points, gold: true }) }] : []),
    { key: 'fights', name: said(fights, { count: limit === null ? used : limit - used }), effect: limit === null ? said('unlimited') : said('left', { most: limit }), figure: draw(MeansIcon, { left: limit === null ? used : limit - used, most: limit ?? 6 }) },
    { key: 'flags', name: said('flags', { count: player.reserve }), effect: said('in-reserve'), figure: draw(FlagIcon, { arms, dim: !player.reserve }) },
  ];
}

function views(view: TurriumView): TrayItem[] {
  const flat = look.flat(sideOf(view) > 6);
  return [
    { key: 'turn', shape: 'short', name: said('turn'), figure: draw(LookIcon, { look: 'turn' }), act: () => look.rotate(1) },
    { key: 'form', shape: 'short', name: t(flat ? 'look-terra-turrium-relief' : 'look-terra-turrium-flat'), figure: draw(LookIcon, { look: flat ? 'relief' : 'flat' }), act: () => look.choose(!flat) },
  ];
}

export function tray(given: View, picking: Picking): Tray {
  const view = given as TurriumView;
  const arms = armsOf(view, view.you ?? view.playing) ?? 'azur';
  const count = view.players[view.you ?? -1]?.reserve ?? 0;
  const reserve = sourced(picking, 'reserve').map(({ place }): TrayItem => ({
    key: place, pick: [place], count, name: said('flag'), effect: said('from-reserve'), figure: draw(FlagIcon, { arms }),
  }));
  const held = picking.implied ? null : (picking.held[0] ?? null);
  const square = held ? squareOf(held) : null;
  const holding = held === 'reserve' ? { title: said('held-reserve'), help: said('held-reserve-help'), figure: draw(FlagIcon, { arms, size: 42 }) }
    : square ? { title: said('held', { square }), help: said('held-help', { left: view.movement.left }), figure: draw(FlagIcon, { arms, size: 42 }) } : null;
  return {
    groups: [...group('reserve', said('reserve'), reserve), ...group('means', said('means'), means(view)).map((one) => ({ ...one, behind: true })), ...group('look', t('look-terra-turrium-title'), views(view))],
    holding,
  };
}

/** A square within reach, or a flag to move. */
export function spot(given: View, place: string, choices: Choice[]): Spot {
  const view = given as TurriumView;
  const square = view.squares.find((one) => `square-${one.square}` === place);
  const cost = choices[0]?.label.args['cost'];
  const fight = choices.some((choice) => choice.marks.includes('capture'));
  return {
    name: square?.square ?? '',
    effect: fight ? said('capture', { cost: Number(cost) }) : typeof cost === 'number' ? said('cost', { cost }) : said('height', { height: square?.height ?? 0 }),
    figure: draw(SquareIcon, { height: square?.height ?? 0, arms: square?.flag ? ARMS[square.flag] : null }),
  };
}
