import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../api/components';
import { fit } from './fit';

const card = (effect: Effect) => ({ effect }) as Card;

describe('what fits beside a cost', () => {
  it('leaves most cards as they are', () => {
    expect(fit(card({ points: 7 }), 3, 5)).toEqual({ scale: 1, rows: false });
    expect(fit(card({ points_per: { amount: 1, kind: 'red' } }), 2, 2)).toEqual({ scale: 1, rows: false });
  });

  it('draws coins and points for things that are counted a little smaller', () => {
    const { scale, rows } = fit(card({ coins_per: { amount: 1, kind: 'red' }, points: 3 }), 2, 3);
    expect(rows).toBe(false);
    expect(scale).toBeGreaterThan(0.7);
    expect(scale).toBeLessThan(1);
  });

  it('takes two rows before pictures become too small', () => {
    const neighbours = { amount: 1, kind: 'brown', cities: 'neighbours' };
    const { scale, rows } = fit(card({ points_per: neighbours }), 3, 5);
    expect(rows).toBe(true);
    expect(scale).toBeGreaterThan(0.7);
  });
});
