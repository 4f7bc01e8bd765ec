/** What a price means for a person at a glance: LOOK's four seals. */
import type { Obstacle, Price } from '../api/documents';

export type SealKind = 'chain' | 'own' | 'buy' | 'no';

/** Obstacles that are not about the price: it may be taken later, so the seal says what it would cost. */
const PASSING = new Set([
  'covered',
  'not_your_turn',
  'other_decision',
  'too_early',
  'chosen_already',
  'game_over',
]);

export const lasting = (price: Price): Obstacle | undefined =>
  price.obstacles.find((obstacle) => !PASSING.has(obstacle.code));

/** Nothing but a power that works once an Age pays for it. */
export const onlyOnce = (price: Price): boolean =>
  'free_once' in price && price.free_once && !price.splits.some(({ affordable }) => affordable);

export function sealOf(price: Price): SealKind {
  if (lasting(price)) return 'no';
  if (onlyOnce(price)) return 'own';
  if ('chain' in price && price.chain) return 'chain';
  return price.total ? 'buy' : 'own';
}
