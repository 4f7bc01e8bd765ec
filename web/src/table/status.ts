/** Whose turn it is and what is asked, in words. */
import type { DuelPosition } from '../api/generated/duel-position';
import type { ClassicPosition } from '../api/generated/classic-position';
import type { Setup } from '../api/messages';
import { catalogue } from '../state/catalogue.svelte';
import type { Session } from '../state/session.svelte';
import { classic } from '../words/classic';
import { endings } from '../words/endings';
import { journal } from '../words/journal';
import { table } from '../words/table';

export interface Status {
  strong: string;
  rest: string;
  /** Said instead of the rest where it has no room; may be nothing. */
  short?: string;
}

/** Words of the components that the server gives by group. */
export function word(game: 'duel' | 'classic', group: string, name: string): string {
  const words = catalogue[game]?.words as unknown as Record<string, Record<string, string>> | undefined;
  return words?.[group]?.[name] ?? '';
}

export function gameTitle(setup: Setup): string {
  const { classic, pantheon, duel } = table();
  const title = setup.game === 'classic' ? classic : setup.options['pantheon'] ? pantheon : duel;
  return setup.practice ? `${title} · ${journal().practice}` : title;
}

/** What the shown seat has to do: in the catalogue's words, and in few. */
export function prompt(session: Session): { rest: string; short: string } {
  const position = session.position as DuelPosition | ClassicPosition | null;
  const kind = (position?.decision as { kind?: string } | null | undefined)?.kind;
  if (!session.game || !kind) return { rest: '', short: '' };
  if (session.actions.some((action) => action.document.city === 'free_city'))
    return { rest: classic().forFreeCity, short: '' };
  const mayActivate = session.actions.some((action) => action.document.type === 'activate');
  const asked = kind === 'turn' && mayActivate ? 'turn_activation' : kind;
  const { asks } = table();
  const few: Partial<Record<string, string>> = session.game === 'classic' ? asks.classic : asks.duel;
  return { rest: word(session.game, 'decisions', asked), short: few[asked] ?? '' };
}

/** Pixels that a letter takes: told from experience, since to measure costs a layout at every move. */
const LETTER = { strong: 8.8, rest: 7.2, onPhone: 7.5 };

/**
 * What is said in so many pixels: all of it, or in few words; with neither its beginning, on a phone nothing.
 * On a phone it has a line of its own, else the room that whose turn it is leaves.
 */
export function fitting({ strong, rest, short = '' }: Status, room: number, isPhone: boolean): string {
  const wanted = isPhone
    ? rest.length * LETTER.onPhone
    : strong.length * LETTER.strong + rest.length * LETTER.rest;
  return wanted <= room ? rest : short || (isPhone ? '' : rest);
}

/** `prepared` is how far the server has come with preparing its bots, where that is what one waits for. */
export function statusOf(session: Session, prepared: number | null = null): Status {
  const { told } = session;
  const text = table();
  if (!told || told.status === 'waiting') return { strong: '', rest: '' };
  if (told.status === 'over') {
    const winners = (told.ending?.winners ?? []).map((seat) => session.name(seat));
    return {
      strong: endings().gameOver,
      rest:
        winners.length === 1
          ? endings().wins(winners[0]!)
          : winners.length
            ? endings().shares(winners.join(', '))
            : '',
    };
  }
  if (session.isBusy && !session.isLive) return { strong: text.moveOnWay, rest: '' };
  const waited = told.to_decide.map((seat) => session.name(seat));
  const ready = text.ready(told.seats.length - waited.length, told.seats.length);
  if (session.isMyTurn) {
    const strong =
      session.isHotSeat && session.seat !== null
        ? text.turnOfPlayer(session.name(session.seat))
        : text.yourTurn;
    return { strong, ...prompt(session) };
  }
  if (session.question) return { strong: text.youChose, rest: `${text.mayChange} ${ready}`, short: ready };
  if (prepared !== null)
    return {
      strong: text.isThinking(waited[0]!),
      rest: text.botsPrepared(prepared),
      short: text.botsPreparedShort(prepared),
    };
  if (waited.length === 1) return { strong: text.isThinking(waited[0]!), rest: '' };
  return {
    strong: ready,
    rest: waited.length > 1 && waited.length < 4 ? text.waitingFor(waited.join(', ')) : '',
  };
}
