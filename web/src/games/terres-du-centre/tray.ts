/** What stands beside the land of Un Dernier Donjon pour la Route on a small screen: hand, keeps, tokens, bridge. */
import type { Arms } from '../../art/arms';
import Icon from '../../art/Icon.svelte';
import ShieldIcon from '../../art/ShieldIcon.svelte';
import { say, t } from '../../messages.svelte';
import type { Picking } from '../../table/picking.svelte';
import type { Choice, PlayerView, View } from '../../wire';
import type { Tally } from '../game';
import { aimed, draw, group, type Spot, type Tray, type TrayItem } from '../tray';
import Card from './Card.svelte';
import { CELL } from './outline';
import PieceIcon from './PieceIcon.svelte';
import Royal from './Royal.svelte';
import SquareIcon from './SquareIcon.svelte';
import TokenPair from './TokenPair.svelte';
import { turn, turnable } from './turning';
import { spotOf, typeAt, type Holding, type House, type LandsView } from './view';
import { ARMS, types } from './words';

export const tile = CELL;

const said = (key: string, args: Record<string, string | number> = {}): string => t(`tray-terres-du-centre-${key}`, args);

export function tally(given: View, player: PlayerView): Tally {
  const view = given as LandsView;
  return { score: String(player.points), spoken: said('score', { points: player.points }), ...(view.teams ? { team: player.seat % 2 } : {}) };
}

/** Before Houses and tokens are chosen: the buttons of those decisions. */
function beginning(picking: Picking): TrayItem[] {
  return picking.loose.flatMap((choice): TrayItem[] => {
    const house = choice.label.args['house'] as House | undefined;
    if (choice.kind === 'house' && house) return [{ key: `action-${choice.action}`, choice, name: say(choice.label), figure: draw(ShieldIcon, { arms: ARMS[house], height: 40 }) }];
    return choice.kind === 'holder' ? [{ key: `action-${choice.action}`, choice, shape: 'wide', name: say(choice.label) }] : [];
  });
}

/** A token's sides: one item where both can be used, else the side itself. */
function token(kind: 'knight' | 'seal', uses: TrayItem[], arms: Arms): TrayItem[] {
  if (uses.length < 2) return uses;
  return [{ key: kind, name: said(kind), effect: said('or-dragon'), figure: draw(TokenPair, { kind, arms }), uses }];
}

export function tray(given: View, picking: Picking): Tray {
  const view = given as LandsView;
  const me = view.you === null ? null : (view.players[view.you] as Holding | undefined) ?? null;
  const arms = me?.arms ?? 'azur';
  const one = (prefix: string, dress: (rest: string, choice: Choice) => Omit<TrayItem, 'key'>): TrayItem[] =>
    aimed(picking, prefix).map(({ place, rest, choice }) => ({ key: place, at: place, choice, ...dress(rest, choice) }));
  const held = view.mover === view.you && view.taken?.kind === 'card' ? view.taken.card : null;
  const hand = one('card-', (card, choice) => ({ shape: 'card', name: say(choice.label), figure: draw(Card, { card, size: 54 }) }));
  const keeps = one('keep-', (windows) => ({
    shape: 'short', name: said('keep', { keep: Number(windows) }), figure: draw(PieceIcon, { kind: 'keep', arms, windows: Number(windows), size: 34 }),
    effect: said('cards', { count: me?.piles.find((pile) => pile.windows === Number(windows))?.cards ?? 0 }),
  }));
  const dragon = (prefix: string): TrayItem[] => one(prefix, () => ({ name: said('dragon'), effect: said('burns'), figure: draw(PieceIcon, { kind: 'dragon', arms, size: 32 }) }));
  const knight = [...one('knight', () => ({ name: said('knight'), effect: said('guards'), figure: draw(PieceIcon, { kind: 'knight', arms, size: 34 }) })), ...dragon('dragon-knight')];
  const royal = one('royal-', (windows) => ({ shape: 'short', name: said('royal', { keep: Number(windows) }), effect: said('doubles'), figure: draw(Royal, { arms, windows: Number(windows), sealed: false, height: 38 }) }));
  const seal = [...royal, ...dragon('dragon-seal')];
  const bridge = one('bridge', () => ({ shape: 'short', name: said('bridge'), figure: draw(PieceIcon, { kind: 'bridge', arms, size: 30 }) }));
  const groups = [
    ...group('beginning', t('tray-choices'), beginning(picking)),
    ...group('hand', said('hand'), hand),
    ...group('keeps', said('keeps'), keeps),
    ...group('tokens', said('tokens'), [...token('knight', knight, arms), ...token('seal', seal, arms)]),
    ...group('bridge', said('bridge'), bridge),
  ];
  // Nothing to choose beside the land: the hand, to think about.
  const quiet = (me?.hand.cards ?? []).filter((_, i, all) => !held || i !== all.indexOf(held)).map((card, i): TrayItem => ({
    key: `hand-${i}`, shape: 'card', name: t('board-terres-du-centre-card', types(card)), figure: draw(Card, { card, size: 54 }),
  }));
  const turners = turnable(picking).length > 1 ? ([-1, 1] as const).map((by): TrayItem => {
    const side = by < 0 ? 'left' : 'right';
    return { key: `turn-${side}`, shape: 'short', name: said(`turn-${side}`), figure: draw(Icon, { name: `turn-${side}`, size: 28 }), act: () => turn(picking, by) };
  }) : [];
  const asked = view.actor === view.you && picking.choices.length > 0;
  const later = asked && !view.taken && me?.piles.length && !view.card_played ? { name: t('choice-terres-du-centre-end'), why: said(view.must_raise ? 'later-keep' : 'later-card') } : null;
  return { groups: groups.length ? groups : [...group('turn', said('turn'), turners), ...group('hand', said('hand'), quiet)], later };
}

/** A square for a piece, or a place for the card in hand. */
export function spot(given: View, place: string, choices: Choice[]): Spot {
  const view = given as LandsView;
  const { x, y } = spotOf(place) ?? { x: 0, y: 0 };
  const change = choices[0]?.effect?.args;
  return {
    name: choices[0]?.kind === 'put-card' ? said('place') : said('square', { type: typeAt(view.land, x, y) }),
    effect: change && 'before' in change ? said('points', { before: change['before'] ?? 0, after: change['after'] ?? 0 }) : undefined,
    figure: draw(SquareIcon, { type: typeAt(view.land, x, y) }),
  };
}
