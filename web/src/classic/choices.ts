/** The legal actions, sorted by the card they are about; and the ways to pay. */
import type { ClassicPrice, Resource, Split } from '../api/documents';
import type { Action } from '../api/messages';

export interface CardOptions {
  card: string;
  build: Action[];
  /** Olympia's free building. */
  free: Action | null;
  stage: Action[];
  sell: Action | null;
  recover: Action | null;
}

/** What can be done with each card. */
export function optionsByCard(actions: Action[]): Map<string, CardOptions> {
  const found = new Map<string, CardOptions>();
  for (const action of actions) {
    const { type, card } = action.document;
    if (!card) continue;
    let options = found.get(card);
    if (!options)
      found.set(card, (options = { card, build: [], free: null, stage: [], sell: null, recover: null }));
    if (type === 'build') options.build.push(action);
    else if (type === 'stage') options.stage.push(action);
    else if (type === 'build_free') options.free = action;
    else if (type === 'sell') options.sell = action;
    else if (type === 'recover') options.recover = action;
  }
  return found;
}

export const ofType = (actions: Action[], type: string): Action[] =>
  actions.filter((action) => action.document.type === type);

export interface PaymentRow {
  action: Action;
  left: number;
  right: number;
  /** Coins to the bank. */
  bank: number;
  total: number;
  /** One entry for each unit bought on that side. */
  fromLeft: Resource[];
  fromRight: Resource[];
  produced: Split['produced'];
  bought: Split['bought'];
}

/** Every legal way to pay, the cheapest first; among equals as the server lists them. */
export function paymentRows(actions: Action[], price: ClassicPrice | undefined): PaymentRow[] {
  const rows = actions.map((action) => {
    const { left = 0, right = 0 } = action.document;
    const split = price?.splits.find((one) => one.left === left && one.right === right);
    const bank = price?.coins ?? action.document.coins ?? 0;
    const from = (side: 'left' | 'right') =>
      (split?.bought ?? [])
        .filter((one) => one.side === side)
        .flatMap((one) => Array<Resource>(one.units).fill(one.resource));
    return {
      action,
      left,
      right,
      bank,
      total: split?.total ?? left + right + bank,
      fromLeft: from('left'),
      fromRight: from('right'),
      produced: split?.produced ?? [],
      bought: split?.bought ?? [],
    };
  });
  return rows.sort((a, b) => a.total - b.total);
}

/** What a second press does: building, never a stage or a sale. */
export function mainAction(options: CardOptions | undefined): 'build' | 'free' | null {
  if (options?.build.length) return 'build';
  return options?.free ? 'free' : null;
}

export interface Chance {
  win: number;
  isBest: boolean;
}

/** Win chances by the number of the action; the first option is the best, whatever was guessed of those tried little. */
export function chances(options: { number: number; win: number }[] = []): Map<number, Chance> {
  return new Map(options.map(({ number, win }, index) => [number, { win, isBest: index === 0 }]));
}

/** The best chance among some actions: that of the best option, if it is one of them. */
export function bestOf(actions: (Action | null)[], known: Map<number, Chance>): Chance | null {
  const found = actions.flatMap((action) => (action && known.get(action.number)) ?? []);
  const better = (one: Chance, other: Chance) => one.isBest || (!other.isBest && one.win > other.win);
  return found.reduce<Chance | null>((best, one) => (!best || better(one, best) ? one : best), null);
}
