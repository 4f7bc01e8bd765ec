/** Sentences about cards and prices that are put together from what the server tells. */
import type { Card } from '../api/components';
import type { Price, Resource } from '../api/documents';
import { catalogue } from '../state/catalogue.svelte';
import { pieces } from '../words/pieces';
import { lasting, onlyOnce, sealOf } from './seals';

const LONGEST = 24;

/** A name that fits a medium card; the label keeps the whole one. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  const words = name.split(' ');
  if (words.length < 3) return name;
  const shortened = words.map((word, index) =>
    index > 0 && index < words.length - 1 && word.length > 6 ? `${word.slice(0, 5)}.` : word,
  );
  return shortened.join(' ');
}

const VOWEL = 'аеєиіїоуюяыэёaeiouy';
const BETWEEN = new RegExp(`([${VOWEL}][^${VOWEL}йьъ’])(?=[^${VOWEL}йьъ’][${VOWEL}])`, 'giu');
const AFTER = new RegExp(`(?<=..)([${VOWEL}]й?)(?=[^${VOWEL}йьъ’][${VOWEL}])`, 'giu');

/** Long words with places where they may be broken; not every browser knows where in Ukrainian and Russian. */
export function soft(text: string, from = 11): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < from ? word : word.replace(BETWEEN, '$1\u00AD').replace(AFTER, '$1\u00AD'),
  );
}

/** Either game knows it; the one that is loaded tells. */
export const resourceName = (name: Resource): string =>
  catalogue.term(
    name === 'ore' || name === 'loom' || !catalogue.duel ? 'classic' : 'duel',
    'resources',
    name,
  );

/** The one line under a card: what it costs you now, or why not. */
export function priceLine(price: Price): { kind: 'ok' | 'buyl' | 'nol'; icon: string; text: string } {
  const words = pieces();
  switch (sealOf(price)) {
    case 'chain':
      return { kind: 'ok', icon: 'chain', text: words.freeByChain };
    case 'own':
      if (('power' in price && price.power) || onlyOnce(price))
        return { kind: 'ok', icon: 'star', text: words.freeByWonder };
      return { kind: 'ok', icon: 'check', text: words.allYours };
    case 'buy':
      return { kind: 'buyl', icon: 'coin', text: words.pay(price.total ?? 0) };
    case 'no': {
      const obstacle = lasting(price)!;
      return { kind: 'nol', icon: 'barred', text: words.obstacle(obstacle, resourceName) };
    }
  }
}

/** Everything about a card in words, for those who hear the page. */
export function cardLabel(card: Card, price: Price | null, note = ''): string {
  const words = pieces();
  const colour = catalogue.term(card.edition ? 'classic' : 'duel', 'colours', card.colour);
  const costs = [
    ...(card.cost.coins ? [words.coins(card.cost.coins)] : []),
    ...Object.entries(card.cost.resources).map(([name, n]) => `${n} ${resourceName(name as Resource)}`),
  ];
  return [
    `${card.names}, ${colour}.`,
    ...card.texts,
    costs.length ? words.costs(costs.join(', ')) : words.costsNothing,
    ...(price ? [`${priceLine(price).text}.`] : []),
    ...(note ? [`${note}.`] : []),
  ].join(' ');
}
