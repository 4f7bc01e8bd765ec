/** The icons of the chains that a card gives; two at most. */
import type { Card } from '../api/components';
import { CHAIN_ICONS, CLASSIC_CHAIN_ICONS } from '../look/art';

export function givenChains(card: Card): string[] {
  if (card.chain_gives) return [CHAIN_ICONS[card.chain_gives.symbol] ?? 'chain'];
  const icons = (card.chains_to ?? []).map((name) => CLASSIC_CHAIN_ICONS[name] ?? 'chain');
  return [...new Set(icons)].slice(0, 2);
}
