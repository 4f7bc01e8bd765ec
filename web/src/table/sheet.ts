/** How high a bottom sheet stands, and where it comes to rest after a drag. */
export type SheetHeight = 'peek' | 'half' | 'full';
export const STEPS: SheetHeight[] = ['peek', 'half', 'full'];

const FLICK = 0.6;

/** `height` in pixels when let go, `speed` downwards in pixels a millisecond. */
export function settle(
  height: number,
  speed: number,
  before: SheetHeight,
  { peek, room }: { peek: number; room: number },
): SheetHeight | 'closed' {
  const at = STEPS.indexOf(before);
  if (speed > FLICK) return STEPS[at - 1] ?? 'closed';
  if (speed < -FLICK) return STEPS[at + 1] ?? 'full';
  if (height < peek * 0.6) return 'closed';
  if (height < (peek + room * 0.45) / 2) return 'peek';
  return height < room * 0.68 ? 'half' : 'full';
}
