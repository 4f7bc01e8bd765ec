/** The components of both games in the chosen language, loaded when first needed. */
import type {
  Board,
  Card,
  ClassicComponents,
  Components,
  DuelComponents,
  God,
  ProgressToken,
  Wonder,
} from '../api/components';
import { get } from '../api/http';
import { settings } from './settings.svelte';

type Game = 'duel' | 'classic';
const LANGUAGES_KEPT = 6;

class Catalogue {
  private loaded = $state.raw<Record<string, Components>>({});
  private loading = new Map<string, Promise<void>>();

  /** Loads a game's components in the chosen language; resolves when they are there. */
  load(game: Game): Promise<void> {
    const key = `${game}-${settings.language}`;
    let loading = this.loading.get(key);
    if (!loading) {
      loading = get<Components>(`/api/components/${game}?language=${settings.language}`)
        .then((found) => {
          const others = Object.entries(this.loaded).slice(-LANGUAGES_KEPT);
          this.loaded = { ...Object.fromEntries(others), [key]: found };
        })
        .catch((error: unknown) => {
          this.loading.delete(key);
          throw error;
        });
      this.loading.set(key, loading);
    }
    return loading;
  }

  /** The components in the chosen language, or in any while that is on its way. */
  private of(game: Game): Components | undefined {
    const found = this.loaded[`${game}-${settings.language}`];
    return found ?? Object.entries(this.loaded).find(([key]) => key.startsWith(game))?.[1];
  }

  get duel(): DuelComponents | undefined {
    return this.of('duel') as DuelComponents | undefined;
  }

  get classic(): ClassicComponents | undefined {
    return this.of('classic') as ClassicComponents | undefined;
  }

  duelCard = (name: string) => byName<Card>(this.duel?.cards, name);
  wonder = (name: string) => byName<Wonder>(this.duel?.wonders, name);
  token = (name: string) => byName<ProgressToken>(this.duel?.progress_tokens, name);
  god = (name: string) => byName<God>(this.duel?.gods, name);

  classicCard(name: string, edition: string): Card | undefined {
    const cards = this.classic?.cards;
    return cards?.find((card) => card.name === name && card.edition === edition) ?? byName<Card>(cards, name);
  }

  board(name: string, edition: string, side: string): Board | undefined {
    const boards = this.classic?.wonders;
    return boards?.find((board) => board.name === name && board.edition === edition && board.side === side);
  }

  /** The name of a resource, colour, symbol, chain … in the chosen language. */
  term(
    game: Game,
    kind: 'resources' | 'colours' | 'symbols' | 'chains' | 'mythologies' | 'kinds' | 'categories',
    name: string,
  ): string {
    const terms = (
      this.of(game) as unknown as Record<string, { name: string; names: string }[]> | undefined
    )?.[kind];
    return terms?.find((term) => term.name === name)?.names ?? name;
  }
}

const maps = new WeakMap<object, Map<string, unknown>>();

function byName<T extends { name: string }>(list: T[] | undefined, name: string): T | undefined {
  if (!list) return undefined;
  let map = maps.get(list);
  if (!map) maps.set(list, (map = new Map(list.map((item) => [item.name, item]))));
  return map.get(name) as T | undefined;
}

export const catalogue = new Catalogue();
