import { webcrypto } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Happening } from '../api/messages';
import { settings } from '../state/settings.svelte';
import { table } from '../words/table';
import { lookAlike } from './alike';
import { clockText, secondsLeft } from './clock';
import { handOver } from './handover';
import { fits } from './hotkeys';
import { freshOf, groupsOf, takenBack } from './journal';
import { goalsOf, pawnTime, plan } from './motion';
import { checkSeal, sealed } from './seal';
import { settle } from './sheet';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

describe('clocks', () => {
  it('are written as people read them', () => {
    expect([0, 9.48, 19.99, 20, 61, 600, 3_723, 200_000].map(clockText)).toEqual([
      '0.0',
      '9.4',
      '19.9',
      '0:20',
      '1:01',
      '10:00',
      '1:02:03',
      '2 d 7 h',
    ]);
  });

  it('run down only while they run', () => {
    const seat = { time_left: 30_000, is_running: true };
    expect(secondsLeft(seat, 1_000, 6_000)).toBe(25);
    expect(secondsLeft(seat, 1_000, 99_000)).toBe(0);
    expect(secondsLeft({ ...seat, is_running: false }, 1_000, 6_000)).toBe(30);
    expect(secondsLeft({ time_left: null, is_running: false }, 0, 0)).toBeNull();
  });
});

describe('a hint', () => {
  it('tells points where chances written as percents are all the same', () => {
    expect(lookAlike([0.001, 0.004, 0])).toBe(true);
    expect(lookAlike([0.62, 0.62, 0.58])).toBe(false);
    expect(lookAlike([0.4])).toBe(false);
  });

  it.each([
    ['en', '−12.3 points', '+3.0 points'],
    ['uk', '−12,3 очка', '+3,0 очка'],
    ['ru', '−12,3 очка', '+3,0 очка'],
  ] as const)('writes them with a sign in %s', (language, behind, ahead) => {
    settings.language = language;
    expect([table().hintPoints(-12.34), table().hintPoints(3)]).toEqual([behind, ahead]);
    settings.language = 'en';
  });
});

describe('handing over the device', () => {
  const base = { mine: [0, 2], shown: 0, asked: [2], hides: true, covers: true, isFirst: false };

  it('covers the screen when the turn goes to somebody else here', () => {
    expect(handOver(base)).toEqual({ to: 2, how: 'cover' });
  });
  it('does nothing for one person, for bots, or while the same person goes on', () => {
    expect(handOver({ ...base, mine: [0] })).toBeNull();
    expect(handOver({ ...base, asked: [] })).toBeNull();
    expect(handOver({ ...base, asked: [0] })).toBeNull();
    expect(handOver({ ...base, asked: [0, 2] })).toBeNull();
  });
  it('only says so where nothing is hidden, or nobody wants a cover', () => {
    expect(handOver({ ...base, hides: false })).toEqual({ to: 2, how: 'banner' });
    expect(handOver({ ...base, covers: false })).toEqual({ to: 2, how: 'banner' });
  });
  it('covers a page that was just opened', () => {
    expect(handOver({ ...base, asked: [0], isFirst: true })).toEqual({ to: 0, how: 'cover' });
    expect(handOver({ ...base, asked: [2], isFirst: true, hides: false })).toEqual({ to: 2, how: 'silent' });
  });
  it('goes round in the order of seats', () => {
    const seats = { ...base, mine: [0, 1, 2, 3] };
    expect(handOver({ ...seats, shown: 1, asked: [0, 2, 3] })?.to).toBe(2);
    expect(handOver({ ...seats, shown: 3, asked: [0, 2] })?.to).toBe(0);
  });
});

describe('the seal', () => {
  const subtle = webcrypto.subtle as unknown as SubtleCrypto;
  it('is checked by the browser', async () => {
    const text = new TextEncoder().encode(sealed('salt', '4611686018427387903'));
    const right = Buffer.from(await webcrypto.subtle.digest('SHA-256', text)).toString('hex');
    expect(await checkSeal(right, 'salt', '4611686018427387903', subtle)).toBe('verified');
    expect(await checkSeal(right, 'salt', '4611686018427387904', subtle)).toBe('broken');
    expect(await checkSeal(right, 'salt', 1, null as unknown as SubtleCrypto)).toBe('unknown');
  });
  it('is that of the server', async () => {
    // python: hashlib.sha256(b"mirabilia:ab:7").hexdigest()
    const seal = '542b2dafb104fb987bb733c7b46f2e6517f43a089461447142c13fd90ee2534e';
    expect(await checkSeal(seal, 'ab', 7, subtle)).toBe('verified');
  });
});

const played = (
  number: number,
  seat: number,
  ...documents: { type: string; [k: string]: unknown }[]
): Happening => ({
  number,
  at: 0,
  type: 'played',
  seat,
  events: documents.map((document) => ({ document, sentence: document.type })),
});
const names = (seat: number) => ['Ada', 'Bob'][seat] ?? '';

describe('the log', () => {
  const log: Happening[] = [
    { number: 0, at: 0, type: 'opened' },
    played(1, 0, { type: 'card_built', player: 0 }),
    played(2, 1, { type: 'card_built', player: 1 }, { type: 'asked', player: 0 }),
    { number: 3, at: 0, type: 'undo_asked', seat: 0, stay: 0 },
    { number: 4, at: 0, type: 'taken_back', stay: 0 },
    played(5, 0, { type: 'age_begun', age: 1 }),
    played(6, 1, { type: 'card_built', player: 1 }),
  ];

  it('knows what was taken back', () => {
    expect([...takenBack(log)]).toEqual([1, 2]);
  });
  it('gives what happened since my move, or my move', () => {
    expect(freshOf(log, 0).map((happening) => happening.number)).toEqual([6]);
    expect(freshOf(log, 1).map((happening) => happening.number)).toEqual([6]);
    expect(freshOf(log.slice(0, 5), 0)).toEqual([]);
    expect(freshOf(log.slice(0, 3), 0).map((happening) => happening.number)).toEqual([2]);
    expect(freshOf(log, null).map((happening) => happening.number)).toEqual([6]);
  });
  it('keeps the last reveal while others choose', () => {
    const secret = [
      played(1, 0, { type: 'committed', city: 0 }),
      played(2, 1, { type: 'card_built', city: 0 }, { type: 'turn_begun', turn: 2 }),
      played(3, 0, { type: 'committed', city: 0 }),
    ];
    expect(freshOf(secret, 0).map((happening) => happening.number)).toEqual([2]);
  });
  it('is grouped by turns, without what is no news', () => {
    const groups = groupsOf(log, names, (age) => `Age ${age}`);
    expect(groups.map((group) => group.lines.map((line) => line.number))).toEqual([
      [0],
      [1, 2, 3, 4, 5],
      [6],
    ]);
    expect(groups[1]!.lines.filter((line) => line.isTakenBack)).toHaveLength(2);
  });
});

describe('motion', () => {
  it('pairs what is there with where it was', () => {
    const made = plan(['card:A', 'hand:B', 'hand:C', 'pawn'], ['card:A', 'card:0:B', 'hand:D', 'pawn']);
    expect(made.moved).toContainEqual({ key: 'card:0:B', from: 'hand:B' });
    expect(made.came).toEqual(['hand:D']);
    expect(made.gone).toEqual(['hand:C']);
  });
  it('takes a card that two cities built from the hand only once', () => {
    const made = plan(['hand:B'], ['card:0:B', 'card:1:B']);
    expect(made.moved).toHaveLength(1);
    expect(made.came).toEqual(['card:1:B']);
  });
  it('knows where a card went that is not drawn any more', () => {
    const move = (document: { type: string; [k: string]: unknown }) => [played(1, 0, document)];
    const under = move({ type: 'wonder_built', player: 0, wonder: 'Piraeus', card: 'Stable' });
    expect(goalsOf('card:Stable', under)).toEqual(['wonder:Piraeus', 'coins:0']);
    expect(goalsOf('card:Press', move({ type: 'card_discarded', player: 1, card: 'Press' }))).toEqual([
      'discard',
    ]);
    expect(goalsOf('card:Baths', move({ type: 'card_built', player: 1, card: 'Baths' }))).toEqual([
      'coins:1',
    ]);
    expect(goalsOf('card:Altar', under)).toEqual([]);
    expect(goalsOf('back:1:4', under)).toEqual([]);
  });
  it('lets the pawn walk space by space, but never longer than a turn', () => {
    expect(pawnTime([played(1, 0, { type: 'pawn_moved', spaces: 2 })])).toBe(360);
    expect(pawnTime([played(1, 0, { type: 'pawn_moved', spaces: 2 }, { type: 'looted' })])).toBe(610);
    expect(pawnTime([played(1, 0, { type: 'pawn_moved', spaces: 9 })])).toBe(1_200);
  });
});

describe('keys', () => {
  const hotkey = (key: string) => ({ key, label: () => '', run: () => undefined });
  it('work in every layout', () => {
    expect(fits(hotkey('u'), { key: 'г', code: 'KeyU' })).toBe(true);
    expect(fits(hotkey('u'), { key: 'U', code: 'KeyU' })).toBe(true);
    expect(fits(hotkey('?'), { key: '?', code: 'Digit7' })).toBe(true);
    expect(fits(hotkey('1-9'), { key: '4', code: 'Digit4' })).toBe(true);
    expect(fits(hotkey('1-9'), { key: '0', code: 'Digit0' })).toBe(false);
  });
});

describe('the sheet', () => {
  const space = { peek: 84, room: 700 };
  it('rests at the nearest height, and follows a flick', () => {
    expect(settle(90, 0, 'half', space)).toBe('peek');
    expect(settle(330, 0, 'peek', space)).toBe('half');
    expect(settle(600, 0, 'half', space)).toBe('full');
    expect(settle(400, 1, 'half', space)).toBe('peek');
    expect(settle(400, -1, 'half', space)).toBe('full');
    expect(settle(80, 1, 'peek', space)).toBe('closed');
  });
});
