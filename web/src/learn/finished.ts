/** Which guided games this browser has been led through, and what was explained at the last one. */
import { keep, kept } from '../state/settings.svelte';

const FINISHED = 'mirabilia.guided';
const SEEN = 'mirabilia.guide';

export const isFinished = (game: string): boolean =>
  kept<Record<string, boolean>>(FINISHED, {})[game] ?? false;
export const finish = (game: string) =>
  keep(FINISHED, { ...kept<Record<string, boolean>>(FINISHED, {}), [game]: true });

interface Kept {
  table?: string;
  seen?: string[];
  isStopped?: boolean;
}
const keptGuide = () => kept<Kept>(SEEN, {});

/** What was explained at this table. */
export function seenAt(table: string): string[] {
  const found = keptGuide();
  return found.table === table && Array.isArray(found.seen) ? found.seen : [];
}
export const keepSeen = (table: string, seen: string[]) => keep(SEEN, { table, seen });

/** Whether somebody is being guided at this table, however they came back to it. */
export const isGuided = (table: string): boolean => {
  const found = keptGuide();
  return found.table === table && !found.isStopped;
};
/** Whether somebody was guided at this table and ended it. */
export const isStoppedAt = (table: string): boolean => {
  const found = keptGuide();
  return found.table === table && !!found.isStopped;
};
export const stop = (table: string) => keep(SEEN, { table, seen: seenAt(table), isStopped: true });
