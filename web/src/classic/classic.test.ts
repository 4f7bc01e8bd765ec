import { describe, expect, it, vi } from 'vitest';
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

import type { ClassicPrice, EventDocument } from '../api/documents';
import type { Action, Happening } from '../api/messages';
import { priceLine } from '../pieces/describe';
import { sealOf } from '../pieces/seals';
import { pieces } from '../words/pieces';
import { bestOf, chances, mainAction, optionsByCard, paymentRows } from './choices';
import { conflictsOf, deedsOf, deedsOfHistory, lastConflict, lastReveal } from './happened';
import { dealsOf, groupByColour, indexOf, units } from './model';

const action = (number: number, document: Action['document']): Action => ({ number, document, sentence: '' });

const actions = [
  action(1, { type: 'build', card: 'Walls', left: 0, right: 4, coins: 0 }),
  action(2, { type: 'build', card: 'Walls', left: 2, right: 2, coins: 0 }),
  action(3, { type: 'build', card: 'Walls', left: 4, right: 1, coins: 0 }),
  action(4, { type: 'stage', card: 'Walls', stage: 1, left: 0, right: 0 }),
  action(5, { type: 'sell', card: 'Walls' }),
  action(6, { type: 'sell', card: 'Library' }),
  action(7, { type: 'build_free', card: 'Library' }),
  action(8, { type: 'take_back' }),
];

const price: ClassicPrice = {
  player: 0,
  city: 0,
  what: 'card',
  name: 'Walls',
  stage: null,
  total: 4,
  coins: 0,
  resources: { stone: 3 },
  chain: null,
  power: null,
  free_once: false,
  possible: true,
  obstacles: [],
  splits: [
    {
      left: 0,
      right: 4,
      total: 4,
      affordable: true,
      produced: [{ source: 'Timber Yard', resource: 'stone', choice: true }],
      bought: [{ seller: 2, side: 'right', resource: 'stone', units: 2, price: 2 }],
    },
    {
      left: 2,
      right: 2,
      total: 4,
      affordable: true,
      produced: [],
      bought: [
        { seller: 1, side: 'left', resource: 'stone', units: 1, price: 2 },
        { seller: 2, side: 'right', resource: 'stone', units: 1, price: 2 },
      ],
    },
    { left: 4, right: 1, total: 5, affordable: true, produced: [], bought: [] },
  ],
};

describe('a power that builds for nothing once an Age', () => {
  const poor = {
    ...price,
    free_once: true,
    splits: price.splits.map((split) => ({ ...split, affordable: false })),
  };

  it('is what pays where no coins do', () => {
    expect(sealOf(poor)).toBe('own');
    expect(priceLine(poor)).toMatchObject({ icon: 'star', text: pieces().freeByWonder });
    expect(sealOf({ ...poor, splits: [], total: null })).toBe('own');
  });

  it('leaves the price where it can be paid, and what is impossible', () => {
    expect(sealOf({ ...price, free_once: true })).toBe('buy');
    expect(sealOf({ ...poor, obstacles: [{ code: 'already_built' }] })).toBe('no');
  });
});

describe('choices', () => {
  it('sorts actions by card', () => {
    const options = optionsByCard(actions);
    expect([...options.keys()]).toEqual(['Walls', 'Library']);
    expect(options.get('Walls')).toMatchObject({ free: null, recover: null });
    expect(options.get('Walls')!.build.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(options.get('Walls')!.stage.map((one) => one.number)).toEqual([4]);
    expect(options.get('Library')!.free?.number).toBe(7);
  });

  it('confirms building, never a sale', () => {
    const options = optionsByCard(actions);
    expect(mainAction(options.get('Walls'))).toBe('build');
    expect(mainAction(options.get('Library'))).toBe('free');
    expect(mainAction(optionsByCard([actions[5]!]).get('Library'))).toBeNull();
    expect(mainAction(undefined)).toBeNull();
  });

  it('lists every way to pay, the cheapest first', () => {
    const shuffled = [actions[2]!, actions[0]!, actions[1]!];
    const rows = paymentRows(shuffled, price);
    expect(rows.map((row) => [row.left, row.right, row.total])).toEqual([
      [0, 4, 4],
      [2, 2, 4],
      [4, 1, 5],
    ]);
    expect(rows[0]!.fromRight).toEqual(['stone', 'stone']);
    expect(rows[0]!.fromLeft).toEqual([]);
    expect(rows[1]!.fromLeft).toEqual(['stone']);
    expect(rows[0]!.produced[0]!.source).toBe('Timber Yard');
  });

  it('counts coins to the bank, and does without a price', () => {
    const rows = paymentRows(actions.slice(0, 1), { ...price, coins: 1, splits: [] });
    expect(rows[0]).toMatchObject({ bank: 1, total: 5 });
    expect(paymentRows(actions.slice(0, 1), undefined)[0]).toMatchObject({ total: 4, fromRight: [] });
  });

  it('finds the best chance', () => {
    const odds = chances([
      { number: 3, win: 0.5 },
      { number: 1, win: 0.2 },
      { number: 2, win: 0.6 },
    ]);
    expect(bestOf([actions[0]!, actions[1]!, null], odds)).toEqual({ win: 0.6, isBest: false });
    expect(bestOf([actions[1]!, actions[2]!], odds)).toEqual({ win: 0.5, isBest: true });
    expect(bestOf([actions[4]!], odds)).toBeNull();
    expect(chances(undefined).size).toBe(0);
  });
});

const happening = (number: number, documents: EventDocument[]): Happening => ({
  number,
  at: 0,
  type: 'played',
  events: documents.map((document) => ({ document, sentence: '' })),
});

const turn: EventDocument[] = [
  { type: 'committed', city: 0 },
  { type: 'card_built', city: 1, card: 'Baths', coins: 2 },
  { type: 'bought', city: 1, seller: 'free_city', coins: 2 },
  { type: 'card_sold', city: 0 },
  { type: 'coins', city: 0, cause: 'sale', change: 3 },
  { type: 'stage_built', city: 'free_city', board: 'Gizah', stage: 2, coins: 0 },
  { type: 'turn_begun', turn: 2 },
  { type: 'coins', city: 1, cause: 'card', change: 9 },
];

const standing = { leftOf: [1, 2, 3, 0], shields: [1, 1, 1, 4], points: [-2, 0, 1, 8], defeat: -1 };

describe('what happened', () => {
  it('tells what each city did and how its purse changed', () => {
    expect(deedsOf(turn, 3)).toEqual([
      { city: 0, kind: 'sold', card: null, stage: null, by: null, coins: 3 },
      { city: 1, kind: 'built', card: 'Baths', stage: null, by: null, coins: -2 },
      { city: 2, kind: 'stage', card: null, stage: 2, by: null, coins: 2 },
    ]);
  });

  it('marks what a chain made free', () => {
    const events: EventDocument[] = [
      { type: 'card_built', city: 0, card: 'Aqueduct', coins: 0 },
      { type: 'chained', city: 0, card: 'Aqueduct', source: 'Baths' },
    ];
    expect(deedsOf(events, 3)[0]!.by).toBe('chain');
  });

  it('finds the newest turn among what is fresh', () => {
    const fresh = [happening(4, turn), happening(5, [{ type: 'committed', city: 1 }])];
    expect(lastReveal(fresh)).toEqual(turn);
    expect(lastReveal([fresh[1]!])).toBeNull();
  });

  it('reads the last turn from the history, cards left over aside', () => {
    const history = [
      [
        [{ use: 'stage' as const }, { use: 'built' as const, card: 'Baths' }],
        [{ use: 'stage' as const }, { use: 'sold' as const }],
        [{ use: 'left_over' as const }, { use: 'left_over' as const }],
      ],
    ];
    expect(deedsOfHistory(history)).toMatchObject([
      { city: 0, kind: 'stage', stage: 2 },
      { city: 1, kind: 'sold', card: null },
    ]);
    expect(deedsOfHistory([])).toEqual([]);
  });

  it('goes round the table pair by pair, the viewer’s own first', () => {
    const events: EventDocument[] = [
      { type: 'victory', city: 3, neighbour: 2, points: 1 },
      { type: 'defeat', city: 2, neighbour: 3 },
      { type: 'victory', city: 3, neighbour: 0, points: 1 },
      { type: 'defeat', city: 0, neighbour: 3 },
      { type: 'age_begun', age: 2 },
    ];
    const fought = conflictsOf(events, standing, 3);
    expect(fought.clashes).toMatchObject([
      { city: 0, other: 1, winner: null, points: 0 },
      { city: 3, other: 0, winner: 3, points: 1 },
      { city: 1, other: 2, winner: null, points: 0 },
      { city: 2, other: 3, winner: 3, points: 1 },
    ]);
    expect(conflictsOf(events, standing, 3, 2).clashes[0]).toMatchObject({ city: 2, other: 3 });
  });

  it('keeps what was true when the Age ended', () => {
    const events: EventDocument[] = [
      { type: 'victory', city: 3, neighbour: 2, points: 3 },
      { type: 'victory', city: 3, neighbour: 0, points: 3 },
    ];
    const now = { ...standing, shields: [...standing.shields], points: [...standing.points] };
    const fought = conflictsOf([...events, { type: 'age_begun', age: 3 }], now, 3);
    now.shields.fill(9);
    now.points.fill(9);
    expect(fought.age).toBe(2);
    expect(fought.clashes.map((clash) => clash.shields)).toEqual([
      [1, 1],
      [4, 1],
      [1, 1],
      [1, 4],
    ]);
    expect(fought.totals).toEqual([
      { change: -1, inAll: -2 },
      { change: 0, inAll: 0 },
      { change: -1, inAll: 1 },
      { change: 6, inAll: 8 },
    ]);
    expect(conflictsOf([...events, { type: 'game_over' }], now, 3).age).toBe(3);
    expect(conflictsOf(events, { ...now, defeat: -2 }, 3).totals[0]!.change).toBe(-2);
  });

  it('knows an Age that ended without a winner', () => {
    const quiet: EventDocument[] = [{ type: 'age_begun', age: 3 }];
    expect(lastConflict([happening(9, quiet)])).toEqual(quiet);
    expect(conflictsOf(quiet, standing, 3).clashes).toHaveLength(4);
    expect(lastConflict([happening(1, [{ type: 'age_begun', age: 1 }])])).toBeNull();
    expect(conflictsOf([{ type: 'turn_begun', turn: 2 }], standing, 3).clashes).toEqual([]);
  });
});

describe('model', () => {
  it('groups cards by family, empty ones left out', () => {
    const cards = [{ colour: 'green' }, { colour: 'brown' }, { colour: 'green' }] as never[];
    expect(groupByColour(cards).map((group) => [group.colour, group.cards.length])).toEqual([
      ['brown', 1],
      ['green', 2],
    ]);
  });

  it('writes out units and finds the Free City', () => {
    expect(units({ wood: 2, stone: 0, glass: 1 })).toEqual(['wood', 'wood', 'glass']);
    expect(indexOf('free_city', 3)).toBe(2);
    expect(indexOf(1, 3)).toBe(1);
  });

  it('tells what is known of cards face down', () => {
    const position = {
      history: [[[{ use: 'built', card: 'Baths' }], [{ use: 'stage' }], [{ use: 'sold' }]]],
      known: { face_down: [[[null], ['Press'], [null]]] },
    } as never;
    expect(dealsOf(position, 0)).toEqual([
      { age: 1, turn: 1, use: 'built', card: 'Baths' },
      { age: 1, turn: 2, use: 'stage', card: 'Press' },
      { age: 1, turn: 3, use: 'sold', card: null },
    ]);
  });
});
