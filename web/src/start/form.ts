/** A table as somebody fills it in on the start screen, and the documents that the server takes for it. */
import type { Catalogue, Joining, KindTold, PlayersTold } from '../api/generated/http';
import type { Setup } from '../api/messages';

export const GAMES = ['duel', 'pantheon', 'classic'] as const;
export const MODES = ['bot', 'screen', 'online'] as const;
/** Seats that a form remembers. */
const MOST = 7;

export type GameChoice = (typeof GAMES)[number];
export type Mode = (typeof MODES)[number];

export interface Form {
  game: GameChoice;
  mode: Mode;
  /** The bots' level; empty: the usual one. */
  level: string;
  wonders: 'draft' | 'first-game';
  first: 'random' | '0' | '1';
  rulings: string;
  players: number;
  edition: 'first' | 'second';
  boards: 'random' | 'chosen';
  boardNames: string[];
  /** `usual`, `dealt`, `chosen`, or the side that all have. */
  sides: string;
  /** Seat by seat: `person`, `open`, or a bot's level. The first one is whoever sets up. */
  screen: string[];
  online: string[];
  names: string[];
  clock: 'none' | 'move' | 'fischer';
  moveSeconds: number;
  gameSeconds: number;
  increment: number;
  visibility: 'link' | 'public';
  spectators: 'public' | 'delayed' | 'none';
  hints: boolean;
  hintsOnline: boolean;
}

const repeated = (value: string) => Array.from({ length: MOST }, () => value);

export const defaults = (): Form => ({
  game: 'duel',
  mode: 'bot',
  level: '',
  wonders: 'draft',
  first: 'random',
  rulings: 'rulebook',
  players: 4,
  edition: 'second',
  boards: 'random',
  boardNames: [],
  sides: 'usual',
  screen: repeated('person'),
  online: repeated('open'),
  names: repeated(''),
  clock: 'none',
  moveSeconds: 60,
  gameSeconds: 900,
  increment: 10,
  visibility: 'link',
  spectators: 'public',
  hints: true,
  hintsOnline: false,
});

const ONE_OF: Partial<Record<keyof Form, readonly unknown[]>> = {
  game: GAMES,
  mode: MODES,
  wonders: ['draft', 'first-game'],
  first: ['random', '0', '1'],
  players: Array.from({ length: MOST }, (_, n) => n + 1),
  edition: ['first', 'second'],
  boards: ['random', 'chosen'],
  clock: ['none', 'move', 'fischer'],
  visibility: ['link', 'public'],
  spectators: ['public', 'delayed', 'none'],
};

const LISTS = ['screen', 'online', 'names'] as const;

/** A form from what was kept, whatever that is: what cannot be understood is the default. */
export function readForm(kept: unknown): Form {
  const form = defaults();
  if (!kept || typeof kept !== 'object') return form;
  const given = kept as Record<string, unknown>;
  for (const name of Object.keys(form) as (keyof Form)[]) {
    const value = given[name];
    const fits = ONE_OF[name]?.includes(value) ?? typeof value === typeof form[name];
    if (fits && !Array.isArray(form[name])) Object.assign(form, { [name]: value });
  }
  for (const name of LISTS) {
    const list = given[name];
    if (!Array.isArray(list)) continue;
    form[name] = form[name].map((usual, seat) => (typeof list[seat] === 'string' ? list[seat] : usual));
  }
  if (Array.isArray(given.boardNames))
    form.boardNames = given.boardNames.filter((board) => typeof board === 'string');
  return form;
}

/** What the server said can be chosen. Without an answer yet, what it says by default. */
export interface Offer {
  levels: string[];
  usual: string;
  rulings: Record<string, Record<string, unknown>>;
  /** What goes with each kind of game: players, editions, rulings. */
  kinds: Partial<Record<string, KindTold>>;
}

export function offerOf(told: Catalogue | null): Offer {
  const duel = told?.games.find((game) => game.game === 'duel');
  return {
    levels: told?.bots.filter((bot) => bot.is_level).map((bot) => bot.bot) ?? [
      'apprentice',
      'builder',
      'architect',
      'wonder',
    ],
    usual: told?.default_bot ?? 'architect',
    rulings: duel?.rulings ?? { rulebook: {} },
    kinds: Object.fromEntries(
      (told?.games ?? []).flatMap((game) => game.kinds.map((kind) => [kind.kind, kind])),
    ),
  };
}

/** The presets that make a difference in the chosen game, and the one that is chosen. */
export const rulingsFor = (form: Form, offer: Offer) => offer.kinds[form.game]?.rulings ?? ['rulebook'];
export const rulingOf = (form: Form, offer: Offer) =>
  rulingsFor(form, offer).includes(form.rulings) ? form.rulings : 'rulebook';

export const isClassic = (form: Form) => form.game === 'classic';

/** What is played by how many; without an answer yet, what the form says. */
export const numbersFor = (form: Form, offer: Offer): PlayersTold[] =>
  offer.kinds[form.game]?.players ?? [
    { players: isClassic(form) ? form.players : 2, boards: form.players, editions: [form.edition] },
  ];

/** The chosen number of players, or the nearest that there is. */
export const numberOf = (form: Form, offer: Offer): PlayersTold => {
  const far = (each: PlayersTold) => Math.abs(each.players - form.players);
  return numbersFor(form, offer).reduce((best, each) => (far(each) < far(best) ? each : best));
};
export const seatCount = (form: Form, offer: Offer) => numberOf(form, offer).players;
export const editionOf = (form: Form, offer: Offer) => {
  const { editions } = numberOf(form, offer);
  return editions.includes(form.edition) ? form.edition : ((editions[0] ?? form.edition) as Form['edition']);
};
export const levelOf = (form: Form, offer: Offer) =>
  offer.levels.includes(form.level) ? form.level : offer.usual;

/** How many boards a game has: one for each city. */
export const cityCount = (form: Form, offer: Offer) => numberOf(form, offer).boards;

/** Who sits where: `person`, `open`, or a bot's level. */
export function kinds(form: Form, offer: Offer): string[] {
  const level = levelOf(form, offer);
  return Array.from({ length: seatCount(form, offer) }, (_, seat) => {
    if (seat === 0) return 'person';
    if (form.mode === 'bot') return level;
    const kind = (form.mode === 'screen' ? form.screen : form.online)[seat] ?? 'person';
    if (kind === 'person' || offer.levels.includes(kind)) return kind;
    return form.mode === 'online' ? 'open' : 'person';
  });
}

/** A board for each city, each one once: those that were chosen, then those that are left. */
export function boardsOf(form: Form, offer: Offer, boards: string[]): string[] {
  const chosen: string[] = [];
  const cities = cityCount(form, offer);
  for (let city = 0; city < cities; city++) {
    const wanted = form.boardNames[city];
    const free = boards.filter((board) => !chosen.includes(board));
    const later = form.boardNames.slice(city + 1, cities);
    chosen.push(
      (wanted && free.includes(wanted) ? wanted : free.find((board) => !later.includes(board))) ??
        free[0] ??
        '',
    );
  }
  return chosen;
}

/** Puts a board to a city; whoever had it gets the other one. */
export function withBoard(form: Form, offer: Offer, boards: string[], city: number, board: string): string[] {
  const now = boardsOf(form, offer, boards);
  const other = now.indexOf(board);
  if (other >= 0) now[other] = now[city] ?? '';
  now[city] = board;
  return now;
}

function options(form: Form, offer: Offer, boards: string[], sides: string[]): Record<string, unknown> {
  if (!isClassic(form))
    return {
      ...offer.rulings[rulingOf(form, offer)],
      pantheon: form.game === 'pantheon',
      wonders: form.wonders,
      first_player: form.first === 'random' ? 'random' : Number(form.first),
    };
  const { players, boards: cities } = numberOf(form, offer);
  const chosen: Record<string, unknown> = { players, edition: editionOf(form, offer) };
  if (form.boards === 'chosen' && boards.length >= cities) chosen.boards = boardsOf(form, offer, boards);
  if (form.sides === 'dealt' || form.sides === 'chosen' || sides.includes(form.sides))
    chosen.sides = form.sides;
  return chosen;
}

function clock(form: Form): NonNullable<Setup['clock']> {
  if (form.clock === 'move') return { kind: 'move', seconds: form.moveSeconds };
  if (form.clock === 'fischer')
    return { kind: 'fischer', seconds: form.gameSeconds, increment: form.increment };
  return { kind: 'none' };
}

export interface Components {
  /** The English names of the boards in the chosen edition, and of their sides. */
  boards: string[];
  sides: string[];
}

/** What is sent to open the table: its setup, and where people at this screen sit down. */
export function opening(
  form: Form,
  offer: Offer,
  components: Components,
  names: string[],
): { setup: Setup; join: Joining[] } {
  const seats = kinds(form, offer);
  const isOnline = form.mode === 'online';
  return {
    setup: {
      game: isClassic(form) ? 'classic' : 'duel',
      options: options(form, offer, components.boards, components.sides),
      seats: seats.map((kind) => (kind === 'person' ? 'open' : kind)),
      clock: clock(form),
      visibility: isOnline ? form.visibility : 'link',
      spectators: form.spectators,
      hints: isOnline ? form.hintsOnline : form.hints,
    },
    join: seats.flatMap((kind, seat) => (kind === 'person' ? [{ seat, name: names[seat] ?? '' }] : [])),
  };
}
