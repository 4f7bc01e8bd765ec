/** The military track as it is drawn. */
import type { DuelPosition } from '../api/generated/duel-position';
import { catalogue } from '../state/catalogue.svelte';
import { duel } from '../words/duel';

/** A space in words. */
export function spaceName(space: number, name: (seat: number) => string): string {
  const words = duel();
  if (!space) return words.centre;
  const owner = name(space < 0 ? 0 : 1);
  const isCapital = catalogue.duel?.military_track.find((one) => one.space === space)?.capital;
  return isCapital ? words.capitalOf(owner) : words.spaceOn(Math.abs(space), owner);
}

/** Whether the military token of a space still lies there. */
export const lootLeft = (position: DuelPosition, space: number, coins: number): boolean =>
  (position.military_tokens[space < 0 ? 0 : 1] as number[]).includes(coins);
