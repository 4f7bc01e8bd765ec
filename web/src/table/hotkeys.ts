/** Keys of the screen. Letters work in every keyboard layout; nothing happens while somebody writes. */
import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';

export interface Hotkey {
  /** As `KeyboardEvent.key`: 'b', '?', 'Escape', 'ArrowLeft'; '1-9' for any digit. */
  key: string;
  /** What it does, for the help. */
  label: () => string;
  run: (event: KeyboardEvent) => void;
  /** It does nothing, and is left to the browser, while this is false. */
  when?: () => boolean;
}

/** All keys that work now, for the help; the first registered first. */
export const registered = new SvelteSet<Hotkey>();

/** Registers keys until the returned function is called: `$effect(() => hotkeys([...]))`. */
export function hotkeys(keys: Hotkey[]): () => void {
  const change = (what: (key: Hotkey) => unknown) => untrack(() => keys.forEach(what));
  if (!listening) addEventListener('keydown', pressed);
  listening += 1;
  change((key) => registered.add(key));
  return () => {
    change((key) => registered.delete(key));
    listening -= 1;
    if (!listening) removeEventListener('keydown', pressed);
  };
}

let listening = 0;

const WRITING =
  'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]';

export function fits(hotkey: Hotkey, event: Pick<KeyboardEvent, 'key' | 'code'>): boolean {
  if (hotkey.key === '1-9') return /^[1-9]$/.test(event.key);
  if (/^[a-z]$/.test(hotkey.key))
    return event.key.toLowerCase() === hotkey.key || event.code === `Key${hotkey.key.toUpperCase()}`;
  return event.key === hotkey.key;
}

function pressed(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target as Element | null;
  if (target?.closest?.(WRITING) || document.querySelector('dialog:modal')) return;
  for (const hotkey of [...registered].reverse()) {
    if (!fits(hotkey, event) || hotkey.when?.() === false) continue;
    event.preventDefault();
    hotkey.run(event);
    return;
  }
}
