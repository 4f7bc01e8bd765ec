/** The secrets of this browser's seats, by table. */
import { keep, kept } from './settings.svelte';

const KEY = 'mirabilia.seats';
const MOST = 200;

export const tokenOf = (table: string): string | null => kept<Record<string, string>>(KEY, {})[table] ?? null;

export function keepToken(table: string, token: string) {
  const all = Object.entries(kept<Record<string, string>>(KEY, {})).filter(([name]) => name !== table);
  keep(KEY, Object.fromEntries([...all.slice(1 - MOST), [table, token]]));
}
