/** What stands beside the board of Baron on a small screen: the market, the reserve. */
import { t } from '../../messages.svelte';
import type { Picking } from '../../table/picking.svelte';
import type { Choice, PlayerView, View } from '../../wire';
import type { Tally } from '../game';
import { aimed, draw, group, type Spot, type Tray, type TrayItem } from '../tray';
import { SIZE } from './geometry';
import MiniTile from './MiniTile.svelte';
import { cellOf, KINDS, signed, type BaronView, type Claimant, type Kind } from './view';

export const tile = SIZE * Math.sqrt(3);

const said = (key: string, args: Record<string, string | number> = {}): string => t(`tray-baron-${key}`, args);

export function tally(given: View, anyone: PlayerView): Tally {
  const [view, player] = [given as BaronView, anyone as Claimant];
  return { score: signed(player.honour), spoken: said('score', { honour: player.honour }), danger: player.honour <= view.oubliettes_at + 3 };
}

export function tray(given: View, picking: Picking): Tray {
  const view = given as BaronView;
  const mine = view.players[view.you ?? view.playing ?? 0];
  const price = (cost: number): string => (cost ? said('price', { cost }) : said('free'));
  const worth = (kind: Kind, value: number): string => `${said('kind', { kind })} ${signed(value)}`;
  const offered = new Map(aimed(picking, 'market-').map(({ rest, choice }) => [Number(rest), choice]));
  const market = view.market.flatMap(({ place, kind, value, cost }): TrayItem[] => {
    const choice = offered.get(place);
    if (!kind || (offered.size && !choice)) return [];
    const shown = { key: `market-${place}`, name: worth(kind, value), effect: price(cost), figure: draw(MiniTile, { kind, size: 32 }) };
    return [choice ? { ...shown, at: shown.key, choice } : shown];
  });
  const reserve = KINDS.flatMap((kind): TrayItem[] => {
    const [count, place] = [mine?.reserve.filter((one) => one === kind).length ?? 0, `reserve-${kind}`];
    if (!count) return [];
    const shown = { key: place, count, name: said('kind', { kind }), effect: said('worth', { value: signed(view.values[kind]) }), figure: draw(MiniTile, { kind, size: 32 }) };
    return [picking.sources.has(place) && picking.implied !== place ? { ...shown, pick: [place] } : shown];
  });
  const may = reserve.filter((item) => item.pick);
  const groups = offered.size ? group('market', t('turn-baron-market'), market) : may.length ? group('reserve', t('turn-baron-reserve'), may) : [...group('reserve', t('turn-baron-reserve'), reserve), ...group('market', t('turn-baron-market'), market)];
  const held = picking.held[0]?.startsWith('reserve-') ? (picking.held[0].slice(8) as Kind) : null;
  return {
    groups,
    purse: view.actor === 'over' ? [] : [{ text: said('pile', { pile: view.pile }), label: t('turn-baron-pile', { pile: view.pile }) }],
    holding: held ? { title: said('held', { kind: held }), help: said('held-help'), figure: draw(MiniTile, { kind: held, size: 38 }) } : null,
  };
}

/** A place for a tile or a keep. */
export function spot(given: View, place: string, choices: Choice[]): Spot {
  const view = given as BaronView;
  const cell = cellOf(place) ?? '';
  const kind = view.tiles.find((one) => one.cell === cell)?.kind ?? null;
  const bonus = view.edge.find((one) => one.cell === cell)?.bonus ?? 0;
  const fight = choices.some((choice) => choice.marks.includes('fight'));
  const gain = choices[0]?.effect;
  const laid = choices[0]?.kind === 'lay' ? (choices[0].label.args['kind'] as Kind) : null;
  return {
    name: kind ? said('kind', { kind }) : said('edge', { touching: view.edge.find((one) => one.cell === cell)?.touching ?? 0 }),
    effect: fight ? said('fight') : bonus ? said('bonus', { bonus }) : gain && 'value' in gain.args ? said('worth', { value: signed(Number(gain.args['value'])) }) : undefined,
    figure: draw(MiniTile, { kind: kind ?? laid, size: 32 }),
  };
}
