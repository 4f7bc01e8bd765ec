/** Dragging an open card with the mouse: onto your city builds it, onto a wonder constructs that, onto the pile sells it. */
import type { Board } from './board.svelte';

const FAR = 7;

interface Given {
  board: Board;
  position: number;
  enabled: boolean;
}

export function drag(node: HTMLElement, given: Given) {
  let current = given;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const targetAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;

  function down(event: PointerEvent) {
    if (!current.enabled || event.button || event.pointerType === 'touch') return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', escape, { capture: true });
  }

  function move(event: PointerEvent) {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(x, y) < FAR) return;
      begin();
    }
    event.preventDefault();
    ghost!.style.transform = `translate(${x}px,${y}px) rotate(2deg) scale(.92)`;
    const next = targetAt(event.clientX, event.clientY);
    if (next !== over) {
      over?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      over = next;
    }
  }

  function begin() {
    const card = node.firstElementChild as HTMLElement;
    const rect = card.getBoundingClientRect();
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-piece');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    const zoom = rect.width / (card.offsetWidth || rect.width);
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${rect.left / zoom}px`,
      top: `${rect.top / zoom}px`,
      width: `${card.offsetWidth}px`,
      height: `${card.offsetHeight}px`,
      zoom: String(zoom),
      zIndex: '60',
      pointerEvents: 'none',
      opacity: '0.95',
    });
    document.body.append(ghost);
    current.board.show({ kind: 'card', position: current.position });
    current.board.dragged = current.position;
  }

  function up(event: PointerEvent) {
    const target = ghost ? targetAt(event.clientX, event.clientY)?.dataset.drop : undefined;
    const wasDragged = !!ghost;
    const options = current.board.options(current.position);
    stop();
    if (!wasDragged) return;
    // the click that follows is not a press
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
    if (!target || !options) return;
    const action =
      target === 'city'
        ? options.build
        : target === 'discard'
          ? options.discard
          : options.wonders.find(({ document }) => `wonder:${document.wonder}` === target);
    if (action) current.board.play(action);
  }

  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }

  function escape(event: KeyboardEvent) {
    if (event.key === 'Escape') stop();
  }

  function stop() {
    from = null;
    ghost?.remove();
    ghost = null;
    over?.removeAttribute('data-over');
    over = null;
    current.board.dragged = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', stop);
    removeEventListener('keydown', escape, { capture: true });
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next: Given) => (current = next),
    destroy() {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
}
