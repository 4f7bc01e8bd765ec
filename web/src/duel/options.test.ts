import { describe, expect, it } from 'vitest';
import type { ActionDocument } from '../api/documents';
import { bestOf, byName, cardOptions, chances, pictureOf, slotOptions } from './options';

const told = (documents: ActionDocument[]) =>
  documents.map((document, number) => ({ number, document, sentence: `action ${number}` }));

const turn = told([
  { type: 'build', card: 'Baths', position: 14, price: 2 },
  { type: 'discard', card: 'Baths', position: 14, coins: 2 },
  { type: 'wonder', wonder: 'The Sphinx', card: 'Baths', position: 14, price: 3 },
  { type: 'wonder', wonder: 'Piraeus', card: 'Baths', position: 14, price: 0 },
  { type: 'discard', card: 'Press', position: 15, coins: 2 },
  { type: 'activate', god: 'Mars', slot: 1, offerings: [2, 3], price: 0 },
  { type: 'activate', god: 'Mars', slot: 1, price: 5 },
  { type: 'activate', god: 'Mars', slot: 1, offerings: [2], price: 3 },
]);

describe('actions of a turn', () => {
  it('are sorted by card', () => {
    const options = cardOptions(turn);
    expect([...options.keys()]).toEqual([14, 15]);
    const baths = options.get(14)!;
    expect(baths.build?.number).toBe(0);
    expect(baths.discard?.number).toBe(1);
    expect(baths.wonders.map(({ document }) => document.wonder)).toEqual(['The Sphinx', 'Piraeus']);
    expect(options.get(15)).toMatchObject({ card: 'Press', build: null, wonders: [] });
  });

  it('are sorted by slot, without offering tokens first', () => {
    const ways = slotOptions(turn).get(1)!;
    expect(ways.map(({ document }) => document.offerings ?? [])).toEqual([[], [2], [2, 3]]);
  });

  it('do not mix with a choice that names a position', () => {
    expect(cardOptions(told([{ type: 'strike', position: 6 }])).size).toBe(0);
  });
});

describe('answers', () => {
  it('are found by what they name', () => {
    const answers = byName(told([{ type: 'draft', wonder: 'Piraeus' }, { type: 'decline' }]), 'wonder');
    expect(answers.get('Piraeus')?.number).toBe(0);
    expect(answers.size).toBe(1);
    expect(byName(told([{ type: 'minerva', space: 0 }]), 'space').has('0')).toBe(true);
  });

  it('have a picture each', () => {
    for (const kind of ['draft', 'turn', 'library', 'hades', 'place_god', 'gate', 'minerva', 'neptune_apply'])
      expect(pictureOf(kind)).not.toBe('none');
    expect(pictureOf(undefined)).toBe('none');
  });
});

describe('advice', () => {
  const known = chances([
    { number: 0, win: 0.4 },
    { number: 1, win: 0.6 },
  ]);

  it('marks the best action', () => {
    expect(known.get(1)).toEqual({ win: 0.6, best: true });
    expect(known.get(0)?.best).toBe(false);
    expect(chances(undefined).size).toBe(0);
    expect(chances([]).size).toBe(0);
  });

  it('is the best of what can be done with a card', () => {
    expect(bestOf(known, [turn[0]!, turn[1]!, null])?.win).toBe(0.6);
    expect(bestOf(known, [turn[4]!])).toBeNull();
  });
});
