/** A small note beside what the pointer rests on. Those who press or listen get the same from the panel and the label. */
export interface Tip {
  title: string;
  lines: string[];
}

class Tips {
  shown = $state.raw<(Tip & { rect: DOMRect }) | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  wait(tip: Tip, node: Element, time = 260) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = { ...tip, rect: node.getBoundingClientRect() }), time);
  }

  hide() {
    clearTimeout(this.timer);
    this.shown = null;
  }
}

export const tips = new Tips();

/** `use:tip={{title, lines}}` */
export function tip(node: HTMLElement, given: Tip | null) {
  let current = given;
  const enter = (event: PointerEvent) => {
    if (current && event.pointerType === 'mouse') tips.wait(current, node);
  };
  const focus = () => {
    if (current && node.matches(':focus-visible')) tips.wait(current, node, 500);
  };
  const leave = () => tips.hide();
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', leave);
  node.addEventListener('focusin', focus);
  node.addEventListener('focusout', leave);
  return {
    update: (next: Tip | null) => (current = next),
    destroy() {
      leave();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', leave);
      node.removeEventListener('focusin', focus);
      node.removeEventListener('focusout', leave);
    },
  };
}
