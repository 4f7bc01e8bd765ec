/** A table of 7 Wonders arranged for drawing: who sits where, what each city has. No rules: only sorting. */
import type { Board, Card } from '../api/components';
import type { ClassicCityFacts, ClassicFacts, Colour, Resource, Units } from '../api/documents';
import type { City, ClassicPosition } from '../api/generated/classic-position';
import type { SeatTold } from '../api/messages';

export type Citizen = number | 'free_city';

export const COLOURS: Colour[] = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'];
export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export const roman = (n: number) => ['', 'I', 'II', 'III', 'IV'][n] ?? String(n);

/** What a city did with a card in a turn; the card is null where nobody here knows it. */
export interface Deal {
  age: number;
  turn: number;
  use: 'built' | 'stage' | 'sold' | 'left_over' | 'recovered';
  card: string | null;
}

export interface CityView {
  index: number;
  id: Citizen;
  /** Who plays it; null for the Free City. */
  seat: SeatTold | null;
  city: City;
  facts: ClassicCityFacts;
  /** The board's side; undefined until it is chosen. */
  board: Board | undefined;
  /** The city's name in the chosen language. */
  name: string;
  cards: Card[];
  groups: { colour: Colour; cards: Card[] }[];
  counts: Record<string, number>;
  /** Buildings whose chain can still be used. */
  live: Set<string>;
  /** Its choice for this turn is made. */
  isReady: boolean;
  deals: Deal[];
}

export interface TableView {
  position: ClassicPosition;
  facts: ClassicFacts;
  edition: string;
  players: number;
  cities: CityView[];
  me: CityView;
  left: CityView;
  right: CityView;
  /** Those beyond the neighbours, from the left neighbour's side round to the right. */
  far: CityView[];
  /** The cities of players whose choice is made, of how many. */
  ready: number;
  toChoose: number;
}

export const indexOf = (citizen: Citizen, cities: number): number =>
  citizen === 'free_city' ? cities - 1 : citizen;

export function handsOf(position: ClassicPosition): (string | null)[][] {
  return position.hidden?.hands ?? position.known?.hands ?? [];
}

/** What is chosen for a city, as far as the viewer knows it. */
export function commitmentOf(
  position: ClassicPosition,
  index: number,
): { type: string; card?: string; left?: number; right?: number; side?: string } | null {
  return (position.hidden?.commitments ?? position.known?.commitments ?? [])[index] ?? null;
}

/** All that a city did with cards, the oldest first. */
export function dealsOf(position: ClassicPosition, index: number): Deal[] {
  const faceDown = position.hidden?.face_down ?? position.known?.face_down ?? [];
  return position.history.flatMap((turns, age) =>
    turns.flatMap((cities, turn) => {
      const entry = cities[index];
      if (!entry) return [];
      const card = entry.card ?? faceDown[age]?.[turn]?.[index] ?? null;
      return [{ age: age + 1, turn: turn + 1, use: entry.use, card }];
    }),
  );
}

/** Cards sorted into families; only families that are there. */
export function groupByColour(cards: Card[]): { colour: Colour; cards: Card[] }[] {
  return COLOURS.map((colour) => ({ colour, cards: cards.filter((card) => card.colour === colour) })).filter(
    (group) => group.cards.length,
  );
}

/** One entry for every unit: `{wood: 2}` is wood, wood. */
export const units = (of: Units): Resource[] =>
  Object.entries(of).flatMap(([name, n]) => Array<Resource>(n ?? 0).fill(name as Resource));
