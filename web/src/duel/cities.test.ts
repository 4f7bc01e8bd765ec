import { describe, expect, it } from 'vitest';
import type { Card } from '../api/components';
import type { Happening } from '../api/messages';
import { groups, shown } from './cities';
import { freshOf } from './fresh';

const card = (name: string, colour: string) => ({ name, colour }) as Card;
const known = new Map(
  [card('Altar', 'blue'), card('Quarry', 'brown'), card('Baths', 'blue'), card('Tavern', 'yellow')].map(
    (one) => [one.name, one],
  ),
);

describe('buildings', () => {
  it('are grouped in the order of the colours, unknown ones left out', () => {
    const found = groups(['Altar', 'Tavern', 'Quarry', 'Baths', 'Nothing'], (name) => known.get(name));
    expect(found.map(({ colour, cards }) => [colour, cards.map(({ name }) => name)])).toEqual([
      ['brown', ['Quarry']],
      ['blue', ['Altar', 'Baths']],
      ['yellow', ['Tavern']],
    ]);
  });

  it('that do not fit: live chains and the latest stay', () => {
    const cards = ['a', 'b', 'c', 'd', 'e'].map((name) => card(name, 'blue'));
    const names = shown(cards, 4, ({ name }) => name === 'a').map(({ name }) => name);
    expect(names).toEqual(['a', 'd', 'e']);
    expect(shown(cards, 5, () => false)).toHaveLength(5);
  });
});

describe('the last move', () => {
  it('is what its events name', () => {
    const happening = {
      events: [
        { document: { type: 'card_built', card: 'Baths' }, sentence: 'Built.' },
        { document: { type: 'pawn_moved', space: 2 }, sentence: 'Moved.' },
        { document: { type: 'god_placed', slot: 4 }, sentence: 'Placed.' },
        { document: { type: 'asked', player: 1 }, sentence: 'Your turn.' },
      ],
    } as unknown as Happening;
    const fresh = freshOf([happening]);
    expect([...fresh.cards]).toEqual(['Baths']);
    expect([...fresh.slots]).toEqual([4]);
    expect(fresh.pawn).toBe(true);
    expect(fresh.sentences).toEqual(['Built.', 'Moved.', 'Placed.']);
  });
});
