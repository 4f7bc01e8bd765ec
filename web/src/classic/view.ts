/** Puts a table of 7 Wonders together for drawing, with names in the chosen language. */
import type { ClassicFacts } from '../api/documents';
import type { ClassicPosition } from '../api/generated/classic-position';
import type { SeatTold } from '../api/messages';
import { catalogue } from '../state/catalogue.svelte';
import {
  COLOURS,
  dealsOf,
  groupByColour,
  indexOf,
  type Citizen,
  type CityView,
  type TableView,
} from './model';

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
