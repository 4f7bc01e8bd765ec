import { describe, expect, it } from 'vitest';
import { CLASSIC_STEPS, DUEL_STEPS, nextStep, type Scene } from './guide';
import { cost, placeFor, type Rect } from './place';

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
  isGuild: (card) => card.endsWith('Guild'),
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

  it('says few things in a turn, but what is urgent at once', () => {
    const seen = new Set(['welcome', 'structure', 'take', 'seals']);
    const log = [{ number: 1, at: 0, type: 'played', seat: 0, events: [] }] as never;
    const later = scene({ cities: [{ buildings: ['Quarry'], coins: 0 }, { buildings: [] }] }, { log });
    expect(nextStep(DUEL_STEPS, seen, later)?.id).toBe('city');
    expect(nextStep(DUEL_STEPS, seen, later, new Set(['x', 'y']))).toBeUndefined();
    const second = scene({ ...later.position, age: 2 } as never, { log });
    expect(nextStep(DUEL_STEPS, seen, second, new Set(['x', 'y']))?.id).toBe('age2');
  });

  it('speaks of guilds and science in time', () => {
    const actions = [{ number: 1, sentence: '', document: { type: 'build', card: 'Builders Guild' } }];
    expect(ids(DUEL_STEPS, scene({ age: 3 }, { actions }))).toContain('guild');
    const facts = { prices: {}, cities: [{ distinct: 1 }, { distinct: 4 }], distance: [9, 9] } as never;
    const warned = DUEL_STEPS.find((step) => step.id === 'scholar')!;
    expect(warned.when(scene({}, { facts }))).toBe(true);
    expect((warned.zone as (at: Scene) => string)(scene({}, { facts }))).toBe('theirs');
  });
});

describe('the guide of 7 Wonders', () => {
  const classic = (changes: Record<string, unknown>) =>
    scene({ game: 'classic', turn: 1, ...changes }, { facts: { prices: {}, cities: [{}, {}] } as never });

  it('goes on with the turns and Ages', () => {
    expect(ids(CLASSIC_STEPS, classic({}))).toEqual(['welcome', 'hand', 'actions', 'seals']);
    expect(ids(CLASSIC_STEPS, classic({ turn: 2 }))).toContain('passing');
    expect(ids(CLASSIC_STEPS, classic({ turn: 6 }))).toContain('sixth');
    expect(ids(CLASSIC_STEPS, classic({ age: 3, turn: 5 }))).toContain('scoring');
  });
});

describe('the place of the guide', () => {
  const screen = { width: 1000, height: 800, top: 48 };
  const panel = { width: 300, height: 200 };
  const at = (spot: { left: number; top: number }): Rect => ({
    ...spot,
    right: spot.left + panel.width,
    bottom: spot.top + panel.height,
  });
  const buttons = [
    { left: 0, top: 500, right: 700, bottom: 800 },
    { left: 0, top: 48, right: 300, bottom: 300 },
  ];

  it('covers nothing that can be pressed while there is room elsewhere', () => {
    const spot = placeFor(panel, screen, buttons, null);
    expect(cost(spot, panel, buttons, null)).toBe(0);
  });

  it('is beside what is explained, on the screen', () => {
    const thing = { left: 400, top: 300, right: 700, bottom: 400 };
    const { left, top, right, bottom } = at(placeFor(panel, screen, buttons, thing));
    const [across, down] = [Math.max(left - 700, 400 - right), Math.max(top - 400, 300 - bottom)];
    expect(Math.max(across, down)).toBeGreaterThan(-33);
    expect(left >= 0 && right <= 1000 && top >= 48 && bottom <= 800).toBe(true);
    expect(Math.hypot(left - 550, top - 350)).toBeLessThan(450);
  });

  it('stays where it is unless that is in the way', () => {
    const now = { left: 600, top: 100 };
    expect(placeFor(panel, screen, buttons, null, now)).toEqual(now);
    expect(placeFor(panel, screen, buttons, null, { left: 20, top: 520 })).not.toEqual({
      left: 20,
      top: 520,
    });
  });
});
