/** A table of 7 Wonders arranged for drawing: who sits where, what each city has. No rules: only sorting. */
import type { Board, Card } from '../api/components';
import type { ClassicCityFacts, ClassicFacts, Colour, Resource, Units } from '../api/documents';
import type { City, ClassicPosition } from '../api/generated/classic-position';
import type { SeatTold } from '../api/messages';
import { catalogue } from '../state/catalogue.svelte';

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

function boardName(name: string, edition: string): string {
  const boards = catalogue.classic?.wonders ?? [];
  return (boards.find((board) => board.name === name && board.edition === edition) ?? boards[0])?.names ?? '';
}

function cityView(
  position: ClassicPosition,
  facts: ClassicFacts,
  seats: SeatTold[],
  index: number,
): CityView {
  const edition = position.options.edition ?? 'second';
  const city = position.cities[index]!;
  const found = facts.cities[index]!;
  const isFree = position.options.players === 2 && index === position.cities.length - 1;
  const id: Citizen = isFree ? 'free_city' : index;
  const cards = city.buildings.flatMap((name) => catalogue.classicCard(name, edition) ?? []);
  return {
    index,
    id,
    seat: isFree ? null : (seats[index] ?? null),
    city,
    facts: found,
    board: city.side ? catalogue.board(city.board, edition, city.side) : undefined,
    name: boardName(city.board, edition),
    cards,
    groups: groupByColour(cards),
    counts: Object.fromEntries(
      COLOURS.map((colour) => [colour, cards.filter((card) => card.colour === colour).length]),
    ),
    live: new Set(found.chains.filter((chain) => chain.live).map((chain) => chain.giver)),
    isReady: position.decision?.chosen?.includes(id) ?? false,
    deals: dealsOf(position, index),
  };
}

/** The table as the city `from` sees it. */
export function tableView(
  position: ClassicPosition,
  facts: ClassicFacts,
  seats: SeatTold[],
  from: number,
): TableView {
  const n = position.cities.length;
  const cities = position.cities.map((_, index) => cityView(position, facts, seats, index));
  const me = cities[from]!;
  const left = cities[indexOf(me.facts.left, n)]!;
  const right = cities[indexOf(me.facts.right, n)]!;
  const far: CityView[] = [];
  for (let next = left; far.length < n - 3;) {
    next = cities[indexOf(next.facts.left, n)]!;
    far.push(next);
  }
  const toChoose = position.decision?.chosen ? n : 0;
  return {
    position,
    facts,
    edition: position.options.edition ?? 'second',
    players: position.options.players ?? n,
    cities,
    me,
    left,
    right,
    far,
    ready: cities.filter((city) => city.isReady).length,
    toChoose,
  };
}
