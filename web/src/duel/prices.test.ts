import { describe, expect, it } from 'vitest';
import type { Card } from '../api/components';
import type { DuelFacts, DuelPrice, GodPrice } from '../api/documents';
import { godRows, priceRows, wayWith } from './prices';

const price = (given: Partial<DuelPrice>): DuelPrice => ({
  player: 0,
  what: 'card',
  name: 'Palace',
  total: 0,
  coins: 0,
  trade: 0,
  resources: {},
  chain: null,
  produced: {},
  chosen: [],
  waived: {},
  waived_by: null,
  bought: [],
  possible: true,
  obstacles: [],
  ...given,
});

const facts = {
  cities: [
    { fixed: ['clay'], production: { stone: 1 } },
    { fixed: [], production: { wood: 2 } },
  ],
} as unknown as DuelFacts;

describe('a price', () => {
  it('is told row by row: printed, produced, chosen, waived, bought', () => {
    const rows = priceRows(
      price({
        coins: 2,
        produced: { stone: 1 },
        chosen: [{ source: 'Forum', resource: 'glass' }],
        waived: { papyrus: 1 },
        waived_by: 'Masonry',
        bought: [
          { resource: 'wood', units: 2, price: 4 },
          { resource: 'clay', units: 1, price: 1 },
        ],
      }),
      facts,
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'printed',
      'produced',
      'chosen',
      'waived',
      'bought',
      'bought',
    ]);
    expect(rows[4]).toMatchObject({ coins: 8, price: 4, theirs: 2, isFixed: false });
    expect(rows[5]).toMatchObject({ coins: 1, isFixed: true, theirs: 0 });
  });

  it('is nothing but the chain where one makes it free', () => {
    const chain = { symbol: 'book', giver: 'Scriptorium' };
    expect(priceRows(price({ chain, resources: { wood: 1 } }), facts)).toEqual([
      { kind: 'chain', symbol: 'book', giver: 'Scriptorium', mythology: null },
    ]);
  });

  it('is one coin by Engineering', () => {
    expect(priceRows(price({ engineered: true, total: 1, coins: 1 }), facts)).toEqual([
      { kind: 'engineered', coins: 1 },
    ]);
  });

  it('names the chain that is missing', () => {
    const card = { chain_needs: { symbol: 'book', card: 'Scriptorium' } } as Card;
    expect(priceRows(price({}), facts, card)).toEqual([
      { kind: 'unchained', symbol: 'book', giver: 'Scriptorium', mythology: null },
    ]);
  });
});

describe('the price of a god', () => {
  const gate: GodPrice = {
    player: 0,
    what: 'god',
    name: 'Gate',
    slot: 4,
    total: 8,
    printed: 5,
    factor: 2,
    discount: 2,
    discount_by: 'The Sanctuary',
    ways: [
      { offerings: [], price: 8, possible: false },
      { offerings: [2, 3], price: 3, possible: true },
    ],
    possible: false,
    obstacles: [],
  };

  it('is that of its slot, doubled for the Gate, less the discount', () => {
    expect(godRows(gate, [3])).toEqual([
      { kind: 'slot', slot: 4, coins: 5 },
      { kind: 'doubled', factor: 2, coins: 5 },
      { kind: 'discount', by: 'The Sanctuary', coins: -2 },
      { kind: 'offering', value: 3 },
    ]);
  });

  it('is found by the offering tokens that are used, in any order', () => {
    expect(wayWith(gate, [3, 2])?.price).toBe(3);
    expect(wayWith(gate, [3])).toBeUndefined();
  });

  it('is unknown while the slot is', () => {
    expect(godRows({ ...gate, slot: null, printed: null, total: null })).toEqual([]);
  });
});
