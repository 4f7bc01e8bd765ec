/** The page on the whole screen, and back. A browser that refuses it stays as it is. */
export async function toggleFullscreen(): Promise<void> {
  const changed = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  await changed?.catch(() => undefined);
}
