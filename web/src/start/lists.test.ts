import { describe, expect, it, vi } from 'vitest';
import type { Listed } from '../api/generated/http';
import { age, byUrgency, outcome, tableIn, turn } from './lists';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

describe('a link or a code', () => {
  it('names a table', () => {
    expect(tableIn('https://example.org/table/aB3-_x9?x=1#y')).toBe('aB3-_x9');
    expect(tableIn(' /table/abcdef ')).toBe('abcdef');
    expect(tableIn('abcdef')).toBe('abcdef');
  });
  it('or does not', () => {
    for (const text of ['', 'two words', 'https://example.org/', '../etc']) expect(tableIn(text)).toBeNull();
  });
});

describe('my games', () => {
  it('come with my turn first, then what is new, then the latest', () => {
    const table = (name: string, is_your_turn: boolean, is_unread: boolean, changed_at: number) =>
      ({ table: name, is_your_turn, is_unread, changed_at }) as Listed;
    const sorted = byUrgency([
      table('old', false, false, 1),
      table('late', false, false, 9),
      table('new', false, true, 2),
      table('turn', true, false, 3),
      table('both', true, true, 0),
    ]);
    expect(sorted.map((each) => each.table)).toEqual(['both', 'turn', 'new', 'late', 'old']);
  });

  it('were won, lost, shared or undecided', () => {
    expect(outcome({ share: 1, gave_up: false })).toBe('won');
    expect(outcome({ share: 0.5, gave_up: false })).toBe('shared');
    expect(outcome({ share: 0, gave_up: false })).toBe('lost');
    expect(outcome({ share: 1, gave_up: true })).toBe('lost');
    expect(outcome({ share: null, gave_up: false })).toBe('undecided');
  });
});

describe('a running game', () => {
  const seats = ['Ада', 'Борис', 'Віра'].map((name, seat) => ({ seat, kind: 'human', name, bot: null }));
  const table = (changes: Partial<Listed>) =>
    ({ status: 'playing', seats, to_decide: [1], is_your_turn: false, age: 2, ...changes }) as Listed;

  it('tells whose turn it is', () => {
    expect(turn(table({}))).toContain('Борис');
    expect(turn(table({ to_decide: [1, 2] }))).toContain('2');
    expect(turn(table({ is_your_turn: true }))).not.toContain('Борис');
    expect(turn(table({ to_decide: [] }))).toBe('');
  });

  it('tells the Age, where it is known', () => {
    expect(age(table({}))).toContain('II');
    expect(age(table({ age: null }))).toBe('');
  });
});
