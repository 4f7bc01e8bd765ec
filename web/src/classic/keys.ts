/** The keys of a table of 7 Wonders. */
import type { Hotkey } from '../table/hotkeys';
import { classic } from '../words/classic';
import type { Board } from './board.svelte';

const isOnControl = () =>
  document.activeElement instanceof HTMLButtonElement || document.activeElement instanceof HTMLAnchorElement;

/** Picks a card and goes to it: Enter then means the card that is picked. */
function pick(board: Board, index: number) {
  board.pick(index);
  const slot = document.querySelectorAll('.hand .slot')[index];
  // The hand itself brings it into sight.
  slot?.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
}

export function keysOf(board: Board): Hotkey[] {
  const count = (what: 'build' | 'stage') => board.known?.[what].length ?? 0;
  /** To the next card, or with -1 to the one before. */
  const step = (by: number) => {
    const n = board.hand.length;
    pick(board, board.picked === null ? (by > 0 ? 0 : n - 1) : (board.picked + by + n) % n);
  };
  return [
    {
      key: '1-9',
      label: () => classic().keyPick,
      run: (event) => pick(board, Number(event.key) - 1),
      when: () => board.isHandShown,
    },
    {
      key: 'b',
      label: () => classic().build,
      run: () => board.spend('build'),
      when: () => count('build') > 0,
    },
    {
      key: 'w',
      label: () => classic().keyStage,
      run: () => board.spend('stage'),
      when: () => count('stage') > 0,
    },
    { key: 's', label: () => classic().sell, run: () => board.sell(), when: () => !!board.known?.sell },
    {
      key: 'p',
      label: () => classic().keyPay,
      run: () => board.spend(count('build') > 1 ? 'build' : 'stage'),
      when: () => count('build') > 1 || count('stage') > 1,
    },
    {
      key: 'ArrowRight',
      label: () => classic().keyArrows,
      run: () => step(1),
      when: () => board.isHandShown && !board.paying,
    },
    {
      key: 'ArrowLeft',
      label: () => classic().keyArrows,
      run: () => step(-1),
      when: () => board.isHandShown && !board.paying,
    },
    {
      key: 'Enter',
      label: () => classic().keyConfirm,
      run: () => board.confirm(),
      when: () => !!board.known && !isOnControl(),
    },
    {
      key: 'Escape',
      label: () => classic().back,
      run: () => (board.paying ? (board.paying = null) : (board.picked = null)),
      when: () => board.paying !== null || board.picked !== null,
    },
  ];
}
