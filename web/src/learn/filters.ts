/** Which cards of a game are shown. */
import type { Card } from '../api/components';
import type { Colour } from '../api/documents';

export interface Filter {
  age: number;
  colours: Colour[];
  /** 0: all cards, whatever the number of players. */
  players: number;
  pantheon: boolean;
  text: string;
}

const plain = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[’'`ʼ]/g, '')
    .replace(/ё/g, 'е')
    .trim();

/** How many copies of a card lie in an Age's deck. Guilds are drawn, so they have none. */
export function copiesIn(card: Card, age: number, players: number): number {
  const here = card.copies?.find((copies) => copies.age === age);
  if (!here) return 0;
  if (!players) return here.from_players.length;
  return here.players[String(Math.max(3, players))] ?? 0;
}

export const agesOfCard = (card: Card): number[] =>
  card.copies?.length ? card.copies.map((copies) => copies.age) : [card.age];

export function isShown(card: Card, filter: Filter): boolean {
  if (filter.age && !agesOfCard(card).includes(filter.age)) return false;
  if (filter.colours.length && !filter.colours.includes(card.colour)) return false;
  if (card.set === 'pantheon' && !filter.pantheon) return false;
  if (card.guild && !card.edition && filter.pantheon) return false; // no guilds with Pantheon
  if (filter.players && card.edition && !card.guild) {
    const ages = filter.age ? [filter.age] : agesOfCard(card);
    if (!ages.some((age) => copiesIn(card, age, filter.players))) return false;
  }
  const wanted = plain(filter.text);
  return !wanted || plain([card.names, ...card.texts].join(' ')).includes(wanted);
}

const ORDER = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'temple'];

export const byColour = (a: Card, b: Card): number =>
  ORDER.indexOf(a.colour) - ORDER.indexOf(b.colour) || a.id - b.id;
