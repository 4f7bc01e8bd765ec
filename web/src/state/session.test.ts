import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, last, lastSent, question, tell, told } from '../api/fake';
import { Session } from './session.svelte';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  FakeSocket.all = [];
  localStorage.clear();
  session = new Session('t1');
  last().open();
});
afterEach(() => {
  session.leave();
  vi.useRealTimers();
});

describe('the log', () => {
  it('grows by what is new and by nothing twice', () => {
    tell(told({ type: 'welcome', numbers: [0, 1] }));
    tell(told({ numbers: [1, 2, 3] }));
    expect(session.log.map((happening) => happening.number)).toEqual([0, 1, 2, 3]);
  });

  it('goes on where it was after a cut', async () => {
    tell(told({ type: 'welcome', numbers: [0, 1, 2] }));
    last().drop();
    await vi.advanceTimersByTimeAsync(1_000);
    last().open();
    expect(lastSent()).toMatchObject({ type: 'hello', last: 3 });
    tell(told({ type: 'welcome', numbers: [3, 4] }));
    expect(session.log.map((happening) => happening.number)).toEqual([0, 1, 2, 3, 4]);
  });

  it('is told anew in another language, and nothing counts as new', async () => {
    tell(told({ type: 'welcome', numbers: [0, 1, 2] }));
    const heard = vi.fn();
    session.listen(heard);
    session.translate();
    last().open();
    expect(lastSent()).toMatchObject({ type: 'hello', last: 0 });
    tell(told({ type: 'welcome', numbers: [0, 1, 2, 3] }));
    expect(session.log).toHaveLength(4);
    expect(heard.mock.lastCall?.[0]).toEqual([]);
    tell(told({ numbers: [4] }));
    expect(session.log).toHaveLength(5);
  });

  it('tells listeners what is new before it is shown', () => {
    tell(told({ type: 'welcome', numbers: [0] }));
    const numbers: number[] = [];
    session.listen((fresh, before) => numbers.push(fresh.length, before?.number ?? -1));
    tell(told({ numbers: [1, 2] }));
    expect(numbers).toEqual([2, 1]);
  });
});

describe('a move', () => {
  const action = { number: 7, document: { type: 'build' }, sentence: 'Build it' };

  beforeEach(() => tell(told({ type: 'welcome', numbers: [0], views: [question(41, [action])] })));
  const plays = () => FakeSocket.all.flatMap((socket) => socket.sent).filter((each) => each.type === 'play');

  it('is sent once, however often it is pressed', async () => {
    const first = session.play(action);
    expect(await session.play(action)).toBe(false);
    expect(plays()).toHaveLength(1);
    tell({ type: 'ack', id: plays()[0]!.id, number: 2 });
    expect(await first).toBe(true);
    expect(session.isBusy).toBe(false);
  });

  it('waits for the connection and goes again if the same question is asked', async () => {
    void session.play(action);
    last().drop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.isBusy).toBe(true);
    last().open();
    tell(told({ type: 'welcome', numbers: [], views: [question(41, [action])] }));
    expect(plays()).toHaveLength(2);
  });

  it('does not go again when it had arrived', async () => {
    void session.play(action);
    last().drop();
    await vi.advanceTimersByTimeAsync(1_000);
    last().open();
    tell(told({ type: 'welcome', numbers: [1], views: [question(43, [action])] }));
    expect(plays()).toHaveLength(1);
    expect(session.isBusy).toBe(false);
  });

  it('that is stale is no problem to show, another refusal is', async () => {
    const first = session.play(action);
    tell({ type: 'refused', id: plays()[0]!.id, code: 'stale', message: '' });
    await first;
    expect(session.problem).toBeNull();
    const second = session.play(action);
    tell({ type: 'refused', id: plays()[1]!.id, code: 'illegal', message: '' });
    await second;
    expect(session.problem?.code).toBe('illegal');
  });
});

describe('what is told while something moves', () => {
  const action = { number: 7, document: { type: 'build' }, sentence: 'Build it' };
  const numbers = () => session.log.map((happening) => happening.number);

  it('waits, and is shown one change after another', () => {
    tell(told({ type: 'welcome', numbers: [0] }));
    let moving = false;
    session.isShowing = () => moving;
    session.listen((fresh) => (moving = fresh.length > 0));
    tell(told({ numbers: [1] }));
    tell(told({ numbers: [2] }));
    tell(told({ numbers: [3] }));
    expect(numbers()).toEqual([0, 1]);
    moving = false;
    session.showNext();
    expect(numbers()).toEqual([0, 1, 2]);
    moving = false;
    session.showNext();
    expect(numbers()).toEqual([0, 1, 2, 3]);
  });

  it('is shown at once when it is too much, or when a welcome tells all of it', () => {
    tell(told({ type: 'welcome', numbers: [0] }));
    session.isShowing = () => true;
    for (let number = 1; number < 6; number++) tell(told({ numbers: [number] }));
    expect(numbers()).toEqual([0]);
    tell(told({ type: 'welcome', numbers: [1, 2, 3, 4, 5] }));
    expect(numbers()).toHaveLength(6);
    for (let number = 6; number < 13; number++) tell(told({ numbers: [number] }));
    expect(numbers()).toHaveLength(13);
  });

  it('keeps a move busy until it is shown', async () => {
    tell(told({ type: 'welcome', numbers: [0], views: [question(41, [action])] }));
    session.isShowing = () => true;
    const sent = session.play(action);
    tell(told({ numbers: [1] }));
    tell({ type: 'ack', id: lastSent().id, number: 2 });
    await sent;
    expect(session.isBusy).toBe(true);
    session.showNext(true);
    expect(session.isBusy).toBe(false);
  });

  it('frees a move that a welcome shows instead', async () => {
    tell(told({ type: 'welcome', numbers: [0], views: [question(41, [action])] }));
    session.isShowing = () => true;
    const sent = session.play(action);
    tell(told({ numbers: [1] }));
    tell({ type: 'ack', id: lastSent().id, number: 2 });
    await sent;
    session.translate();
    last().open();
    tell(told({ type: 'welcome', numbers: [0, 1], views: [question(43, [action])] }));
    expect(session.isBusy).toBe(false);
  });
});
