/** Dragging an open card: onto your city builds it, onto a wonder constructs that, onto the pile sells it. */
import type { Drag } from '../pieces/drag';
import type { Board } from './board.svelte';

export function dragOf(board: Board, position: number): Drag | null {
  if (!board.options(position)) return null;
  return {
    likeness,
    start() {
      if (board.size !== 'phone') board.show({ kind: 'card', position });
      board.dragged = position;
    },
    over(zone) {
      board.aimed = zone;
    },
    drop(zone) {
      board.dragged = null;
      board.aimed = null;
      const options = board.options(position);
      const action = {
        ...{ city: options?.build, discard: options?.discard },
        ...Object.fromEntries(
          (options?.wonders ?? []).map((one) => [`wonder:${one.document.wonder}`, one] as const),
        ),
      }[zone ?? ''];
      if (action) board.play(action);
    },
  };
}

/** The card alone, as large as it lies there. */
function likeness(node: HTMLElement): HTMLElement {
  const card = node.firstElementChild as HTMLElement;
  const rect = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-piece');
  Object.assign(copy.style, {
    width: `${card.offsetWidth}px`,
    height: `${card.offsetHeight}px`,
    zoom: String(rect.width / (card.offsetWidth || rect.width)),
    opacity: '0.95',
  });
  const ghost = document.createElement('div');
  Object.assign(ghost.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px` });
  ghost.append(copy);
  return ghost;
}
