/** Where one stands in a game, in the words of its table: rounds, as its head and its log count them. */
import { say, t } from '../messages.svelte';
import { preferences } from '../preferences.svelte';
import { listed, seatName } from '../table/names';
import type { Seat, Shapes, View } from '../wire';
import type { Analysing } from './analysing.svelte';
import type { Findings } from './findings.svelte';
import type { Review } from './review.svelte';

type Reason = Shapes['Reason'];
/** As many as are read at a glance. */
const WORDS = 14;

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase(preferences.language) + text.slice(1);

/** The round of a turn; a game that counts its turns over all players has as many in a round as there are seats. */
export const roundOf = ({ folder, view }: Review, turn: number): number => (folder && view ? folder.round(view, turn) : turn);

/** "Round 3", or the set-up before the first. */
export const roundName = (review: Review, turn: number): string => (turn ? t('turn', { turn: roundOf(review, turn) }) : t('setup'));

/** How many rounds the game has come to. */
export const roundCount = (review: Review): number => roundOf(review, review.stops.at(-1)?.turn ?? 0);

/** "Round 3 of 12", or the set-up. */
export const whereIs = (review: Review, turn: number): string =>
  turn ? t('review-where', { round: roundOf(review, turn), rounds: roundCount(review) }) : t('setup');

export const percent = (share: number): number => Math.round(100 * share);

/** What a decision cost, as one says it: "−38 %". */
export const costOf = (cost: number): string => t('review-cost', { cost: percent(cost) });

/** What the better decision is for, in a line or two: as it is said to who took the other, or of somebody else. */
export function better(reasons: Reason[], seats: Seat[], view: View, mine: boolean, key = 'review-why'): string {
  const parts = reasons.map((reason) => {
    const args = mine || reason.args['mine'] !== 1 ? reason.args : { ...reason.args, mine: 0 };
    return say({ key: reason.key, args }, { name: seatName(seats[reason.seat]!), seats: view.seats });
  });
  let kept = parts.slice(0, 1);
  for (const part of parts.slice(1)) if ([...kept, part].join(' ').split(/\s+/).length <= WORDS) kept = [...kept, part];
  return kept.length ? t(key, { text: listed(kept) }) : '';
}

/** How much longer it takes, while an analysis goes on. */
export function leftInWords({ running, known }: Analysing): string | null {
  if (!running) return null;
  return known?.seconds == null ? t('review-analysing') : t('review-left', { seconds: Math.max(1, known.seconds) });
}

/** When and why it turned, in a sentence. */
export function turningInWords(review: Review, findings: Findings): { when: string; what: string } | null {
  const { turning } = findings;
  if (!turning) return null;
  const stop = review.stops[turning.at];
  if (!stop) return null;
  const name = (seat: number): string => seatName(review.seats[seat]!);
  const args = { winner: name(turning.winner), by: turning.by >= 0 ? name(turning.by) : '', gain: percent(turning.swing) };
  return { when: t('review-turning', { turn: lower(roundName(review, stop.turn)) }), what: t(`review-turning-${turning.kind}`, args) };
}
