/** The components of a game in one language, as `GET /api/components/{game}` gives them. */
import type { Colour, Resource, Units } from './documents';

export interface Cost {
  coins: number;
  resources: Units;
  texts?: string;
}

export interface Per {
  amount: number;
  kind: string;
  city?: string;
  cities?: string;
}

/** What something does. Only what applies is there. */
export interface Effect {
  produces?: Units;
  produces_one_of?: Resource[];
  own_choice?: Resource[];
  points?: number;
  coins?: number;
  shields?: number;
  symbol?: string;
  fixed_prices?: Units;
  coins_per?: Per;
  points_per?: Per | Per[];
  set_points?: number[];
  discounts?: string[];
  opponent_loses?: number;
  extra_turn?: boolean;
  destroys?: Colour;
  draws_tokens?: number;
  builds_discarded?: boolean;
  activates_god?: boolean;
  power?: string;
  abilities?: Record<string, unknown>;
}

interface Named {
  id: number;
  name: string;
  slug: string;
  /** In the language. */
  names: string;
  texts: string[];
}

export interface Card extends Named {
  age: number;
  guild: boolean;
  temple?: boolean;
  colour: Colour;
  cost: Cost;
  effect: Effect;
  set?: string;
  edition?: 'first' | 'second';
  chain_needs?: { symbol: string; card?: string; mythology?: string } | null;
  chain_gives?: { symbol: string; card?: string } | null;
  chains_from?: string[];
  chains_to?: string[];
  copies?: { age: number; from_players: number[]; players: Record<string, number> }[];
  copies_texts?: string[];
}

export interface Wonder extends Named {
  set: string;
  cost: Cost;
  effect: Effect;
  rule: string;
}

export interface ProgressToken extends Named {
  set: string;
  effect: Effect;
  rule: string;
}

export interface God extends Named {
  mythology: string | null;
  effect: Effect;
  rule: string;
}

export interface Stage {
  stage: number;
  cost: Cost;
  effect: Effect;
  texts: string[];
}

export interface Board extends Named {
  board: number;
  wonder: string;
  wonder_names: string;
  edition: 'first' | 'second';
  side: string;
  side_names: string;
  start: Resource;
  stages: Stage[];
}

export interface Term {
  name: string;
  names: string;
}

export interface Place {
  position: number;
  row: number;
  column: number;
  face_up: boolean;
  token: string | null;
  covered_by: number[];
}

/** The words of a game that are not names of components. */
export interface GameWords {
  /** What is asked, by decision.kind. */
  decisions: Record<string, string>;
  obstacles: Record<string, string>;
  victories: Record<string, string>;
  categories: Record<string, string>;
  ages: Record<string, string>;
  terms: Record<string, string>;
  options: { name: string; label: string; values: { value: unknown; label: string }[] }[];
  boards?: Record<string, string>;
  sides?: Record<string, string>;
}

/** A space of the military track, counted from its centre. */
export interface Space {
  space: number;
  zone: number;
  points: number;
  military_token: number;
  capital: boolean;
}

export interface DuelComponents {
  game: 'duel';
  cards: Card[];
  wonders: Wonder[];
  progress_tokens: ProgressToken[];
  gods: God[];
  mythologies: (Term & { gods: string[]; temple: string; tokens: number })[];
  pantheon_slots: { slot: number; prices: [number, number] }[];
  offering_tokens: { id: number; value: number }[];
  resources: Term[];
  colours: Term[];
  symbols: Term[];
  chains: Term[];
  layouts: { age: number; positions: Place[] }[];
  military_track: Space[];
  words: GameWords;
  /** Numbers of the rules. */
  numbers: Record<'symbols_to_win' | 'wonders_each', number>;
}

export interface ClassicComponents {
  game: 'classic';
  editions: Term[];
  cards: Card[];
  wonders: Board[];
  powers: (Term & { rule: string })[];
  resources: Term[];
  colours: Term[];
  symbols: Term[];
  kinds: Term[];
  categories: Term[];
  guilds_in_play: Record<string, number>;
  words: GameWords;
  /** Of the rules. */
  numbers: Record<'turns' | 'sale_coins' | 'defeat_points', number>;
}

export type Components = DuelComponents | ClassicComponents;
