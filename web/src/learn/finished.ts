/** Which guided games this browser has been led through. */
import { keep, kept } from '../state/settings.svelte';

const FINISHED = 'mirabilia.guided';
const SEEN = 'mirabilia.guide';

export const isFinished = (game: string): boolean =>
  kept<Record<string, boolean>>(FINISHED, {})[game] ?? false;
export const finish = (game: string) =>
  keep(FINISHED, { ...kept<Record<string, boolean>>(FINISHED, {}), [game]: true });

/** What was explained at this table. */
export function seenAt(table: string): string[] {
  const found = kept<{ table?: string; seen?: string[] }>(SEEN, {});
  return found.table === table && Array.isArray(found.seen) ? found.seen : [];
}
export const keepSeen = (table: string, seen: string[]) => keep(SEEN, { table, seen });
