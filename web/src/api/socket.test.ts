import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, last, lastSent, tell, told } from './fake';
import { read, TableSocket, type Link } from './socket';
import type { Refusal } from './http';

let socket: TableSocket;
let links: Link[];
let refusal: Refusal | undefined;
let seen = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  links = [];
  refusal = undefined;
  seen = 0;
  socket = new TableSocket(
    't 1',
    () => ({ token: 'secret', last: seen, language: 'uk' }),
    () => undefined,
    (link, why) => {
      links.push(link);
      refusal = why;
    },
  );
});
afterEach(() => {
  socket.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const live = () => {
  last().open();
  tell(told({ type: 'welcome', numbers: [0] }));
};

describe('connecting', () => {
  it('says hello first, with the token and the last number', () => {
    last().open();
    expect(last().url).toContain('/api/tables/t%201/socket');
    expect(lastSent()).toEqual({ type: 'hello', facts: true, token: 'secret', last: 0, language: 'uk' });
    expect(links).toEqual(['connecting']);
    tell(told({ type: 'welcome' }));
    expect(links.at(-1)).toBe('live');
  });

  it('comes back by itself, less and less often, and says what it has seen', async () => {
    live();
    seen = 12;
    last().drop();
    expect(links.at(-1)).toBe('lost');
    for (let i = 0; i < 4; i++) {
      await vi.advanceTimersByTimeAsync(8_000 * 1.25);
      last().drop();
    }
    const tries = FakeSocket.all.length;
    expect(tries).toBe(5 + 0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all.length).toBeLessThanOrEqual(tries + 1);
    await vi.advanceTimersByTimeAsync(9_000);
    last().open();
    expect(lastSent()).toMatchObject({ last: 12 });
  });

  it('hurries when the browser is online again', async () => {
    live();
    last().drop();
    const before = FakeSocket.all.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it('does not come back when it was turned away, unless somebody asks for it', async () => {
    last().open();
    tell({ type: 'refused', id: null, code: 'spectators', message: '' });
    last().drop(1008, 'spectators');
    expect(links.at(-1)).toBe('closed');
    expect(refusal?.code).toBe('spectators');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    socket.again();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is over when the table was left', async () => {
    live();
    socket.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('asking', () => {
  it('answers by id', async () => {
    live();
    const first = socket.ask({ type: 'undo', seat: 0 });
    const second = socket.ask({ type: 'resign', seat: 0 });
    const ids = last()
      .sent.slice(1)
      .map((each) => each.id);
    tell({ type: 'refused', id: ids[1], code: 'status', message: 'over' });
    tell({ type: 'ack', id: ids[0], number: 3 });
    await expect(first).resolves.toMatchObject({ number: 3 });
    await expect(second).rejects.toMatchObject({ code: 'status' });
  });

  it('fails at once without a connection, and what waits fails when it is cut', async () => {
    await expect(socket.ask({ type: 'undo', seat: 0 })).rejects.toMatchObject({ code: 'offline' });
    live();
    const waiting = socket.ask({ type: 'undo', seat: 0 });
    last().drop();
    await expect(waiting).rejects.toMatchObject({ code: 'offline' });
  });

  it('takes a connection that answers nothing for lost', async () => {
    live();
    const waiting = socket.ask({ type: 'undo', seat: 0 }).catch((error: Refusal) => error.code);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await waiting).toBe('offline');
    expect(links).toContain('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

it('keeps every digit of a seed', () => {
  const message = read(
    '{"type":"update","ending":{"seed": 4611686018427387903,"salt":"s"},"say":"\\"seed\\":1"}',
  );
  expect(message).toMatchObject({ ending: { seed: '4611686018427387903' }, say: '"seed":1' });
});
