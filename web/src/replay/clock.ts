/** The clock of a replay: which frame is shown after so much time. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export const FRAME_MS = 1600;

export interface Clock {
  frame: number;
  last: number;
  playing: boolean;
  speed: number;
  /** Time spent on this frame, in milliseconds at speed 1. */
  spent: number;
}

export const clock = (last: number, frame = 0): Clock => ({
  frame: clamp(frame, last),
  last,
  playing: false,
  speed: 1,
  spent: 0,
});

const clamp = (frame: number, last: number) =>
  Math.max(0, Math.min(last, Number.isFinite(frame) ? Math.round(frame) : 0));

export const seek = (now: Clock, frame: number): Clock => ({
  ...now,
  frame: clamp(frame, now.last),
  spent: 0,
  playing: now.playing && frame < now.last,
});

/** Begins to play, from the start if the end is shown; or stops. */
export const toggle = (now: Clock): Clock =>
  now.playing
    ? { ...now, playing: false, spent: 0 }
    : { ...now, playing: now.last > 0, spent: 0, frame: now.frame >= now.last ? 0 : now.frame };

/** The next speed, the slowest after the fastest. */
export function faster(now: Clock): Clock {
  const index = SPEEDS.indexOf(now.speed as (typeof SPEEDS)[number]);
  return { ...now, speed: SPEEDS[(index + 1) % SPEEDS.length]! };
}

/** So many milliseconds later; a page that was asleep goes on one frame, it does not leap. */
export function tick(now: Clock, elapsed: number): Clock {
  if (!now.playing) return now;
  const spent = now.spent + Math.max(0, elapsed) * now.speed;
  if (spent < FRAME_MS) return { ...now, spent };
  const frame = Math.min(now.frame + 1, now.last);
  return { ...now, frame, spent: 0, playing: frame < now.last };
}

/** The frame that a key leads to, `null` for a key of no concern. */
export function keyed(now: Clock, key: string): number | null {
  switch (key) {
    case 'ArrowLeft':
      return now.frame - 1;
    case 'ArrowRight':
      return now.frame + 1;
    case 'PageUp':
      return now.frame - 10;
    case 'PageDown':
      return now.frame + 10;
    case 'Home':
      return 0;
    case 'End':
      return now.last;
    default:
      return null;
  }
}
