import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../api/http';
import { recordText, replayWords } from '../words/replay';
import { clock, faster, FRAME_MS, keyed, seek, tick, toggle } from './clock';
import type { Replay, Step } from './document';
import { agesOf, frameOfMove, framesOf, linesOf, shown, toldOf } from './frames';
import { frameAt, groundOf, lineOf, placeLabels, spotsOf, winAt, x, y, type Box } from './graph';
import { read } from './opened.svelte';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

const step = (number: number, seat: number, types: string[], age = 1): Step => ({
  number,
  seat,
  sentence: '',
  action: { type: 'build', card: 'Baths' },
  events: types.map((type) => ({ document: { type }, sentence: `${type} ${number}` })),
  position: { game: 'classic', age, hidden: { hands: [['Walls']], decks: {} } } as never,
  facts: {} as never,
});

const replay = (steps: Step[]): Replay =>
  ({ start: { game: 'classic', age: 0 }, start_facts: {}, steps }) as unknown as Replay;

describe('frames', () => {
  const frames = framesOf(
    replay([
      step(1, 0, ['committed']),
      step(2, 1, ['committed', 'card_built', 'asked']),
      step(3, 1, ['committed']),
      step(4, 0, ['card_built'], 2),
    ]),
  );

  it('gathers choices made at once', () => {
    expect(frames.map((frame) => frame.steps.map((each) => each.number))).toEqual([[], [1, 2], [3, 4]]);
    expect([...frameOfMove(frames)]).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ]);
  });

  it('shows a last move that only waits', () => {
    expect(framesOf(replay([step(1, 0, ['committed'])])).length).toBe(2);
  });

  it('finds the Ages and what there is to read', () => {
    expect(agesOf(frames)).toEqual([
      { frame: 1, age: 1 },
      { frame: 2, age: 2 },
    ]);
    expect(linesOf(frames[1]!)).toEqual([{ sentence: 'card_built 2', city: undefined, isDeed: true }]);
    expect(toldOf(frames[1]!, 0)).toBe('card_built 2');
  });

  it('opens hands and leaves out what is to come', () => {
    expect(shown(frames[1]!.position)).toEqual({
      game: 'classic',
      age: 1,
      known: { hands: [['Walls']], face_down: undefined },
    });
  });
});

describe('the clock', () => {
  it('plays to the end and stops', () => {
    let now = toggle(clock(2));
    now = tick(now, FRAME_MS - 1);
    expect(now.frame).toBe(0);
    now = tick(now, 1);
    expect(now).toMatchObject({ frame: 1, playing: true, spent: 0 });
    now = tick(now, FRAME_MS);
    expect(now).toMatchObject({ frame: 2, playing: false });
    expect(toggle(now)).toMatchObject({ frame: 0, playing: true });
  });

  it('is twice as fast at speed 2, and never leaps', () => {
    const now = faster(toggle(clock(9)));
    expect(now.speed).toBe(2);
    expect(tick(now, FRAME_MS / 2).frame).toBe(1);
    expect(tick(now, FRAME_MS * 100).frame).toBe(1);
    expect(faster(faster(now)).speed).toBe(0.5);
  });

  it('stays within the game', () => {
    expect(seek(clock(5), 9).frame).toBe(5);
    expect(seek(clock(5), -1).frame).toBe(0);
    expect(clock(5, Number.NaN).frame).toBe(0);
    expect(keyed(clock(5, 3), 'Home')).toBe(0);
    expect(keyed(clock(5, 3), 'ArrowRight')).toBe(4);
    expect(keyed(clock(5, 3), 'x')).toBeNull();
    expect(toggle(clock(0)).playing).toBe(false);
  });
});

describe('the graph', () => {
  const box: Box = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };

  it('puts frames and chances on the paper and finds them again', () => {
    expect(x(box, 5, 10)).toBe(60);
    expect(y(box, 1)).toBe(5);
    expect(y(box, 0.5)).toBe(55);
    expect(frameAt(box, 60, 10)).toBe(5);
    expect(frameAt(box, -50, 10)).toBe(0);
    expect(frameAt(box, 500, 10)).toBe(10);
  });

  it('takes a chance before a move as that of the frame before', () => {
    const frames = new Map([
      [1, 1],
      [2, 2],
    ]);
    const curve = [
      { move: 1, win: 0.5 },
      { move: 2, win: 0.7 },
      { move: 3, win: 1 },
    ];
    const spots = spotsOf(curve, frames, 2);
    expect(spots).toEqual([
      { frame: 0, win: 0.5 },
      { frame: 1, win: 0.7 },
      { frame: 2, win: 1 },
    ]);
    expect(lineOf(box, spots, 2)).toBe('10,55 60,35 110,5');
    expect(groundOf(box, spots, 2)).toBe('10,55 10,55 60,35 110,5 110,55');
  });

  it('reads the line between two known chances', () => {
    const spots = [
      { frame: 2, win: 0.2 },
      { frame: 4, win: 0.6 },
    ];
    expect(winAt(spots, 0)).toBe(0.2);
    expect(winAt(spots, 3)).toBeCloseTo(0.4);
    expect(winAt(spots, 9)).toBe(0.6);
    expect(winAt([], 1)).toBeNull();
  });

  it('moves labels out of each other’s way, or leaves them out', () => {
    const paper = { ...box, width: 300 };
    const [a, b, c] = placeLabels(
      [
        { x: 100, y: 50, width: 60 },
        { x: 130, y: 50, width: 60 },
        { x: 160, y: 50, width: 60 },
      ],
      paper,
    );
    expect(a!.labelY).toBeGreaterThan(50);
    expect(b!.labelY).toBeLessThan(50);
    expect(c!.labelY === null || c!.labelY > 50).toBe(true);
    expect(placeLabels([{ x: 5, y: 50, width: 60 }], paper)[0]!.labelX).toBe(40);
  });
});

describe('a record file', () => {
  const file = (text: string) => ({ size: text.length, text: () => Promise.resolve(text) });

  it('is read as it is written, with all digits of its seed', async () => {
    const text = '{"seed": 4611686018427387903}';
    expect(await read(file(text))).toBe(text);
  });

  it('is refused before it is sent where it cannot be one', async () => {
    await expect(read(file('{"seed": '))).rejects.toMatchObject({ code: 'bad_request' });
    await expect(read(file('[' + ' '.repeat(70_000) + ']'))).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  it('names what is wrong', () => {
    const { wrong, wrongMove } = replayWords();
    const said = (code: string, field: string | null = null) => recordText(new Refusal(code, '', 422, field));
    expect(said('record', 'actions[7]')).toBe(wrongMove(8));
    expect(said('record', 'actions')).toBe(wrong.actions);
    expect(said('record', 'position.board.age')).toBe(wrong.position);
    expect(said('record', 'rules_version')).toBe(wrong.rules_version);
    expect(said('record', 'something new')).toBe(wrong.document);
    expect(said('too_large')).toBe(wrong.large);
    expect(said('bad_request')).toBe(wrong.text);
  });
});
