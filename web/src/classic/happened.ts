/** What a turn did, and how an Age's conflicts went, read from the events of the log. */
import type { EventDocument } from '../api/documents';
import type { Happening } from '../api/messages';
import { indexOf, type Citizen } from './model';

/** What one city did when the cards were turned up. */
export interface Deed {
  city: number;
  kind: 'built' | 'stage' | 'sold' | 'recovered' | 'left_over';
  card: string | null;
  stage: number | null;
  by: 'chain' | 'power' | null;
  /** The card face down, where the viewer knows it. */
  under?: string | null;
  /** How its purse changed in the turn. */
  coins: number;
}

export interface Clash {
  /** The city and the one on its left. */
  city: number;
  other: number;
  /** What each of the two had then. */
  shields: [number, number];
  winner: number | null;
  /** What the winner's token is worth, and the loser's. */
  points: number;
  defeat: number;
}

/** The conflicts of an Age, as they were when it ended. */
export interface Conflicts {
  age: number;
  clashes: Clash[];
  /** What each city won or lost in them, and what all of its tokens are worth since. */
  totals: { change: number; inAll: number }[];
}

/** How things stand when an Age has just ended: of each city its neighbour, shields and points of tokens. */
export interface Standing {
  leftOf: number[];
  shields: number[];
  points: number[];
  defeat: number;
}

const DEEDS = new Set(['card_built', 'stage_built', 'card_sold', 'card_recovered']);

const documents = (happening: Happening): EventDocument[] =>
  (happening.events ?? []).map((event) => event.document);

/** The newest happening in which cards were turned up, or null. */
export function lastReveal(fresh: Happening[]): EventDocument[] | null {
  const found = fresh.findLast((one) => documents(one).some((event) => DEEDS.has(event.type)));
  return found ? documents(found) : null;
}

/** What every city did, in the order of seats. */
export function deedsOf(events: EventDocument[], cities: number): Deed[] {
  const deeds = new Map<number, Deed>();
  const purse = new Map<number, number>();
  const at = (citizen: unknown) => indexOf((citizen ?? 0) as Citizen, cities);
  const pay = (citizen: unknown, coins: number) =>
    purse.set(at(citizen), (purse.get(at(citizen)) ?? 0) + coins);
  const add = (event: EventDocument, kind: Deed['kind']) =>
    deeds.set(at(event.city), {
      city: at(event.city),
      kind,
      card: event.card ?? null,
      stage: typeof event['stage'] === 'number' ? event['stage'] : null,
      by: null,
      coins: 0,
    });
  for (const event of events) {
    if (event.type === 'card_built') add(event, 'built');
    else if (event.type === 'stage_built') add(event, 'stage');
    else if (event.type === 'card_sold') add(event, 'sold');
    else if (event.type === 'card_recovered') add(event, 'recovered');
    else if (event.type === 'chained' || event.type === 'free_by_power') {
      const deed = deeds.get(at(event.city));
      if (deed) deed.by = event.type === 'chained' ? 'chain' : 'power';
    } else if (event.type === 'bought') {
      pay(event.city, -(event.coins ?? 0));
      pay(event.seller, event.coins ?? 0);
    } else if (event.type === 'coins') pay(event.city, event.change ?? 0);
    // What comes after belongs to the next turn.
    else if (event.type === 'turn_begun' || event.type === 'age_begun') break;
  }
  return [...deeds.values()]
    .map((deed) => ({ ...deed, coins: purse.get(deed.city) ?? 0 }))
    .sort((a, b) => a.city - b.city);
}

/** The conflicts of the Age that these events end, pair by pair; none where they tell of none. */
export function conflictsOf(events: EventDocument[], now: Standing, lastAge: number, from = 0): Conflicts {
  const clashes = clashesOf(events, now, from);
  const began = events.find((event) => event.type === 'age_begun')?.age;
  const won = (city: number) =>
    clashes
      .filter((clash) => clash.winner !== null && [clash.city, clash.other].includes(city))
      .reduce((sum, clash) => sum + (clash.winner === city ? clash.points : clash.defeat), 0);
  return {
    age: began ? began - 1 : lastAge,
    clashes,
    totals: now.points.map((inAll, city) => ({ change: won(city), inAll })),
  };
}

function clashesOf(events: EventDocument[], { leftOf, shields, defeat }: Standing, from: number): Clash[] {
  const cities = leftOf.length;
  const at = (citizen: unknown) => indexOf((citizen ?? 0) as Citizen, cities);
  if (!isConflict(events)) return [];
  const won = events.filter((event) => event.type === 'victory');
  // Once round the table, beginning with the viewer's own two.
  const order: number[] = [];
  for (let city = from; order.length < cities; city = leftOf[city]!) order.push(city);
  const mine = [order[0]!, order.at(-1)!];
  const rest = order.filter((city) => !mine.includes(city));
  return [...mine, ...rest].map((city) => {
    const other = leftOf[city]!;
    const victory = won.find((event) => {
      const [a, b] = [at(event.city), at(event.neighbour)];
      return (a === city && b === other) || (a === other && b === city);
    });
    return {
      city,
      other,
      shields: [shields[city]!, shields[other]!],
      winner: victory ? at(victory.city) : null,
      points: victory?.points ?? 0,
      defeat,
    };
  });
}

/** Whether an Age ended; where everybody drew, no token tells of it. */
const isConflict = (events: EventDocument[]): boolean =>
  events.some(
    ({ type, age }) => type === 'victory' || type === 'game_over' || (type === 'age_begun' && (age ?? 1) > 1),
  );

/** The newest conflicts among what is fresh. */
export function lastConflict(fresh: Happening[]): EventDocument[] | null {
  const found = fresh.findLast((one) => isConflict(documents(one)));
  return found ? documents(found) : null;
}

interface Entry {
  use: Deed['kind'];
  card?: string;
}

/** What every city did in the last turn that is over, as the table itself remembers it. */
export function deedsOfHistory(history: (Entry | null)[][][]): Deed[] {
  const turns = history.flat();
  const at = turns.findLastIndex((cities) => cities.some((entry) => entry && entry.use !== 'left_over'));
  if (at < 0) return [];
  return turns[at]!.flatMap((entry, city) => {
    if (!entry || entry.use === 'left_over') return [];
    const stages = turns.slice(0, at + 1).filter((cities) => cities[city]?.use === 'stage').length;
    return [
      {
        city,
        kind: entry.use,
        card: entry.card ?? null,
        stage: entry.use === 'stage' ? stages : null,
        by: null,
        coins: 0,
      },
    ];
  });
}
