import { describe, expect, it, vi } from 'vitest';
import { fitting } from './status';

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
    expect(fitting(status, 200, true)).toBe(status.short);
  });

  it('is cut, or left out, where no few words are known', () => {
    const long = { ...status, short: '' };
    expect(fitting(long, 300, false)).toBe(status.rest);
    expect(fitting(long, 200, true)).toBe('');
  });
});
