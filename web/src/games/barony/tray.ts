/** What stands beside the board of Barony on a small screen: actions, spells, tokens. */
import type { Arms } from '../../art/arms';
import { say, t } from '../../messages.svelte';
import type { Picking } from '../../table/picking.svelte';
import type { Choice, PlayerView, View } from '../../wire';
import type { Tally } from '../game';
import { aimed, beside, draw, group, sourced, type Spot, type Tray, type TrayItem } from '../tray';
import ActionIcon from './ActionIcon.svelte';
import CoinIcon from './CoinIcon.svelte';
import Gem from './Gem.svelte';
import Gems from './Gems.svelte';
import { SIZE } from './geometry';
import PieceIcon from './PieceIcon.svelte';
import SpellIcon from './SpellIcon.svelte';
import Token from './Token.svelte';
import { hexOf, KINDS, TITLES, type Baron, type BaronyView, type BuildingKind, type Terrain } from './view';
import { contents } from './words';

export const tile = SIZE * Math.sqrt(3);

/** Actions that are asked for before a hex; the others of the six are taken up themselves. */
const ASKED = ['recruit', 'move', 'build', 'city'];

const said = (key: string, args: Record<string, string | number> = {}): string => t(`tray-barony-${key}`, args);

export function tally(_view: View, anyone: PlayerView): Tally {
  const player = anyone as Baron;
  const extra = player.points - player.track;
  return { score: String(player.track), rest: `+${extra}`, spoken: said('score', { title: t('title-barony', { rank: player.title }), points: player.track, extra }) };
}

function actions(picking: Picking, arms: Arms): TrayItem[] {
  if (picking.only || picking.held.length) return [];
  const asked = ASKED.flatMap((action): TrayItem[] => {
    const hexes = new Set(picking.choices.filter((choice) => choice.kind === action && choice.source).map((choice) => choice.source)).size;
    return hexes ? [{ key: action, only: action, name: t(`action-barony-${action}`), effect: said(`places-${action}`, { count: hexes }), figure: draw(ActionIcon, { action, arms, size: 32 }) }] : [];
  });
  const taken = [...sourced(picking, 'expedition'), ...sourced(picking, 'title')].map(({ place }): TrayItem => {
    const action = place === 'title' ? 'pay' : place;
    return { key: place, pick: [place], name: t(`action-barony-${action}`), effect: said(`places-${action}`), figure: draw(ActionIcon, { action, arms, size: 30 }) };
  });
  return [...asked, ...taken];
}

/** What one hex, or one spell, can do. */
function dress(choice: Choice, arms: Arms, view: BaronyView): Omit<TrayItem, 'key' | 'choice'> {
  const { kind, label, effect } = choice;
  if (kind === 'build') {
    const building = String(label.args['building']) as BuildingKind;
    return { name: say(label), effect: effect ? said('gold', { gold: Number(effect.args['gold']) }) : undefined, figure: draw(PieceIcon, { kind: building, arms, size: 34 }) };
  }
  if (kind === 'recruit') return { name: t('action-barony-recruit'), effect: said('knights', { count: Number(label.args['count']) }), figure: draw(PieceIcon, { kind: 'knight', arms, size: 34 }) };
  if (kind === 'city') return { name: t('action-barony-city'), effect: effect ? said('points', effect.args) : undefined, figure: draw(PieceIcon, { kind: 'city', arms, size: 34 }) };
  const spell = view.spells.find((one) => one.spell === label.args['s1']);
  return { name: say(label), shape: 'wide', ...(spell ? { figure: draw(SpellIcon, { spell, size: 34 }), effect: draw(Gems, { count: Number(label.args['cost'] ?? spell.cost) }) } : {}) };
}

export function tray(given: View, picking: Picking): Tray {
  const view = given as BaronyView;
  const me = view.players[view.you ?? -1] ?? null;
  const arms = me?.arms ?? 'azur';
  const tokens = aimed(picking, 'token-').map(({ place, rest, choice }): TrayItem => {
    const [colour, terrain] = rest.split('-') as [string, Terrain];
    const kind = KINDS.indexOf(terrain);
    const count = view.players.find((player) => player.colour === colour)?.tokens[kind] ?? 1;
    return { key: place, at: place, choice, name: said('terrain', { terrain }), figure: draw(Token, { terrain, count, gold: view.gold[kind] ?? 0, silver: view.silver[kind] ?? 0, size: 44 }) };
  });
  const held = picking.implied ? null : (picking.held[0] ?? null);
  const spells = picking.only || held ? [] : sourced(picking, 'spell-').flatMap(({ place, rest }): TrayItem[] => {
    const spell = view.spells.find((one) => one.spell === rest);
    return spell ? [{ key: place, pick: [place], name: t('spell-barony', { spell: rest }), effect: draw(Gems, { count: spell.cost }), figure: draw(SpellIcon, { spell, size: 34 }) }] : [];
  });
  const doable = beside(picking, (choice) => dress(choice, arms, view));
  const groups = [
    ...group('tokens', said('tokens'), tokens),
    ...group('actions', said('actions'), view.phase === 'turn' ? actions(picking, arms) : []),
    ...group('doable', held?.startsWith('spell-') ? said('spells') : said('doable'), doable),
    ...group('spells', said('spells'), spells),
  ];
  const stock = [['knight', 'knights'], ['village', 'villages'], ['stronghold', 'strongholds'], ['city', 'cities']] as const;
  const means = !me || view.actor === 'over' ? [] : stock.map(([kind, name]): TrayItem => ({ key: kind, shape: 'short', name: String(me.reserve[name]), effect: said(`reserve-${name}`), figure: draw(PieceIcon, { kind, arms, size: 32 }) }));
  const paying = view.doing?.kind === 'pay' ? view.doing : null;
  const left = paying ? Math.max(0, view.title_cost - paying.paid) : 0;
  const mine = view.actor === view.you;
  const purse = !me || !view.turn || view.actor === 'over' ? [] : paying && mine ? [{ text: said('left', { left }), label: said('left', { left }) }] : [
    ...(view.sorcery ? [{ figure: draw(Gem, { size: 16 }), text: String(me.magic), label: t('player-barony-magic') }] : []),
    { figure: draw(CoinIcon, { size: 15 }), text: `${me.gold}/${view.title_cost}`, label: t('player-barony-gold', { gold: me.gold, cost: view.title_cost }) },
  ];
  const spell = held?.startsWith('spell-') ? view.spells.find((one) => `spell-${one.spell}` === held) : undefined;
  const hex = hexOf(held);
  const holding = spell ? { title: t('spell-barony', { spell: spell.spell }), help: t('spell-barony.help', { spell: spell.spell }), figure: draw(SpellIcon, { spell, size: 42 }) }
    : held === 'expedition' ? { title: t('action-barony-expedition'), help: said('held-expedition'), figure: draw(ActionIcon, { action: 'expedition', arms, size: 40 }) }
    : held === 'title' ? { title: said('held-title'), help: said('held-title-help', { cost: view.title_cost }), figure: draw(ActionIcon, { action: 'pay', arms, size: 42 }) }
    : hex ? { title: said('held-hex', { hex }), help: contents(view, hex).split(', ').slice(1).join(', '), figure: draw(Token, { terrain: view.hexes.find((one) => one.hex === hex)?.terrain ?? 'plain', count: 1, size: 38 }) }
    : picking.only ? { title: t(`action-barony-${picking.only}`), help: said(`held-${picking.only}`), figure: draw(ActionIcon, { action: picking.only, arms, size: 40 }) }
    : null;
  const rank = me ? TITLES[me.rank + 1] : undefined;
  const later = paying && mine && rank ? { name: t('choice-barony-title', { rank }), why: said('left', { left }) } : null;
  return { groups: groups.length ? groups : group('means', said('reserve'), means), purse, holding, later };
}

/** A hex within reach, or one with something to take up. */
export function spot(given: View, place: string, choices: Choice[]): Spot {
  const view = given as BaronyView;
  const hex = hexOf(place) ?? 0;
  const terrain = view.hexes.find((one) => one.hex === hex)?.terrain ?? 'plain';
  const fight = choices.some((choice) => choice.marks.includes('fight'));
  const magic = choices.some((choice) => choice.marks.includes('imprint'));
  return { name: said('hex', { hex }), effect: fight ? said('fight') : magic ? said('imprint') : said('land', { terrain }), figure: draw(Token, { terrain, count: 1, size: 30 }) };
}
