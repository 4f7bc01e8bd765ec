import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Preparation } from './preparation.svelte';

let prepared = 0;
const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ status: 'ok', prepared }))));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
  prepared = 0;
});
afterEach(() => vi.useRealTimers());

describe('what the server prepares', () => {
  it('is told to those who wait long, until it is done', async () => {
    const waiting = new Preparation();
    waiting.begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(waiting.done).toBe(0);
    prepared = 0.5;
    await vi.advanceTimersByTimeAsync(1500);
    expect(waiting.done).toBe(0.5);
    prepared = 1;
    await vi.advanceTimersByTimeAsync(1500);
    expect(waiting.done).toBeNull();
    asked.mockClear();
    waiting.begin();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is nothing to whoever waits no more', async () => {
    const waiting = new Preparation();
    waiting.begin();
    await vi.advanceTimersByTimeAsync(1500);
    waiting.end();
    expect(waiting.done).toBeNull();
    asked.mockClear();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).not.toHaveBeenCalled();
    waiting.begin();
    await vi.advanceTimersByTimeAsync(1199);
    waiting.end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(waiting.done).toBeNull();
  });
});
