/** The pad of this browser, kept between visits. */
import { keep, kept } from '../state/settings.svelte';
import { empty, GAMES, type Pad } from './pad';

const KEY = 'mirabilia.pad';

export const keepPad = (pad: Pad) => keep(KEY, pad);

export function keptPad(): Pad {
  const found = kept<Partial<Pad>>(KEY, {});
  const game = found.game && GAMES.includes(found.game) ? found.game : 'duel';
  const isWhole =
    Array.isArray(found.names) && Array.isArray(found.entries) && found.names.length === found.entries.length;
  return isWhole && found.names!.length >= 2 ? { ...empty(game), ...found, game } : empty(game);
}
