/** Words of the rules that the server sends with the components. */
import { catalogue } from '../state/catalogue.svelte';

/** What is asked, in the language. */
export const prompt = (kind: string): string => catalogue.duel?.words.decisions[kind] ?? '';
export const term = (name: string): string => catalogue.duel?.words.terms[name] ?? '';
export const victory = (name: string): string => catalogue.duel?.words.victories[name] ?? '';
export const mythology = (name: string | null | undefined): string =>
  name ? catalogue.term('duel', 'mythologies', name) : '';
export const cardName = (name: string): string => catalogue.duelCard(name)?.names ?? name;
export const wonderName = (name: string): string => catalogue.wonder(name)?.names ?? name;
export const tokenName = (name: string): string => catalogue.token(name)?.names ?? name;
export const godName = (name: string): string => catalogue.god(name)?.names ?? name;

/** A card, wonder or token by its English name: where a choice of resources comes from. */
export const anyName = (name: string): string =>
  catalogue.duelCard(name)?.names ??
  catalogue.wonder(name)?.names ??
  catalogue.token(name)?.names ??
  catalogue.god(name)?.names ??
  name;
