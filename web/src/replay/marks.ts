/** What a move is called and drawn as on the graph. */
import type { Card } from '../api/components';
import type { ActionDocument } from '../api/documents';
import { COLOUR_ICONS, GOD_ICONS, SYMBOL_ICONS } from '../look/art';
import { catalogue } from '../state/catalogue.svelte';

const KINDS: Record<string, string> = {
  wonder: 'wonder',
  stage: 'wonder',
  draft: 'wonder',
  discard: 'coin',
  sell: 'coin',
  progress: 'progress',
  activate: 'god',
  god: 'god',
  begin: 'extra-turn',
};

function cardIcon(card: Card | undefined): string {
  if (!card) return 'build';
  if (card.effect.symbol) return SYMBOL_ICONS[card.effect.symbol] ?? 'col-green';
  if (card.effect.shields) return 'shield';
  return COLOUR_ICONS[card.colour] ?? 'build';
}

export function markOf(
  action: ActionDocument,
  game: 'duel' | 'classic',
  edition: string,
): { icon: string; name: string } {
  const card = action.card
    ? game === 'duel'
      ? catalogue.duelCard(action.card)
      : catalogue.classicCard(action.card, edition)
    : undefined;
  const icon =
    KINDS[action.type] ??
    (action.god ? GOD_ICONS[action.god] : undefined) ??
    (action.card ? cardIcon(card) : 'info');
  const name =
    (action.wonder && catalogue.wonder(action.wonder)?.names) ||
    (action.token && catalogue.token(String(action.token))?.names) ||
    (action.god && catalogue.god(action.god)?.names) ||
    card?.names ||
    '';
  return { icon, name };
}
