/** Where the guide stands: near what it explains, over as little as possible that somebody may want to press. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const STEP = 32;
/** So little is not worth moving for. */
const FINE = 0.05;
const MARGIN = 10;

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far two things are apart. */
const gap = (a: Rect, b: Rect) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

const at = (spot: Spot, { width, height }: Size): Rect => ({
  ...spot,
  right: spot.left + width,
  bottom: spot.top + height,
});

/** What a place costs: what can be pressed there, what is explained, and the way to it. */
export function cost(spot: Spot, panel: Size, pressable: Rect[], thing: Rect | null): number {
  const here = at(spot, panel);
  const area = panel.width * panel.height;
  const pressed = pressable.reduce((sum, each) => sum + overlap(here, each), 0) / area;
  if (!thing) return 6 * pressed;
  const size = Math.max(1, (thing.right - thing.left) * (thing.bottom - thing.top));
  return 6 * pressed + (2 * overlap(here, thing)) / Math.min(area, size) + gap(here, thing) / 2_000;
}

/** The cheapest place on the screen below its top bar; of equal ones the lowest, then the leftmost. */
export function placeFor(
  panel: Size,
  screen: Size & { top: number },
  pressable: Rect[],
  thing: Rect | null,
  now: Spot | null = null,
): Spot {
  const lasts = {
    left: Math.max(MARGIN, screen.width - panel.width - MARGIN),
    top: Math.max(screen.top + MARGIN, screen.height - panel.height - MARGIN),
  };
  const isOnScreen = now && now.left <= lasts.left + 1 && now.top <= lasts.top + 1;
  const current = isOnScreen ? cost(now, panel, pressable, thing) : Infinity;
  if (now && current < FINE) return now;
  let best: Spot = { left: MARGIN, top: lasts.top };
  let least = Infinity;
  for (let top = lasts.top; ; top = Math.max(screen.top + MARGIN, top - STEP)) {
    for (let left = MARGIN; ; left = Math.min(lasts.left, left + STEP)) {
      const found = cost({ left, top }, panel, pressable, thing);
      if (found < least - 1e-6) [best, least] = [{ left, top }, found];
      if (left >= lasts.left) break;
    }
    if (top <= screen.top + MARGIN) break;
  }
  // It stays where it is unless that is clearly worse.
  return now && current < least + 0.15 ? now : best;
}
