/**
 * Dragging a card of the hand onto a zone (`data-drop`). A mouse or pen drags at once, and a short move is still a press.
 * A finger drags after holding still, or by pulling upwards where the hand scrolls sideways only (`touch-action: pan-x`):
 * every other move of a finger scrolls as it always does.
 */
const THRESHOLD = 7;
const PULL = 14;
const HOLD = 320;
/** How far a finger that holds still may tremble. */
const STILL = 9;
/** Within so many milliseconds the browser tells of a press that a drag was. */
const LATE = 400;

export interface Drag {
  /** What follows the pointer; a likeness of the card if nothing else. */
  likeness?: (node: HTMLElement) => HTMLElement;
  /** Begins: the card leaves its place. */
  start: () => void;
  /** Over which zone it is now. */
  over: (zone: string | null) => void;
  /** Let go, or given up (null). */
  drop: (zone: string | null) => void;
}

interface Press {
  x: number;
  y: number;
  id: number;
  isTouch: boolean;
  canPull: boolean;
}

export function draggable(node: HTMLElement, handlers: () => Drag | null) {
  let from: Press | null = null;
  let active: Drag | null = null;
  let ghost: HTMLElement | null = null;
  let zone: string | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;

  function zoneAt(event: PointerEvent): string | null {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    return under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
  }

  function down(event: PointerEvent) {
    if (event.button || from) return;
    const isTouch = event.pointerType === 'touch';
    from = {
      x: event.clientX,
      y: event.clientY,
      id: event.pointerId,
      isTouch,
      canPull: isTouch && getComputedStyle(node).touchAction === 'pan-x',
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, true);
    if (!isTouch) return;
    node.addEventListener('contextmenu', prevent);
    holding = setTimeout(begin, HOLD);
  }

  /** The card is lifted, if it may be. */
  function begin() {
    clearTimeout(holding);
    active = handlers();
    if (!active) return stop();
    ghost = lifted((active.likeness ?? likeness)(node));
    node.dataset.lifted = '';
    active.start();
    draw(0, 0);
  }

  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!active) {
      const far = Math.hypot(x, y);
      if (!from.isTouch) {
        if (far < THRESHOLD) return;
      } else if (from.canPull && -y > PULL && -y > Math.abs(x)) {
        // pulled out of the hand
      } else {
        if (far > STILL) clearTimeout(holding);
        return;
      }
      begin();
      if (!active) return;
    }
    draw(x, y);
    const next = zoneAt(event);
    if (next !== zone) active.over((zone = next));
  }

  function draw(x: number, y: number) {
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) scale(.72) rotate(-2deg)`;
  }

  function up(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    if (active) {
      // The press that ends a drag is no press.
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), LATE);
    }
    const [dropped, to] = [active, zoneAt(event)];
    stop();
    dropped?.drop(to);
  }

  const prevent = (event: Event) => event.preventDefault();

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  /** While a card is lifted the finger does not scroll. */
  const still = (event: TouchEvent) => {
    if (active && event.cancelable) event.preventDefault();
  };

  function cancel(event?: PointerEvent) {
    if (event && event.pointerId !== from?.id) return;
    const dropped = active;
    stop();
    dropped?.drop(null);
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !active) return;
    event.stopPropagation();
    cancel();
  }

  function stop() {
    clearTimeout(holding);
    from = null;
    active = null;
    zone = null;
    ghost?.remove();
    ghost = null;
    delete node.dataset.lifted;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', key, true);
    node.removeEventListener('contextmenu', prevent);
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('touchmove', still, { passive: false });
  return {
    update(next: () => Drag | null) {
      handlers = next;
    },
    destroy() {
      cancel();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('touchmove', still);
    },
  };
}

/** The same card over everything, in a likeness of what is around it, so that it looks the same. */
function likeness(node: HTMLElement): HTMLElement {
  const rect = node.getBoundingClientRect();
  const around = node.closest<HTMLElement>('[data-zone]');
  const ghost = (around?.cloneNode(false) ?? document.createElement('div')) as HTMLElement;
  ghost.removeAttribute('data-zone');
  const copy = node.cloneNode(true) as HTMLElement;
  const card = copy.firstElementChild as HTMLElement | null;
  if (card) card.style.width = `${node.offsetWidth}px`;
  ghost.append(copy);
  for (const piece of ghost.querySelectorAll('[data-piece]')) piece.removeAttribute('data-piece');
  Object.assign(ghost.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${around?.offsetWidth ?? rect.width}px`,
    transformOrigin: `${rect.width / 2}px ${rect.height / 2}px`,
  });
  ghost.style.setProperty('--card-h', getComputedStyle(node).getPropertyValue('--card-h'));
  return ghost;
}

/** Over everything, and nothing that can be met. */
function lifted(ghost: HTMLElement): HTMLElement {
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { position: 'fixed', zIndex: '60', pointerEvents: 'none' });
  document.body.append(ghost);
  return ghost;
}
