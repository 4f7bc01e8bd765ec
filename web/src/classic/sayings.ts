/** What a table of 7 Wonders says in words: what is asked, what is chosen, what a drop would do. */
import { resourceName } from '../pieces/describe';
import { lasting } from '../pieces/seals';
import { catalogue } from '../state/catalogue.svelte';
import { classic } from '../words/classic';
import { pieces } from '../words/pieces';
import type { Board } from './board.svelte';
import { roman } from './model';

/** What is asked, or what one waits for. */
export function sayAsked(board: Board): string {
  const words = classic();
  const { position, seats, kind, table } = board;
  if (!position.decision) return words.over;
  if (!board.live) return '';
  if (board.seat === null) return board.choosing ? words.readyOf(table.ready, table.toChoose) : '';
  if (board.asked) {
    if (board.decider.id === 'free_city') return words.forFreeCity;
    if (kind === 'seventh') return words.seventh;
    if (kind === 'discard') return words.fromDiscard;
    return kind === 'sides' ? '' : words.chooseCard;
  }
  const waiting = position.decision.players.map((one) => seats[one]?.name ?? '').join(', ');
  return board.actions.length ? words.chosenWaiting(waiting) : words.waiting(waiting);
}

/** What is chosen already. */
export function sayChosen(board: Board): string {
  const { commitment, asked, table, nextStage } = board;
  if (!commitment?.card || asked) return '';
  const title = catalogue.classicCard(commitment.card, table.edition)?.names ?? '';
  return classic().youChose(commitment.type, title, roman(nextStage));
}

/** What letting go of the dragged card would do here, or why it does nothing. */
export function sayDrop(board: Board): string {
  const { dragged, zone, hand, held } = board;
  if (dragged === null || !zone) return '';
  if (zone === 'sell') return held?.sell ? classic().sell : classic().mustPlay;
  if (board.aim[zone as 'build' | 'stage'] === 'can')
    return zone === 'stage' ? classic().stage(roman(board.nextStage)) : classic().build;
  const price = zone === 'stage' ? board.stagePrice : board.prices[hand[dragged] ?? ''];
  const obstacle = price ? lasting(price) : undefined;
  return obstacle ? pieces().obstacle(obstacle, resourceName) : classic().notNow;
}
