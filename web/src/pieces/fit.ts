/** How much smaller than usual a card's pictures must be, so that they fit beside its cost. */
import type { Card, Per } from '../api/components';

/** Beside the cost of a medium card, in pixels. */
const ROOM = 112;
const COST = 19;
const NO_COST = 46;
const MARK = 22;

/** How wide the pictures are that can be too wide, as `EffectView` draws them; 0 for the others. */
function width({ effect }: Card): number {
  const { discounts = [], coins_per, points = 0 } = effect;
  const choice = effect.produces_one_of ?? effect.own_choice ?? [];
  if (discounts.length) {
    const arrows = discounts.filter((each) => each !== 'goods').length;
    return arrows * MARK + (discounts.includes('goods') ? 3 * 19 : 4 * 16) + MARK;
  }
  if (choice.length > 2) return choice.length * 31 - 8;
  const counted = ([] as Per[]).concat(effect.points_per ?? []);
  if (!counted.length && !coins_per) return 0;
  const wreaths = new Set(counted.map(({ amount }) => amount)).size;
  const kinds = (counted.length ? counted : [coins_per!]).map(counting).reduce((sum, each) => sum + each);
  return (coins_per ? 26 : 0) + wreaths * 30 + 8 + kinds + (points ? 40 : 0);
}

/** As `Kind` draws it: a colour beside another, arrows to neighbours. */
function counting({ kind, city, cities = city }: Per): number {
  const arrows = cities === 'neighbours' || cities === 'all' ? 2 * MARK : 0;
  return kind.split('_').length * 20 + arrows;
}

export function fit(card: Card, costColumns: number, costs: number): number {
  const needed = width(card);
  if (!needed) return 1;
  const cost = costs ? Math.min(costColumns, costs) * COST : NO_COST;
  return Math.min(1, (ROOM - cost) / needed);
}
