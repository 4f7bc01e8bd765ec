/** One tab stop for a group of buttons: arrows move by geometry, Home and End to the ends. */
import { towards, type Direction } from './layout';

const KEYS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** `first`: a selector of those that arrows stay among while the focus is on one; with Shift they reach all. */
export function roving(node: HTMLElement, first = '') {
  const all = () =>
    [...node.querySelectorAll<HTMLElement>('button, [role=radio]')].filter(
      (button) => button.closest('[data-roving]') === node && button.offsetParent !== null,
    );
  node.dataset.roving = '';

  function settle() {
    const buttons = all();
    const current =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find((button) => button.dataset.stop !== undefined) ??
      (first ? buttons.find((button) => button.matches(first)) : undefined) ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  }

  function keyed(event: KeyboardEvent) {
    const from = (event.target as Element | null)?.closest<HTMLElement>('button, [role=radio]');
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    let buttons = all();
    if (first && !event.shiftKey && from.matches(first))
      buttons = buttons.filter((button) => button.matches(first));
    const at = buttons.indexOf(from);
    if (at < 0) return;
    let to = -1;
    const direction = KEYS[event.key];
    if (direction) {
      const boxes = buttons.map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      to = towards(boxes, at, direction);
    } else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = buttons.length - 1;
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (to < 0) return;
    for (const button of all()) {
      button.tabIndex = button === buttons[to] ? 0 : -1;
      delete button.dataset.stop;
    }
    buttons[to]!.dataset.stop = '';
    buttons[to]!.focus();
  }

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener('keydown', keyed);
  node.addEventListener('focusin', settle);
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener('keydown', keyed);
      node.removeEventListener('focusin', settle);
    },
  };
}
