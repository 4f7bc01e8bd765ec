/** One tab stop for a group of buttons: arrows move by geometry, Home and End to the ends. */
type Direction = 'left' | 'right' | 'up' | 'down';

interface Box {
  x: number;
  y: number;
}

/** The nearest box in a direction: straight ahead counts more than aside, and what is mostly aside is left to another arrow. -1 if there is none. */
export function towards(boxes: Box[], from: number, direction: Direction): number {
  const here = boxes[from];
  if (!here) return boxes.length ? 0 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    if (index === from) return;
    const [dx, dy] = [box.x - here.x, box.y - here.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
    if (ahead <= 1 || aside > ahead * 2) return;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** Milliseconds after which a change is surely painted. */
const PAINTED = 50;

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

  // Whether a button is shown asks for a layout: once, when the change itself has been painted.
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const settleLater = () => (waiting ??= setTimeout(() => ((waiting = undefined), settle()), PAINTED));

  settleLater();
  const observer = new MutationObserver(settleLater);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener('keydown', keyed);
  node.addEventListener('focusin', settle);
  return {
    destroy() {
      clearTimeout(waiting);
      observer.disconnect();
      node.removeEventListener('keydown', keyed);
      node.removeEventListener('focusin', settle);
    },
  };
}
