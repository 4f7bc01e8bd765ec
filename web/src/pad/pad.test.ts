import { describe, expect, it } from 'vitest';
import {
  bestOf,
  distinct,
  empty,
  entered,
  isBlank,
  isConverted,
  isFormOf,
  question,
  resized,
  winnersOf,
} from './pad';

describe('the score pad', () => {
  it('keeps the columns of those who stay', () => {
    let pad = empty('classic');
    expect(pad.names.length).toBe(3);
    pad = entered(pad, 1, 'civilian', 7);
    pad = resized(pad, 5);
    expect(pad.entries.map((entries) => entries.civilian)).toEqual([
      undefined,
      7,
      undefined,
      undefined,
      undefined,
    ]);
    expect(resized(pad, 2).entries.length).toBe(2);
  });

  it('has one pawn', () => {
    const pad = entered(entered(empty('duel'), 0, 'military', 3), 1, 'military', 2);
    expect(pad.entries.map((entries) => entries.military)).toEqual([0, 2]);
  });

  it('knows whether anything was entered', () => {
    expect(isBlank(empty('duel'))).toBe(true);
    expect(isBlank(entered(empty('classic'), 0, 'science', [0, 0, 0, 0]))).toBe(true);
    expect(isBlank(entered(empty('classic'), 0, 'science', [1, 0, 0, 0]))).toBe(false);
    expect(isBlank({ ...empty('duel'), victory: 'military', winner: 0 })).toBe(false);
  });

  it('asks with names for everybody, and only the rows of the game', () => {
    const pad = entered(entered(empty('duel'), 0, 'blue', 5), 0, 'temples', 2);
    const asked = question({ ...pad, names: ['Ada', ''] }, ['blue', 'green'], (n) => `Player ${n}`);
    expect(asked.players).toEqual([
      { name: 'Ada', entries: { blue: 5 } },
      { name: 'Player 2', entries: {} },
    ]);
    const counted = question(entered(empty('classic'), 0, 'science', [3, 2, 1, 1]), ['science'], String);
    expect(counted.players[0]?.entries).toEqual({ science: { compass: 3, gear: 2, tablet: 1, any: 1 } });
    expect(asked).toMatchObject({ pantheon: false, victory: 'civilian', winner: null });
    expect(distinct(['Ada', 'Ada'])).toEqual(['Ada', 'Ada 2']);
  });

  it('knows which rows are worth something else than what is entered', () => {
    const row = (kind: string) => ({ kind }) as never;
    expect(isConverted(row('points'), 3)).toBe(false);
    expect(isConverted(row('coins'), 3)).toBe(true);
    expect(isConverted(row('points_or_symbols'), 3)).toBe(false);
    expect(isConverted(row('points_or_symbols'), [1, 0, 0, 0])).toBe(true);
  });

  it('takes a form only for its own game', () => {
    const form = { game: 'duel', pantheon: true } as never;
    expect(isFormOf(form, 'pantheon')).toBe(true);
    expect(isFormOf(form, 'duel')).toBe(false);
    expect(isFormOf(null, 'duel')).toBe(false);
  });

  it('finds the winners and the best of a row', () => {
    expect(winnersOf({ victory: 'civilian', winner: null, score: null })).toEqual([0, 1]);
    expect(winnersOf({ victory: 'points', winner: null, winners: [1, 2], score: null })).toEqual([1, 2]);
    expect(bestOf([1, 5, 3])).toBe(5);
    expect(bestOf([2, 2])).toBeNull();
  });
});
