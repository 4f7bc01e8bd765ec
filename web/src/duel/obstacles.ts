/** Why something is impossible, in a few words. */
import type { Obstacle, Price } from '../api/documents';
import { resourceName } from '../pieces/describe';
import { lasting } from '../pieces/seals';
import { duel } from '../words/duel';
import { pieces } from '../words/pieces';
import { cardName } from './terms';

/** The reason that matters most to a person: what will not pass by itself comes first. */
export function reason(price: Price | null): string {
  if (!price) return '';
  const obstacle = lasting(price) ?? price.obstacles[0];
  if (!obstacle) return '';
  return said(obstacle);
}

function said(obstacle: Obstacle): string {
  const words = duel();
  if (obstacle.code === 'cannot_pay')
    return words.cannotPay(obstacle.needs ?? 0, obstacle.has ?? 0, obstacle.short ?? 0);
  if (obstacle.code === 'covered') {
    const cards = (obstacle.cards as string[] | undefined) ?? [];
    const down = Object.entries(obstacle)
      .filter(([name]) => name.startsWith('face_down'))
      .reduce((sum, [, n]) => sum + Number(n), 0);
    return words.coveredBy(cards.map(cardName), down);
  }
  return pieces().obstacle(obstacle, resourceName);
}

/** All that stands in the way, each in words. */
export const reasons = (price: Price | null): string[] => price?.obstacles.map(said) ?? [];
