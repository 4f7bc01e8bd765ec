/** Rules in a few words: which term a thing is about, and the chapter that tells more. */
import type { terms } from '../words/terms';

type Words = ReturnType<typeof terms>;
export type DuelTerm = keyof Words['duel'];
export type ClassicTerm = keyof Words['classic'];
/** What `data-term` may say: `duel:track`, `classic:passing` … */
export type TermId = `duel:${DuelTerm}` | `classic:${ClassicTerm}`;

const DUEL: Record<DuelTerm, string> = {
  structure: 'turn',
  track: 'military',
  plunder: 'military',
  progress: 'science',
  science: 'science',
  chain: 'chains',
  production: 'costs',
  trade: 'trade',
  discard: 'turn',
  wonder: 'wonders',
  again: 'wonders',
  guild: 'cards',
  points: 'scoring',
  coins: 'costs',
  slots: 'activation',
  mythology: 'tokens',
  offering: 'offerings',
  temple: 'temples',
};
/** Terms of Duel whose chapter is in the rules of Pantheon. */
const PANTHEON: ReadonlySet<string> = new Set(['slots', 'mythology', 'offering', 'temple']);
const CLASSIC: Record<ClassicTerm, string> = {
  hand: 'turn',
  passing: 'turn',
  shields: 'military',
  conflict: 'military',
  science: 'science',
  chain: 'chains',
  production: 'costs',
  trade: 'trade',
  stage: 'wonders',
  sell: 'turn',
  guild: 'cards',
  points: 'scoring',
  coins: 'costs',
  free_city: 'two',
};

/** Where the rules tell more of a term; null where there is no such term. */
export function chapterOf(term: string): string | null {
  const [game, id] = term.split(':') as [string, string?];
  const chapter = (game === 'duel' ? DUEL : game === 'classic' ? CLASSIC : {})[id as never] as
    string | undefined;
  if (!chapter) return null;
  return `/rules?game=${PANTHEON.has(id ?? '') ? 'pantheon' : game}#${chapter}`;
}

/** Where a note stands: over the thing if there is room, else under it, always on the screen. */
export function noteAt(
  thing: { left: number; top: number; right: number; bottom: number },
  note: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const middle = (Math.max(0, thing.left) + Math.min(screen.width, thing.right)) / 2;
  const left = Math.max(8, Math.min(middle - note.width / 2, screen.width - note.width - 8));
  const over = thing.top - note.height - 8;
  const under = Math.min(thing.bottom + 8, screen.height - note.height - 8);
  return { left, top: Math.max(8, over >= 8 ? over : under) };
}
