/** Dragging a card of the hand with a mouse or pen onto a zone (`data-drop`). A short move is still a press. */
const THRESHOLD = 7;

export interface Drag {
  /** Begins: the card leaves its place. */
  start: () => void;
  /** Over which zone it is now. */
  over: (zone: string | null) => void;
  /** Let go, or given up (null). */
  drop: (zone: string | null) => void;
}

export function draggable(node: HTMLElement, handlers: () => Drag | null) {
  let from: { x: number; y: number; id: number } | null = null;
  let active: Drag | null = null;
  let zone: string | null = null;

  function zoneAt(event: PointerEvent): string | null {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    return under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
  }

  function down(event: PointerEvent) {
    if (event.button || event.pointerType === 'touch') return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, true);
  }

  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!active) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      active = handlers();
      if (!active) return stop();
      node.style.zIndex = '30';
      node.style.pointerEvents = 'none';
      active.start();
    }
    node.style.transform = `translate(${x}px, ${y}px) scale(.72) rotate(-2deg)`;
    const next = zoneAt(event);
    if (next !== zone) active.over((zone = next));
  }

  function up(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    if (active) {
      // The press that ends a drag is no press.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      active.drop(zoneAt(event));
    }
    stop();
  }

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  function cancel() {
    active?.drop(null);
    stop();
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !active) return;
    event.stopPropagation();
    cancel();
  }

  function stop() {
    from = null;
    active = null;
    zone = null;
    node.style.removeProperty('transform');
    node.style.removeProperty('z-index');
    node.style.removeProperty('pointer-events');
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', key, true);
  }

  node.addEventListener('pointerdown', down);
  return {
    update(next: () => Drag | null) {
      handlers = next;
    },
    destroy() {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
}
