/** Runs something once the page as it is now is on the screen: its frame is drawn while the next one begins. Returns how
 * to call it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A frame that comes so soon after the last one, in milliseconds, was not kept waiting. */
const SOON = 25;
const MOST_FRAMES = 5;

/** Runs something once frames come in time again, or after a few of them; returns how to call it off. */
export function whenCalm(run: () => void): () => void {
  let last = 0;
  let left = MOST_FRAMES;
  const step = (now: number) => {
    left -= 1;
    if ((last && now - last < SOON) || !left) run();
    else frame = requestAnimationFrame(step);
    last = now;
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
