/** Where one stands in a game, in the words of its table: rounds, as its head and its log count them. */
import { t } from '../messages.svelte';
import type { Review } from './review.svelte';

/** The round of a turn; a game that counts its turns over all players has as many in a round as there are seats. */
export const roundOf = ({ folder, view }: Review, turn: number): number => (folder && view ? folder.round(view, turn) : turn);

/** "Round 3", or the set-up before the first. */
export const roundName = (review: Review, turn: number): string => (turn ? t('turn', { turn: roundOf(review, turn) }) : t('setup'));

/** How many rounds the game has come to. */
export const roundCount = (review: Review): number => roundOf(review, review.stops.at(-1)?.turn ?? 0);

/** "Round 3 of 12", or the set-up. */
export const whereIs = (review: Review, turn: number): string =>
  turn ? t('review-where', { round: roundOf(review, turn), rounds: roundCount(review) }) : t('setup');
