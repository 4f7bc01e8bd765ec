import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Action, Advised } from '../api/messages';
import HintPanel from './HintPanel.svelte';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

/** What the panel says of options with these chances and points ahead. */
function told(...options: [win: number, margin: number][]): string {
  const advice = {
    win: 0,
    options: options.map(([win, margin], number) => ({
      number,
      win,
      margin,
      error: 0.01,
      share: 0,
      action: {},
    })),
    line: [],
    simulations: 1_000,
    seconds: 0.1,
  } as unknown as Advised['advice'];
  const actions = options.map((_, number) => ({ number, sentence: `Card ${number}` })) as unknown as Action[];
  const props = {
    game: 'classic',
    advice,
    actions,
    isThinking: false,
    problem: '',
    onplay: vi.fn(),
    onclose: vi.fn(),
  };
  const panel = mount(HintPanel, { target: document.body, props });
  flushSync();
  const text = document.body.textContent;
  void unmount(panel);
  return text;
}

describe('the panel of hints', () => {
  it('tells the points ahead where chances do not tell options apart', () => {
    const text = told([0.002, -12.34], [0.001, -15]);
    expect(text).toContain('−12.3 points');
    expect(text).toContain('−15.0 points');
    expect(text).toContain('points ahead in the end');
  });

  it('leaves them out where chances do', () => {
    expect(told([0.62, 4], [0.48, 1])).not.toContain('points');
  });
});
