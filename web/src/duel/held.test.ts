import { describe, expect, it } from 'vitest';
import { heldBy, inRow } from './held';

const city = {
  gods: ['Ra', 'Isis'],
  progress: ['Law'],
  mythology_tokens: ['greek', 'greek'],
  offerings: [2, 2],
};

describe('what a player holds', () => {
  it('is listed in order, each with a key of its own', () => {
    const held = heldBy(city, true);
    expect(held.map(({ kind }) => kind)).toEqual([
      'god',
      'god',
      'token',
      'mythology',
      'mythology',
      'offering',
      'offering',
      'snake',
    ]);
    expect(new Set(held.map(({ key }) => key)).size).toBe(held.length);
    expect(heldBy({ progress: [] }, false)).toEqual([]);
  });

  it('is shown whole where it fits, else with room for how many more there are', () => {
    const held = heldBy(city, false);
    expect(inRow(held, 8.2)).toEqual(held);
    expect(inRow(held, 8)).toHaveLength(6);
    expect(inRow(held, 6.6)).toHaveLength(5);
    expect(inRow(held, 0.5)).toEqual([]);
  });
});
