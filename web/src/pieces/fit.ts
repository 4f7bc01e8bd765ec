/** How a card's pictures fit beside its cost: in one row or two, and how much smaller than usual. */
import type { Card, Per } from '../api/components';

export interface Fit {
  scale: number;
  rows: boolean;
}

/** Beside the cost of a medium card, in pixels. */
const ROOM = 112;
const COST = 19;
const NO_COST = 46;
const MARK = 21;
/** Smaller than this in one row, they go into two. */
const SMALL = 0.75;
/** Two rows must be that much smaller to have room one above the other. */
const STACKED = 0.94;

/** How wide the pictures are that can be too wide, as `EffectView` draws them: in one row, and in two. */
function widths({ effect }: Card): [number, number] | null {
  const { discounts = [], coins_per, points = 0 } = effect;
  const choice = effect.produces_one_of ?? effect.own_choice ?? [];
  if (discounts.length) {
    const arrows = discounts.filter((each) => each !== 'goods').length;
    const all = arrows * MARK + (discounts.includes('goods') ? 3 * 19 : 4 * 16) + MARK;
    return [all, 0.62 * all];
  }
  if (choice.length > 2) return [choice.length * 31 - 8, choice.length * 16];
  const counted = ([] as Per[]).concat(effect.points_per ?? []);
  if (!counted.length && !coins_per) return null;
  const wreaths = (coins_per ? 26 : 0) + new Set(counted.map(({ amount }) => amount)).size * 30;
  const kinds = (counted.length ? counted : [coins_per!]).map(counting).reduce((sum, each) => sum + each);
  return [wreaths + 8 + kinds + (points ? 40 : 0), points ? Infinity : Math.max(wreaths, 8 + kinds)];
}

/** As `Kind` draws it: a colour beside another, arrows to neighbours. */
function counting({ kind, city, cities = city }: Per): number {
  const arrows = cities === 'neighbours' || cities === 'all' ? 2 * MARK : 0;
  return kind.split('_').length * 20 + arrows;
}

export function fit(card: Card, costColumns: number, costs: number): Fit {
  const needed = widths(card);
  if (!needed) return { scale: 1, rows: false };
  const room = ROOM - (costs ? Math.min(costColumns, costs) * COST : NO_COST);
  const [inOne, inTwo] = needed.map((width) => Math.min(1, room / width)) as [number, number];
  if (inOne >= SMALL || inOne >= inTwo) return { scale: inOne, rows: false };
  return { scale: Math.min(STACKED, inTwo), rows: true };
}
