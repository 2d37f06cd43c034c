/** What the dock says and offers: who is asked what, in words, and the buttons that have no place on the board. */
import { known, say, t } from '../messages.svelte';
import { preferences } from '../preferences.svelte';
import { seatName } from './names';
import type { Picking } from './picking.svelte';
import type { TableSession } from './session.svelte';

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(preferences.language) + text.slice(1);

export class Prompting {
  readonly #session: TableSession;
  readonly #picking: Picking;

  constructor(session: TableSession, picking: Picking) {
    this.#session = session;
    this.#picking = picking;
  }

  readonly actor = $derived.by(() => {
    const { view, table } = this.#session;
    return view && typeof view.actor === 'number' && !table?.agreed ? view.actor : null;
  });
  readonly arms = $derived.by(() => {
    const view = this.#session.view;
    return view ? (view.players[this.actor ?? view.you ?? 0]?.arms ?? null) : null;
  });
  readonly #prompt = $derived.by(() => this.#session.view?.prompt ?? null);
  readonly rule = $derived.by(() => (this.#session.table?.agreed ? null : (this.#prompt?.rule ?? null)));
  readonly title = $derived.by(() => {
    const { table, undelivered, mine } = this.#session;
    if (!this.#prompt) return '';
    if (table?.agreed) return t('end-over');
    if (undelivered) return t('decision-waits');
    if (mine || this.actor === null) return say(this.#prompt);
    const seat = table?.seats[this.actor];
    return seat ? t('waiting-for', { name: seatName(seat) }) : '';
  });
  /** My seat that a bot plays for me. */
  readonly lent = $derived.by(() => {
    const table = this.#session.table;
    return table?.status === 'playing' ? (table.seats.find((seat) => seat.you && seat.lent) ?? null) : null;
  });
  readonly help = $derived.by(() => {
    const { table, undelivered, busy, mine } = this.#session;
    if (!table || undelivered) return '';
    if (table.agreed) return table.agreed.seat === null ? t('end-stopped-why') : t('end-resigned', { name: seatName(table.seats[table.agreed.seat]!) });
    if (this.lent) return t(`lent-${this.lent.lent}-here`);
    const doing = busy && !mine ? this.#session.lines.findLast((line) => line.by >= 0 && !table.you.includes(line.by)) : undefined;
    if (doing) return upper(say(doing));
    const standIn = this.actor === null ? null : table.seats[this.actor]?.lent;
    if (standIn) return upper(t(`lent-${standIn}`));
    if (table.status === 'playing' && !table.you.length) return t('watching-you');
    if (!this.#prompt || !mine) return '';
    if (table.choices.some((choice) => choice.wins)) return t('goal-wins');
    if (this.#session.choices.length === 1 && !preferences.confirms) return t('forced');
    const key = this.#prompt.key.replace(/^prompt-/, 'help-');
    return known(key) ? t(key, this.#prompt.args) : '';
  });
  /** As short as a small screen needs it. */
  readonly shortTitle = $derived.by(() => {
    const { mine, undelivered, table } = this.#session;
    const key = `${this.#prompt?.key}.short`;
    return this.#prompt && !table?.agreed && !undelivered && (mine || this.actor === null) && known(key) ? t(key, this.#prompt.args) : this.title;
  });
  readonly shortHelp = $derived.by(() => {
    const key = `${this.#prompt?.key.replace(/^prompt-/, 'help-')}.short`;
    const whole = this.#prompt ? this.#prompt.key.replace(/^prompt-/, 'help-') : '';
    return this.#prompt && known(key) && known(whole) && this.help === t(whole, this.#prompt.args) ? t(key, this.#prompt.args) : this.help;
  });
  readonly primary = $derived.by(() => this.#picking.loose.find((choice) => choice.kind.startsWith('end')) ?? this.#picking.loose[0] ?? null);
  readonly others = $derived.by(() => this.#picking.loose.filter((choice) => choice !== this.primary));
  readonly ticking = $derived.by(() => {
    const table = this.#session.table;
    return table?.clock && this.actor !== null && table.status === 'playing' ? { clock: table.clock, seat: this.actor, running: !table.seats[this.actor]?.bot } : null;
  });
}
