/** What happened, as sentences, grouped by turn. */
import type { EventDocument } from '../api/documents';
import type { Happening } from '../api/messages';
import { botName } from '../words/bots';
import { journal } from '../words/journal';
import { waiting } from '../words/waiting';
import { table } from '../words/table';

export interface Line {
  key: string;
  number: number;
  at: number;
  text: string;
  kind: 'move' | 'table' | 'chat';
  seat: number | null;
  isTakenBack: boolean;
}

export interface Group {
  key: string;
  title: string;
  lines: Line[];
}

/** Events that say what is asked or that a secret choice was made: they are no news. */
const QUIET = new Set(['asked', 'committed', 'taken_back', 'turn_begun']);
const isNews = (document: EventDocument) => !QUIET.has(document.type);

/** Numbers of the moves that were taken back later. */
export function takenBack(log: Happening[]): Set<number> {
  const gone = new Set<number>();
  let played: number[] = [];
  for (const happening of log) {
    if (happening.type === 'played') played.push(happening.number);
    if (happening.type === 'taken_back' && happening.stay != null) {
      for (const number of played.slice(happening.stay)) gone.add(number);
      played = played.slice(0, happening.stay);
    }
  }
  return gone;
}

/** What the boards highlight: everything since the viewer's own last move, or that move. */
export function freshOf(log: Happening[], seat: number | null): Happening[] {
  const gone = takenBack(log);
  const found: Happening[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const happening = log[at]!;
    if (happening.type === 'taken_back' && !found.length) return [];
    if (happening.type !== 'played' || gone.has(happening.number)) continue;
    if (!happening.events?.some((event) => isNews(event.document))) continue;
    const isMine = happening.seat === seat;
    if (isMine && found.length) break;
    found.unshift(happening);
    const isSimultaneous = happening.events.some((event) => 'city' in event.document);
    if (isMine || isSimultaneous || seat === null) break;
  }
  return found;
}

type Naming = (seat: number) => string;

/** What happened at the table, beside moves. */
export function tableSentence(happening: Happening, name: Naming, asker: number | null): string {
  const text = journal();
  const who = happening.seat == null ? '' : happening.name || name(happening.seat);
  switch (happening.type) {
    case 'opened':
      return text.opened;
    case 'joined':
      return text.joined(who);
    case 'vacated':
      return text.vacated(who || waiting().seatNumber((happening.seat ?? 0) + 1));
    case 'swapped':
      return text.swapped(
        waiting().seatNumber((happening.seat ?? 0) + 1),
        waiting().seatNumber((happening.other ?? 0) + 1),
      );
    case 'bot_seated':
      return text.botSeated(botName(happening.bot ?? ''));
    case 'undo_asked':
      return text.undoAsked(who);
    case 'undo_answered':
    case 'end_answered':
      return happening.agreed ? text.undoAgreed(who) : text.undoRefused(who);
    case 'taken_back':
      return text.takenBack(asker === null ? '' : name(asker));
    case 'end_offered':
      return text.endOffered(who);
    case 'gave_up':
      return happening.reason === 'out of time'
        ? text.timeUp(who)
        : happening.reason === 'left'
          ? text.left(who)
          : text.gaveUp(who);
    case 'clocks_restarted':
      return text.clocksRestarted;
    case 'rematched':
      return text.rematched;
    case 'resumed':
      return text.resumed;
    case 'ended':
      return happening.reason === 'agreed' ? text.endedAgreed : text.endedPlayed;
    case 'said':
      return text.said(happening.name ?? who, happening.text ?? '');
    default:
      return '';
  }
}

/** Who asked last to take back, when something was taken back at `at`. */
const askerBefore = (log: Happening[], at: number): number | null => {
  for (let i = at; i >= 0; i--) if (log[i]!.type === 'undo_asked') return log[i]!.seat ?? null;
  return null;
};

/** The lines of one happening. */
export function linesOf(happening: Happening, name: Naming, log: Happening[], gone: Set<number>): Line[] {
  const base = { number: happening.number, at: happening.at, isTakenBack: gone.has(happening.number) };
  if (happening.type === 'played')
    return (happening.events ?? [])
      .filter((event) => isNews(event.document) && event.sentence)
      .map((event, index) => ({
        ...base,
        key: `${happening.number}-${index}`,
        text: event.sentence,
        kind: 'move' as const,
        seat:
          typeof event.document.player === 'number'
            ? event.document.player
            : typeof event.document.city === 'number'
              ? event.document.city
              : (happening.seat ?? null),
      }));
  const asker = happening.type === 'taken_back' ? askerBefore(log, log.indexOf(happening)) : null;
  const text = tableSentence(happening, name, asker);
  if (!text) return [];
  const kind = happening.type === 'said' ? ('chat' as const) : ('table' as const);
  return [{ ...base, key: `${happening.number}`, text, kind, seat: happening.seat ?? null }];
}

/** The Age that a log begins in: the one before the first that begins there, or the one of now. */
function firstAge(log: Happening[], now: number): number {
  for (const { events } of log)
    for (const { document } of events ?? [])
      if (document.type === 'age_begun' && document.age) return document.age - 1;
  return now;
}

/** The whole log in groups of one turn each; chat is left out. `now`: the Age on the board. */
export function groupsOf(log: Happening[], name: Naming, ages: (age: number) => string, now = 0): Group[] {
  const gone = takenBack(log);
  const groups: Group[] = [{ key: 'begin', title: journal().beginning, lines: [] }];
  let age = firstAge(log, now);
  let turn = 0;
  let isOver = false;
  const begin = (key: string, title: string) => groups.push({ key, title, lines: [] });
  for (const happening of log) {
    if (happening.type === 'said') continue;
    const documents = (happening.events ?? []).map((event) => event.document);
    const opensAge = documents.find((document) => document.type === 'age_begun')?.age;
    const opensTurn = documents.find((document) => document.type === 'turn_begun')?.turn;
    const isSimultaneous = opensTurn !== undefined || documents.some((each) => 'city' in each);
    const lines = linesOf(happening, name, log, gone);
    if (happening.type === 'played' && !isSimultaneous && lines.length) {
      turn += 1;
      begin(`${happening.number}`, age ? journal().turnGroup(ages(age), turn) : table().setUp);
      if (groups.at(-2)?.title === groups.at(-1)!.title) groups.pop();
    }
    groups.at(-1)!.lines.push(...lines);
    if (opensAge) {
      age = opensAge;
      turn = 0;
    }
    if (opensTurn !== undefined) {
      turn = opensTurn;
      begin(`${happening.number}-turn`, journal().roundGroup(ages(age), turn));
    }
    if (!isOver && (happening.type === 'ended' || documents.some((each) => each.type === 'game_over'))) {
      isOver = true;
      begin('over', journal().afterwards);
    }
  }
  return groups.filter((group) => group.lines.length);
}
