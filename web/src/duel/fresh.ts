/** What the last move changed, to be highlighted. */
import type { Happening } from '../api/messages';

export interface Fresh {
  cards: Set<string>;
  wonders: Set<string>;
  tokens: Set<string>;
  gods: Set<string>;
  slots: Set<number>;
  pawn: boolean;
  minerva: boolean;
  sentences: string[];
}

const CARDS = new Set([
  'card_built',
  'card_discarded',
  'card_destroyed',
  'card_recovered',
  'card_revealed',
  'card_stolen',
  'card_struck',
  'snake_placed',
]);
const WONDERS = new Set(['wonder_taken', 'wonder_built', 'wonder_stolen', 'wonder_destroyed']);

export function freshOf(happenings: Happening[]): Fresh {
  const fresh: Fresh = {
    cards: new Set(),
    wonders: new Set(),
    tokens: new Set(),
    gods: new Set(),
    slots: new Set(),
    pawn: false,
    minerva: false,
    sentences: [],
  };
  for (const { events } of happenings)
    for (const { document, sentence } of events ?? []) {
      const { type, card, wonder, god, token } = document;
      if (card && CARDS.has(type)) fresh.cards.add(card);
      if (wonder && WONDERS.has(type)) fresh.wonders.add(wonder);
      if (type === 'token_taken' && token) fresh.tokens.add(String(token));
      if (type === 'activated' && god) fresh.gods.add(god);
      if ((type === 'god_placed' || type === 'gate_placed') && typeof document.slot === 'number')
        fresh.slots.add(document.slot);
      if (type === 'pawn_moved') fresh.pawn = true;
      if (type === 'minerva_placed') fresh.minerva = true;
      if (type !== 'asked') fresh.sentences.push(sentence);
    }
  return fresh;
}
