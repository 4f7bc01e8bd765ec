/** The legal actions, sorted by what they are done with. */
import type { Action } from '../api/messages';

/** What can be done with a card of the structure. */
export interface CardOptions {
  position: number;
  card: string;
  build: Action | null;
  discard: Action | null;
  /** One for each wonder that it can be tucked under. */
  wonders: Action[];
}

export function cardOptions(actions: Action[]): Map<number, CardOptions> {
  const found = new Map<number, CardOptions>();
  for (const action of actions) {
    const { type, card, position } = action.document;
    if (position === undefined || !card || !['build', 'discard', 'wonder'].includes(type)) continue;
    let options = found.get(position);
    if (!options)
      found.set(position, (options = { position, card, build: null, discard: null, wonders: [] }));
    if (type === 'build') options.build = action;
    else if (type === 'discard') options.discard = action;
    else options.wonders.push(action);
  }
  return found;
}

/** Activations by slot, from the one that uses no offering token on. */
export function slotOptions(actions: Action[]): Map<number, Action[]> {
  const found = new Map<number, Action[]>();
  for (const action of actions) {
    const { type, slot } = action.document;
    if (type !== 'activate' || slot === undefined) continue;
    found.set(slot, [...(found.get(slot) ?? []), action]);
  }
  for (const ways of found.values())
    ways.sort((a, b) => (a.document.offerings?.length ?? 0) - (b.document.offerings?.length ?? 0));
  return found;
}

/** What is named by an action that answers a choice. */
export type Named = 'card' | 'wonder' | 'token' | 'god' | 'mythology' | 'position' | 'space' | 'player';

/** The actions by what they name. */
export function byName(actions: Action[], field: Named): Map<string, Action> {
  const found = new Map<string, Action>();
  for (const action of actions) {
    const name = action.document[field];
    if (name !== undefined && !found.has(String(name))) found.set(String(name), action);
  }
  return found;
}

/** Which picture a decision is shown as. */
export type Picture =
  | 'structure'
  | 'draft'
  | 'tokens'
  | 'cards'
  | 'gods'
  | 'decks'
  | 'wonders'
  | 'track'
  | 'military'
  | 'place'
  | 'starter'
  | 'none';

const PICTURES: Record<string, Picture> = {
  draft: 'draft',
  turn: 'structure',
  zeus: 'structure',
  token_order: 'structure',
  progress: 'tokens',
  library: 'tokens',
  enki: 'tokens',
  mausoleum: 'cards',
  hades: 'cards',
  isis_card: 'cards',
  destroy_brown: 'cards',
  destroy_grey: 'cards',
  nisaba: 'cards',
  baal: 'cards',
  starter: 'starter',
  place_god: 'place',
  gate: 'gods',
  theater_god: 'gods',
  theater_order: 'gods',
  theater_deck: 'decks',
  anubis: 'wonders',
  isis_wonder: 'wonders',
  ra: 'wonders',
  minerva: 'track',
  neptune_discard: 'military',
  neptune_apply: 'military',
};

export const pictureOf = (kind: string | undefined): Picture => PICTURES[kind ?? ''] ?? 'none';

export interface Chance {
  win: number;
  best: boolean;
}

/** Win chances by the number of the action. */
export function chances(options: { number: number; win: number }[] | undefined): Map<number, Chance> {
  const best = options?.reduce((a, b) => (b.win > a.win ? b : a), options[0]!);
  return new Map(options?.map(({ number, win }) => [number, { win, best: number === best?.number }]));
}

/** The best chance among several actions. */
export function bestOf(known: Map<number, Chance>, actions: (Action | null)[]): Chance | null {
  let found: Chance | null = null;
  for (const action of actions) {
    const chance = action && known.get(action.number);
    if (chance && (!found || chance.win > found.win)) found = chance;
  }
  return found;
}
