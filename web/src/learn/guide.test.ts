import { describe, expect, it } from 'vitest';
import { CLASSIC_STEPS, cornerFor, DUEL_STEPS, nextStep, type Scene } from './guide';

const scene = (changes: Record<string, unknown> = {}, rest: Partial<Scene> = {}): Scene => ({
  position: {
    game: 'duel',
    age: 1,
    decision: { kind: 'turn' },
    structure: [],
    cities: [{ buildings: [] }, { buildings: [] }],
    ...changes,
  } as never,
  facts: null,
  actions: [],
  log: [],
  seat: 0,
  isMyTurn: true,
  ...rest,
});

const ids = (steps: typeof DUEL_STEPS, at: Scene) => {
  const seen = new Set<string>();
  for (;;) {
    const step = nextStep(steps, seen, at);
    if (!step) return [...seen];
    seen.add(step.id);
  }
};

describe('the guide of Duel', () => {
  it('begins with what can be seen, and says each thing once', () => {
    expect(ids(DUEL_STEPS, scene())).toEqual(['welcome', 'structure', 'take', 'seals']);
    expect(nextStep(DUEL_STEPS, new Set(['welcome', 'structure', 'take', 'seals']), scene())).toBeUndefined();
  });

  it('waits with a turn that is not mine', () => {
    expect(ids(DUEL_STEPS, scene({}, { isMyTurn: false }))).toEqual(['welcome', 'structure']);
  });

  it('explains a chain when the first free card lies open, military when the pawn moves', () => {
    const price = { what: 'card', trade: 0, chain: { symbol: 'book' } };
    const facts = { prices: { Library: price }, cities: [{}, {}], distance: [9, 9] } as never;
    const actions = [{ number: 1, sentence: '', document: { type: 'build', card: 'Library' } }];
    expect(ids(DUEL_STEPS, scene({}, { facts, actions }))).toContain('chain');
    expect(ids(DUEL_STEPS, scene({}, { facts }))).not.toContain('chain'); // covered
    const log = [
      { number: 1, at: 0, type: 'played', events: [{ document: { type: 'pawn_moved' }, sentence: '' }] },
    ];
    expect(ids(DUEL_STEPS, scene({}, { log: log as never }))).toContain('military');
  });

  it('puts what is asked now before everything else', () => {
    expect(nextStep(DUEL_STEPS, new Set(), scene({ decision: { kind: 'progress' } }))?.id).toBe('progress');
  });
});

describe('the guide of 7 Wonders', () => {
  const classic = (changes: Record<string, unknown>) =>
    scene({ game: 'classic', turn: 1, ...changes }, { facts: { prices: {}, cities: [{}, {}] } as never });

  it('goes on with the turns and Ages', () => {
    expect(ids(CLASSIC_STEPS, classic({}))).not.toContain('passing');
    expect(ids(CLASSIC_STEPS, classic({ turn: 2 }))).toContain('passing');
    expect(ids(CLASSIC_STEPS, classic({ turn: 6 }))).toContain('sixth');
    expect(ids(CLASSIC_STEPS, classic({ age: 3, turn: 5 }))).toContain('scoring');
  });
});

describe('the place of the guide', () => {
  const screen = { width: 1000, height: 800, top: 48 };
  const panel = { width: 300, height: 200 };

  it('is bottom left unless that covers what is explained', () => {
    expect(cornerFor(panel, screen, null)).toBe('bottom-left');
    expect(cornerFor(panel, screen, { left: 0, top: 650, right: 900, bottom: 800 })).toBe('top-left');
    expect(cornerFor(panel, screen, { left: 0, top: 0, right: 200, bottom: 800 })).toBe('bottom-right');
  });
});
