import { describe, expect, it } from 'vitest';
import type { Card } from '../api/components';
import { layChains, lineage, linksOf } from './chains';
import { byColour, copiesIn, isShown, type Filter } from './filters';

let id = 0;
const card = (name: string, age: number, changes: Partial<Card> = {}): Card => ({
  id: id++,
  name,
  slug: name,
  names: name,
  texts: [],
  age,
  guild: false,
  colour: 'blue',
  cost: { coins: 0, resources: {} },
  effect: {},
  ...changes,
});

const theater = card('Theater', 1);
const statue = card('Statue', 2, { chain_needs: { symbol: 'mask', card: 'Theater' } });
const gardens = card('Gardens', 3, { chain_needs: { symbol: 'column', card: 'Statue' } });
const workshop = card('Workshop', 1, { colour: 'green' });
const laboratory = card('Laboratory', 2, { colour: 'green', chains_from: ['Workshop'] });
const archery = card('Archery Range', 2, { colour: 'red', chains_from: ['Workshop', 'Elsewhere'] });
const alone = card('Palace', 3);
const all = [alone, archery, gardens, laboratory, statue, theater, workshop];

describe('chains', () => {
  it('are found by symbol and by name, among the cards of the game only', () => {
    expect(linksOf(all).map(({ from, to, symbol }) => [from, to, symbol])).toEqual([
      ['Workshop', 'Archery Range', ''],
      ['Statue', 'Gardens', 'column'],
      ['Workshop', 'Laboratory', ''],
      ['Theater', 'Statue', 'mask'],
    ]);
  });

  it('are laid out in rows that no two cards of an Age share', () => {
    const { nodes, rows, groups } = layChains(all);
    expect(rows).toBe(3);
    expect(groups).toEqual([
      ['Theater', 'Statue', 'Gardens'],
      ['Workshop', 'Laboratory', 'Archery Range'],
    ]);
    const places = nodes.map((node) => `${node.age}:${node.row}`);
    expect(new Set(places).size).toBe(places.length);
    expect(nodes.find((node) => node.card === workshop)?.row).toBe(1.5);
    expect(nodes.some((node) => node.card === alone)).toBe(false);
  });

  it('know what comes before and after', () => {
    expect([...lineage(linksOf(all), 'Statue')].sort()).toEqual(['Gardens', 'Statue', 'Theater']);
    expect([...lineage(linksOf(all), 'Laboratory')].sort()).toEqual(['Laboratory', 'Workshop']);
  });
});

describe('filters', () => {
  const none: Filter = { age: 0, colours: [], players: 0, pantheon: false, text: '' };
  const loom = card('Loom', 1, {
    edition: 'first',
    colour: 'grey',
    names: 'Ткацький верстат',
    copies: [
      { age: 1, from_players: [3, 6], players: { 3: 1, 4: 1, 5: 1, 6: 2, 7: 2 } },
      { age: 2, from_players: [3, 5], players: { 3: 1, 4: 1, 5: 2, 6: 2, 7: 2 } },
    ],
  });
  const pawnshop = card('Pawnshop', 1, {
    edition: 'first',
    copies: [{ age: 1, from_players: [4, 7], players: { 3: 0, 4: 1, 5: 1, 6: 1, 7: 2 } }],
  });

  it('count copies by Age and players', () => {
    expect(copiesIn(loom, 2, 5)).toBe(2);
    expect(copiesIn(loom, 1, 5)).toBe(1);
    expect(copiesIn(loom, 3, 5)).toBe(0);
    expect(copiesIn(loom, 1, 2)).toBe(1);
    expect(isShown(pawnshop, { ...none, players: 3 })).toBe(false);
    expect(isShown(pawnshop, { ...none, players: 4 })).toBe(true);
  });

  it('find by Age, colour and words in any spelling of the apostrophe', () => {
    expect(isShown(loom, { ...none, age: 2 })).toBe(true);
    expect(isShown(loom, { ...none, age: 3 })).toBe(false);
    expect(isShown(loom, { ...none, colours: ['grey'] })).toBe(true);
    expect(isShown(loom, { ...none, text: 'ВЕРСТАТ' })).toBe(true);
    expect(isShown(card('x', 1, { names: 'Кар’єр' }), { ...none, text: "кар'єр" })).toBe(true);
  });

  it('leave guilds out with Pantheon, and its cards without', () => {
    const guild = card('Builders Guild', 3, { guild: true, colour: 'purple', set: 'base' });
    const temple = card('Roman Grand Temple', 3, { colour: 'temple', set: 'pantheon' });
    expect(isShown(guild, { ...none, pantheon: true })).toBe(false);
    expect(isShown(temple, none)).toBe(false);
    expect([temple, guild].sort(byColour)[0]).toBe(guild);
  });
});
