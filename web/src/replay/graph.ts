/** The win-probability graph: where everything lies. Frames run from left to right, 100 % is at the top. */
import type { Analysis } from './document';

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Spot {
  frame: number;
  win: number;
}

export const x = (box: Box, frame: number, last: number): number =>
  box.left + (last ? frame / last : 0) * (box.width - box.left - box.right);

export const y = (box: Box, win: number): number => box.top + (1 - win) * (box.height - box.top - box.bottom);

/** The frame under a place of the graph. */
export function frameAt(box: Box, px: number, last: number): number {
  const inner = box.width - box.left - box.right;
  if (inner <= 0) return 0;
  return Math.max(0, Math.min(last, Math.round(((px - box.left) / inner) * last)));
}

/** A player's curve by frames: a chance before a move is that of the frame before it. */
export function spotsOf(
  curve: Analysis['curves'][number],
  frames: Map<number, number>,
  last: number,
): Spot[] {
  const spots = new Map<number, number>();
  for (const { move, win } of curve) {
    const frame = frames.has(move) ? Math.max(0, frames.get(move)! - 1) : last;
    spots.set(frame, win); // the last word on a frame counts
  }
  return [...spots].map(([frame, win]) => ({ frame, win })).sort((a, b) => a.frame - b.frame);
}

/** The chance in a frame: between two known ones on the line that is drawn. */
export function winAt(spots: Spot[], frame: number): number | null {
  if (!spots.length) return null;
  const after = spots.findIndex((spot) => spot.frame >= frame);
  if (after < 0) return spots.at(-1)!.win;
  const next = spots[after]!;
  if (after === 0 || next.frame === frame) return next.win;
  const before = spots[after - 1]!;
  const share = (frame - before.frame) / (next.frame - before.frame);
  return before.win + share * (next.win - before.win);
}

export const lineOf = (box: Box, spots: Spot[], last: number): string =>
  spots.map((spot) => `${round(x(box, spot.frame, last))},${round(y(box, spot.win))}`).join(' ');

/** The ground between a curve and the middle. */
export function groundOf(box: Box, spots: Spot[], last: number): string {
  if (!spots.length) return '';
  const middle = round(y(box, 0.5));
  const first = round(x(box, spots[0]!.frame, last));
  const end = round(x(box, spots.at(-1)!.frame, last));
  return `${first},${middle} ${lineOf(box, spots, last)} ${end},${middle}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

export interface Label {
  x: number;
  y: number;
  width: number;
}

/**
 * Marks with a label under or over each: a label that would cover another one goes to the other side,
 * and is left out where neither has room.
 */
export function placeLabels<T extends { x: number; y: number; width: number }>(
  marks: T[],
  box: Box,
  { radius = 13, line = 14 } = {},
): (T & { labelX: number; labelY: number | null })[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = marks.map((mark) => ({
    left: mark.x - radius,
    right: mark.x + radius,
    top: mark.y - radius,
    bottom: mark.y + radius,
  }));
  return marks.map((mark, index) => {
    const half = mark.width / 2;
    const labelX = Math.max(box.left + half, Math.min(box.width - 2 - half, mark.x));
    for (const top of [mark.y + radius + 2, mark.y - radius - 2 - line]) {
      const area = { left: labelX - half, right: labelX + half, top, bottom: top + line };
      const fits =
        area.top >= 0 &&
        area.bottom <= box.height - box.bottom + 2 &&
        !taken.some((other, at) => at !== index && overlaps(area, other));
      if (fits) {
        taken.push(area);
        return { ...mark, labelX, labelY: top + line - 3 };
      }
    }
    return { ...mark, labelX, labelY: null };
  });
}

function overlaps(
  a: { left: number; right: number; top: number; bottom: number },
  b: { left: number; right: number; top: number; bottom: number },
): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
