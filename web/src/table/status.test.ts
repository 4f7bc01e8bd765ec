import { describe, expect, it, vi } from 'vitest';
import type { Session } from '../state/session.svelte';
import { fitting, prompt, statusOf } from './status';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

describe('what the bar says', () => {
  const status = {
    strong: 'Your turn',
    rest: 'Choose a card: build it, or sell it.',
    short: 'Choose a card',
  };

  it('is said in full where it fits, in few words where it does not', () => {
    expect(fitting(status, 400, false)).toBe(status.rest);
    expect(fitting(status, 300, false)).toBe(status.short);
    expect(fitting(status, 300, true)).toBe(status.rest);
    expect(fitting(status, 260, true)).toBe(status.short);
    expect(fitting(status, 200, true)).toBe(status.short);
  });

  it('is cut, or left out, where no few words are known', () => {
    const long = { ...status, short: '' };
    expect(fitting(long, 300, false)).toBe(status.rest);
    expect(fitting(long, 200, true)).toBe('');
  });

  it('asks for the Free City’s card when that is asked', () => {
    const turn = (city?: string) =>
      prompt({
        game: 'classic',
        position: { decision: { kind: 'turn' } },
        actions: [{ document: { type: 'sell', card: 'Altar', city } }],
      } as unknown as Session);
    expect(turn('free_city').rest).toBe('Now a card for the Free City.');
    expect(turn().rest).not.toContain('Free City');
  });

  it('says why a bot takes long that is still being prepared', () => {
    const session = {
      told: { status: 'playing', to_decide: [1], seats: [{}, {}] },
      name: () => 'Architect',
    } as unknown as Session;
    expect(statusOf(session).rest).toBe('');
    expect(statusOf(session, 0.4)).toMatchObject({
      strong: 'Architect is thinking',
      rest: 'Bots are being prepared, once after installing: 40%.',
    });
  });
});
