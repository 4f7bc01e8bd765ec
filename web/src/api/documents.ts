/** Parts of documents that the schemas leave open: actions, events, prices, facts. See docs/formats.md. */

export type Resource = 'wood' | 'stone' | 'clay' | 'ore' | 'glass' | 'papyrus' | 'loom';
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple' | 'temple';
export type Units = Partial<Record<Resource, number>>;

/** A legal action as `question.actions[].document` has it; which fields there are depends on the type. */
export interface ActionDocument {
  type: string;
  card?: string;
  position?: number;
  price?: number;
  chain?: boolean | string;
  coins?: number;
  wonder?: string;
  token?: string;
  god?: string;
  slot?: number;
  offerings?: number[];
  mythology?: string;
  player?: number;
  space?: number;
  side?: number | string;
  left?: number;
  right?: number;
  stage?: number;
  board?: string;
  power?: string;
  city?: number | 'free_city';
  engineered?: boolean;
}

export interface EventDocument {
  type: string;
  player?: number;
  city?: number | 'free_city';
  card?: string;
  wonder?: string;
  god?: string;
  position?: number;
  coins?: number;
  change?: number;
  cause?: string;
  space?: number;
  spaces?: number;
  token?: string | number;
  decision?: string;
  age?: number;
  turn?: number;
  neighbour?: number | 'free_city';
  points?: number;
  seller?: number | 'free_city';
  winner?: number | null;
  winners?: number[];
  victory?: string;
  [field: string]: unknown;
}

export interface Obstacle {
  code: string;
  short?: number;
  needs?: number;
  has?: number;
  missing?: unknown;
  owner?: number | null;
  decider?: number | null;
  where?: string;
  [field: string]: unknown;
}

interface Priced {
  player: number;
  name: string;
  total: number | null;
  possible: boolean;
  obstacles: Obstacle[];
}

export interface DuelPrice extends Priced {
  what: 'card' | 'wonder';
  total: number;
  coins: number;
  trade: number;
  resources: Units;
  chain: { symbol: string; giver?: string; mythology?: string } | null;
  produced: Units;
  chosen: { source: string; resource: Resource }[];
  waived: Units;
  waived_by: string | null;
  bought: { resource: Resource; units: number; price: number }[];
  engineered?: boolean;
}

export interface GodPrice extends Priced {
  what: 'god';
  slot: number | null;
  printed: number | null;
  factor: number;
  discount: number;
  discount_by: string | null;
  ways: { offerings: number[]; price: number; possible: boolean }[];
}

export interface Split {
  left: number;
  right: number;
  total: number;
  affordable: boolean;
  produced: { source: string; resource: Resource; choice: boolean }[];
  bought: {
    seller: number | 'free_city';
    side: 'left' | 'right';
    resource: Resource;
    units: number;
    price: number;
  }[];
}

export interface ClassicPrice extends Priced {
  what: 'card' | 'stage';
  city: number | 'free_city';
  stage: number | null;
  coins: number;
  resources: Units;
  chain: string | null;
  power: string | null;
  free_once: boolean;
  splits: Split[];
}

export type Price = DuelPrice | GodPrice | ClassicPrice;
export type Score = Record<string, number> & { total: number };

export interface DuelCityFacts {
  production: Units;
  choices: Resource[][];
  trade: Record<Resource, number>;
  fixed: Resource[];
  shields: number;
  symbols: Record<string, number>;
  distinct: number;
  chains: {
    symbol: string;
    giver: string | null;
    mythology?: string | null;
    opens: string[];
    live: boolean;
  }[];
  discard: number;
  /** With Pantheon: coins for each slot, offering tokens not used; null for an empty one. */
  activation?: (number | null)[];
  score: Score;
}

export interface DuelFacts {
  open: number[];
  cities: DuelCityFacts[];
  distance: [number, number];
  /** While wonders are drafted: for each set on offer the seats that take, one after the other. */
  draft?: number[][];
  prices: Record<string, DuelPrice | GodPrice>;
}

export interface Confrontation {
  mine: number;
  theirs: number;
  points: number;
}

export interface ClassicCityFacts {
  left: number | 'free_city';
  right: number | 'free_city';
  production: Units;
  choices: Resource[][];
  own: { production: Units; choices: Resource[][] };
  trade: { left: Record<Resource, number>; right: Record<Resource, number> };
  shields: number;
  symbols: Record<'compass' | 'gear' | 'tablet', number>;
  wild_symbols: number;
  science: number;
  chains: { giver: string; opens: string[]; live: boolean }[];
  conflict: { left: Confrontation; right: Confrontation };
  conflict_points: number;
  score: Score;
}

export interface ClassicFacts {
  passing: 'left' | 'right' | null;
  cities: ClassicCityFacts[];
  prices: Record<string, ClassicPrice>;
}
