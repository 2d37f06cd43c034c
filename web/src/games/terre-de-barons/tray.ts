/** What stands beside the board of Terre de Barons on a small screen: colours, the die, the card, orders. */
import type { Arms } from '../../art/arms';
import Die from '../../art/Die.svelte';
import ShieldIcon from '../../art/ShieldIcon.svelte';
import { t } from '../../messages.svelte';
import ChoiceIcon from '../../table/ChoiceIcon.svelte';
import type { Picking } from '../../table/picking.svelte';
import type { Choice, PlayerView, View } from '../../wire';
import type { Tally } from '../game';
import { aimed, beside, draw, group, sourced, type Drawing, type Spot, type Tray, type TrayItem } from '../tray';
import { SIZE } from './geometry';
import PersonalCard from './PersonalCard.svelte';
import PieceIcon from './PieceIcon.svelte';
import TileIcon from './TileIcon.svelte';
import { ARMS, tileAt, tileOf, type Baronage, type BaronsView, type Colour } from './view';

export { default as Corner } from './Corner.svelte';

export const tile = SIZE * Math.sqrt(3);

const said = (key: string, args: Record<string, string | number> = {}): string => t(`tray-terre-de-barons-${key}`, args);

export function tally(given: View, anyone: PlayerView): Tally {
  const [view, player] = [given as BaronsView, anyone as Baronage];
  return { score: String(player.points), rest: `/${view.goal}`, spoken: said('score', { points: player.points, goal: view.goal }) };
}

function order(choice: Choice, arms: Arms): Omit<TrayItem, 'key' | 'choice'> {
  const { kind, label, effect } = choice;
  const figures: Record<string, Drawing> = { build: draw(PieceIcon, { kind: 'keep', arms, size: 32 }), recruit: draw(PieceIcon, { kind: 'troop', arms, size: 32 }) };
  const figure = figures[kind] ?? draw(ChoiceIcon, { choice, size: 30 });
  const name = said(`order-${kind}`);
  if (effect && 'before' in effect.args) return { figure, name, effect: said('points', effect.args) };
  if (kind === 'recruit') return { figure, name, effect: said(label.args['bonus'] ? 'troops-die' : 'troops', { count: Number(label.args['count']) }) };
  if (kind === 'disperse') return { figure, name, effect: said('troops', { count: Number(label.args['count']) }) };
  return { figure, name };
}

export function tray(given: View, picking: Picking): Tray {
  const view = given as BaronsView;
  const me = view.players[view.you ?? -1] ?? null;
  const arms = me?.arms ?? 'azur';
  const colours = aimed(picking, 'colour-').map(({ place, rest, choice }): TrayItem => {
    const colour = rest as Colour;
    const home = view.officers.find((one) => one.colour === colour && one.rank === 'baron')?.tile ?? 0;
    return { key: place, at: place, choice, shape: 'wide', name: said('colour', { colour }), effect: home ? said('home', { tile: home }) : undefined, figure: draw(ShieldIcon, { arms: ARMS[colour], height: 44 }) };
  });
  const dice = aimed(picking, 'die-').map(({ place, rest, choice }): TrayItem => ({
    key: place, at: place, choice, shape: 'short', name: said('die', { die: Number(rest) }), figure: draw(Die, { value: Number(rest), size: 34 }),
  }));
  const card = dice.length ? [] : sourced(picking, 'card').map(({ place }): TrayItem => ({
    key: place, pick: [place], shape: 'short', name: said('card'), effect: me ? said('card-tile', { tile: me.card.number ?? 0 }) : undefined, ...(me ? { figure: draw(PersonalCard, { card: me.card, height: 34, arms }) } : {}),
  }));
  const orders = beside(picking, (choice) => order(choice, arms)).filter(({ choice }) => choice?.kind !== 'ride');
  const groups = [
    ...group('colours', t('tdb-colours'), colours),
    ...group('orders', said('orders'), orders),
    ...group('dice', said('treasury'), dice),
    ...group('card', said('cards'), card).map((one) => ({ ...one, behind: true })),
  ];
  const { bonus, die } = view;
  const means: TrayItem[] = die && bonus && view.actor !== 'over' ? [
    { key: 'die', shape: 'short', name: said('rolled', { die }), effect: t(`bonus-terre-de-barons-${bonus.spent ? 'spent' : 'allowed'}`), figure: draw(Die, { value: die, size: 34 }) },
    ...(bonus.spent ? [] : [
      { key: 'recruit', name: said('order-recruit'), effect: said('troops', { count: bonus.recruit }), figure: draw(PieceIcon, { kind: 'troop', arms, size: 30 }) },
      { key: 'move', name: said('ride'), effect: t('bonus-terre-de-barons-move-tiles', { count: bonus.move }), figure: draw(PieceIcon, { kind: 'knight', arms, size: 32 }) },
    ]),
  ] : [];
  const hand = picking.implied ? null : (picking.held[0] ?? null);
  const at = hand ? tileAt(view, hand) : null;
  const holding = hand && at ? {
    title: tileOf(hand) ? said('held-tile', { tile: at }) : said('held-officer', { rank: view.officers.find((one) => one.id === hand)?.rank ?? 'knight', tile: at }),
    help: said(tileOf(hand) ? 'held-tile-help' : 'held-officer-help', { rank: view.officers.find((one) => one.id === hand)?.rank ?? 'knight' }),
    figure: tileOf(hand) ? draw(TileIcon, { value: view.tiles[at - 1]?.value ?? null, ring: 'var(--c)', size: 42 }) : draw(PieceIcon, { kind: view.officers.find((one) => one.id === hand)?.rank ?? 'knight', arms, size: 42 }),
  } : hand === 'card' && me ? { title: said('held-card', { tile: me.card.number ?? 0 }), help: said('held-card-help'), figure: draw(PersonalCard, { card: me.card, height: 42, arms }) } : null;
  const later = me && view.actor === view.you && picking.choices.length && view.turn > 0
    ? (view.order ? { name: t('choice-terre-de-barons-end-order'), why: said('later-order') } : { name: t('choice-terre-de-barons-end-turn'), why: said('later-turn') })
    : null;
  return { groups: groups.length ? groups : group('means', t('bonus-terre-de-barons-title'), means), holding, later };
}

/** A tile within reach, or a piece that can be taken up. */
export function spot(given: View, place: string, choices: Choice[]): Spot {
  const view = given as BaronsView;
  const at = tileAt(view, place) ?? 0;
  const officer = view.officers.find((one) => one.id === place);
  const where = said('tile', { tile: at });
  if (officer) return { name: said('officer', { rank: officer.rank }), effect: where, figure: draw(PieceIcon, { kind: officer.rank, arms: ARMS[officer.colour], size: 32 }) };
  const figure = draw(TileIcon, { value: view.tiles[at - 1]?.value ?? null, size: 32 });
  if (!choices.length) return { name: where, effect: said('orders'), figure };
  const met = choices[0]!.marks[0];
  return { name: where, effect: met ? said('mark', { mark: met }) : undefined, figure };
}
