import type { Chance } from './options';

/** A win chance as people read it; nothing where there is none. */
export const percent = (chance: Chance | null | undefined): string =>
  chance ? `${Math.round(chance.win * 100)} %` : '';
