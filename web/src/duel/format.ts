import { percent as share } from '../words/dictionary';
import type { Chance } from './options';

/** A win chance as people read it, the best one with a star; nothing where there is none. */
export const percent = (chance: Chance | null | undefined): string =>
  chance ? `${chance.best ? '★ ' : ''}${share(chance.win)}` : '';
