/** A city's buildings, grouped by colour. */
import type { Card } from '../api/components';
import type { Colour } from '../api/documents';

export const COLOURS: Colour[] = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple', 'temple'];

export interface Group {
  colour: Colour;
  cards: Card[];
}

/** In the order of the colours; none that is empty. */
export function groups(names: string[], find: (name: string) => Card | undefined): Group[] {
  const cards = names.map(find).filter((card) => card !== undefined);
  return COLOURS.map((colour) => ({ colour, cards: cards.filter((card) => card.colour === colour) })).filter(
    ({ cards }) => cards.length > 0,
  );
}

/** Those that fit: cards with a chain still of use first, then the latest. In the order they were built. */
export function shown(cards: Card[], rows: number, isLive: (card: Card) => boolean): Card[] {
  if (cards.length <= rows) return cards;
  const ranked = cards
    .map((card, index) => ({ card, rank: (isLive(card) ? 100 : 0) + index }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, Math.max(0, rows - 1))
    .map(({ card }) => card);
  return cards.filter((card) => ranked.includes(card));
}
