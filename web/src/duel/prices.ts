/** A price, line by line, as the server explained it. */
import type { Card } from '../api/components';
import type { DuelFacts, DuelPrice, GodPrice, Resource } from '../api/documents';

export type Row =
  | { kind: 'printed'; coins: number }
  | { kind: 'produced'; resource: Resource; units: number }
  | { kind: 'chosen'; resource: Resource; source: string }
  | { kind: 'waived'; resource: Resource; units: number; by: string }
  | {
      kind: 'bought';
      resource: Resource;
      units: number;
      /** Of one unit. */
      price: number;
      coins: number;
      isFixed: boolean;
      /** What the opponent's city makes of it, on which the price depends. */
      theirs: number;
    }
  | { kind: 'chain'; symbol: string; giver: string | null; mythology: string | null }
  | { kind: 'engineered'; coins: number }
  | { kind: 'unchained'; symbol: string; giver: string | null; mythology: string | null };

const entries = (units: Partial<Record<Resource, number>>) =>
  (Object.entries(units) as [Resource, number][]).filter(([, n]) => n > 0);

export function priceRows(price: DuelPrice, facts: DuelFacts, card: Card | null = null): Row[] {
  const rows: Row[] = [];
  if (price.chain) {
    const { symbol, giver = null, mythology = null } = price.chain;
    return [{ kind: 'chain', symbol, giver, mythology }];
  }
  if (price.engineered) return [{ kind: 'engineered', coins: price.total }];
  if (price.coins) rows.push({ kind: 'printed', coins: price.coins });
  for (const [resource, units] of entries(price.produced)) rows.push({ kind: 'produced', resource, units });
  for (const { source, resource } of price.chosen) rows.push({ kind: 'chosen', resource, source });
  for (const [resource, units] of entries(price.waived))
    rows.push({ kind: 'waived', resource, units, by: price.waived_by ?? '' });
  const [mine, other] = [facts.cities[price.player], facts.cities[1 - price.player]];
  for (const { resource, units, price: each } of price.bought)
    rows.push({
      kind: 'bought',
      resource,
      units,
      price: each,
      coins: each * units,
      isFixed: mine?.fixed.includes(resource) ?? false,
      theirs: other?.production[resource] ?? 0,
    });
  if (card?.chain_needs) {
    const { symbol, card: giver = null, mythology = null } = card.chain_needs;
    rows.push({ kind: 'unchained', symbol, giver: giver ?? null, mythology: mythology ?? null });
  }
  return rows;
}

export type GodRow =
  | { kind: 'slot'; slot: number; coins: number }
  | { kind: 'doubled'; factor: number; coins: number }
  | { kind: 'discount'; by: string; coins: number }
  | { kind: 'offering'; value: number };

export function godRows(price: GodPrice, offerings: number[] = []): GodRow[] {
  if (price.slot === null || price.printed === null) return [];
  const rows: GodRow[] = [{ kind: 'slot', slot: price.slot, coins: price.printed }];
  if (price.factor > 1)
    rows.push({ kind: 'doubled', factor: price.factor, coins: price.printed * (price.factor - 1) });
  if (price.discount) rows.push({ kind: 'discount', by: price.discount_by ?? '', coins: -price.discount });
  for (const value of offerings) rows.push({ kind: 'offering', value });
  return rows;
}

/** The way that uses exactly these offering tokens. */
export const wayWith = (price: GodPrice, offerings: number[]) =>
  price.ways.find((way) => [...way.offerings].sort().join() === [...offerings].sort().join());
