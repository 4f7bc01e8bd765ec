import { beforeEach, expect, it, vi } from 'vitest';
import type { Board } from './board.svelte';
import { keysOf } from './keys';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

const board = {
  picked: null as number | null,
  hand: ['Baths', 'Altar', 'Theater'],
  pick(index: number) {
    if (this.hand[index]) this.picked = index;
  },
};
const press = (key: string) => {
  const found = keysOf(board as unknown as Board).find((one) => one.key === (/\d/.test(key) ? '1-9' : key));
  found!.run(new KeyboardEvent('keydown', { key }));
};
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  board.picked = null;
  document.body.innerHTML = `<div class="hand">${board.hand
    .map((name) => `<div class="slot"><button>${name}</button></div>`)
    .join('')}</div>`;
});

it('a digit picks a card and goes to it, so that Enter means the same card', () => {
  document.querySelector('button')!.focus();
  press('3');
  expect([board.picked, focused()]).toEqual([2, 'Theater']);
  press('9');
  expect([board.picked, focused()]).toEqual([2, 'Theater']);
});

it('arrows go round the hand', () => {
  press('ArrowLeft');
  expect([board.picked, focused()]).toEqual([2, 'Theater']);
  press('ArrowRight');
  expect([board.picked, focused()]).toEqual([0, 'Baths']);
});
