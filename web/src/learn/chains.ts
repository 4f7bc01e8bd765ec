/** Which building makes which one free, laid out by Ages from left to right. */
import type { Card } from '../api/components';

export interface Link {
  from: string;
  to: string;
  /** The symbol of the chain, where chains have symbols. */
  symbol: string;
}

export interface Node {
  card: Card;
  age: number;
  /** From the top; halves are between two rows. */
  row: number;
}

export interface ChainGraph {
  nodes: Node[];
  links: Link[];
  rows: number;
  /** Cards that hang together, the ones before the ones after. */
  groups: string[][];
}

const COLOURS = ['blue', 'green', 'red', 'yellow', 'brown', 'grey', 'purple', 'temple'];

/** All chains among these cards. */
export function linksOf(cards: Card[]): Link[] {
  const here = new Set(cards.map((card) => card.name));
  const found: Link[] = [];
  for (const card of cards) {
    const givers = card.chain_needs?.card ? [card.chain_needs.card] : (card.chains_from ?? []);
    for (const from of givers)
      if (here.has(from)) found.push({ from, to: card.name, symbol: card.chain_needs?.symbol ?? '' });
  }
  return found;
}

/** Everything before and after a card, itself included. */
export function lineage(links: Link[], name: string): Set<string> {
  const found = new Set([name]);
  const walk = (from: string, step: (link: Link) => [string, string]) => {
    for (const link of links) {
      const [here, there] = step(link);
      if (here === from && !found.has(there)) {
        found.add(there);
        walk(there, step);
      }
    }
  };
  walk(name, (link) => [link.from, link.to]);
  walk(name, (link) => [link.to, link.from]);
  return found;
}

function groupsOf(cards: Card[], links: Link[]): Card[][] {
  const parent = new Map<string, string>();
  const root = (name: string): string => {
    const above = parent.get(name);
    return above === undefined || above === name ? name : root(above);
  };
  for (const { from, to } of links) parent.set(root(from), root(to));
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    if (!links.some(({ from, to }) => from === card.name || to === card.name)) continue;
    const key = root(card.name);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** Places every card that has a chain: a column for each Age, groups one under the other. */
export function layChains(cards: Card[]): ChainGraph {
  const links = linksOf(cards);
  const byFirst = (group: Card[]) => [...group].sort((a, b) => a.age - b.age || a.id - b.id);
  const groups = groupsOf(cards, links)
    .map(byFirst)
    .sort((a, b) => COLOURS.indexOf(a[0]!.colour) - COLOURS.indexOf(b[0]!.colour) || a[0]!.id - b[0]!.id);
  const nodes: Node[] = [];
  let top = 0;
  for (const group of groups) {
    const columns = [1, 2, 3].map((age) => group.filter((card) => card.age === age));
    const height = Math.max(...columns.map((column) => column.length));
    const rows = new Map<string, number>();
    for (const column of columns) {
      const wish = (card: Card) => {
        const before = links.filter((link) => link.to === card.name).map((link) => rows.get(link.from));
        const known = before.filter((row) => row !== undefined);
        return known.length ? known.reduce((sum, row) => sum + row, 0) / known.length : card.id / 1000;
      };
      const sorted = [...column].sort((a, b) => wish(a) - wish(b) || a.id - b.id);
      const shift = (height - sorted.length) / 2;
      sorted.forEach((card, index) => rows.set(card.name, shift + index));
    }
    for (const card of group) nodes.push({ card, age: card.age, row: top + rows.get(card.name)! });
    top += height;
  }
  return { nodes, links, rows: top, groups: groups.map((group) => group.map((card) => card.name)) };
}
