/** How tables in a list are put into words. */
import type { Listed, SeatListed, Tally } from '../api/generated/http';
import type { Setup } from '../api/messages';
import { settings } from '../state/settings.svelte';
import { seatName } from '../words/bots';
import { lists } from '../words/lists';
import { start } from '../words/start';
import { table } from '../words/table';

export const others = (table: Listed): SeatListed[] =>
  table.seats.filter((seat) => !seat.is_you && seat.kind !== 'open');

/** Whose turn it is: mine, of one by name, of so many. */
export function turn(table: Listed): string {
  if (table.status === 'waiting') return lists().waits;
  if (table.is_your_turn) return lists().yourTurn;
  const names = table.seats.filter((seat) => table.to_decide.includes(seat.seat)).map(seatName);
  return names.length > 1 ? lists().turnOfMany(names.length) : names.length ? lists().turnOf(names[0]!) : '';
}

/** The Age that is played, where it is told. */
export const age = (listed: Listed): string => (listed.age ? table().age(listed.age) : '');

/** My games: first where it is my turn, then where something happened, then the latest. */
export const byUrgency = (tables: Listed[]): Listed[] => {
  const urgency = (table: Listed) => (table.is_your_turn ? 2 : 0) + (table.is_unread ? 1 : 0);
  return [...tables].sort((a, b) => urgency(b) - urgency(a) || b.changed_at - a.changed_at);
};

export type Outcome = 'won' | 'lost' | 'shared' | 'undecided';

/** How a finished game went for a seat. */
export function outcome(seat: Pick<SeatListed, 'share' | 'gave_up'>): Outcome {
  if (seat.share === null) return 'undecided';
  if (seat.gave_up || seat.share === 0) return 'lost';
  return seat.share === 1 ? 'won' : 'shared';
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** 2 or 2.5, as the language writes it. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);

/** Games that had a winner. */
export const decided = (tally: Tally): number => tally.games - tally.undecided;

/** The table that somebody means by a link, a path or a code. */
export function tableIn(text: string): string | null {
  const found = /\/table\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
  return /^[\w-]{4,64}$/.test(found) ? found : null;
}

/** A time to think: 30 seconds, 2 minutes, 3 days. */
export function duration(seconds: number): string {
  if (seconds >= 86_400) return start().days(seconds / 86_400);
  if (seconds >= 3600) return start().hours(seconds / 3600);
  return seconds >= 60 ? start().minutes(seconds / 60) : start().seconds(seconds);
}

/** Whether a table is only for practice, in a word. */
export const practice = (table: Listed): string => (table.setup.practice ? lists().practice : '');

/** What is particular about a table, in a few words. */
export function particulars(table: Listed): string[] {
  const setup = table.setup as unknown as Setup;
  const { edition, wonders } = setup.options;
  const clock = setup.clock;
  return [
    practice(table),
    table.game === 'classic' ? lists().players(table.seats.length) : '',
    edition === 'first' || edition === 'second' ? lists().edition[edition] : '',
    wonders === 'first-game' ? lists().firstGame : '',
    clock?.kind === 'move' ? lists().clock.move(duration(clock.seconds ?? 0)) : '',
    clock?.kind === 'fischer'
      ? lists().clock.fischer(duration(clock.seconds ?? 0), duration(clock.increment ?? 0))
      : '',
  ].filter(Boolean);
}
