/** A table as somebody fills it in on the start screen, and the documents that the server takes for it. */
import type { Catalogue, Joining } from '../api/generated/http';
import type { Setup } from '../api/messages';

export const GAMES = ['duel', 'pantheon', 'classic'] as const;
export const MODES = ['bot', 'screen', 'online'] as const;
export const MOST = 7;
/** Cities in a game of 7 Wonders for two: a Free City stands between them. */
export const FEWEST_CITIES = 3;

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
  players: [2, 3, 4, 5, 6, 7],
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
  };
}

/** Presets of rulings that only say something about gods. */
const OF_GODS = ['ukrainian', 'russian'];

/** The presets that make a difference in the chosen game, and the one that is chosen. */
export const rulingsFor = (form: Form, names: string[]) =>
  names.filter((name) => form.game === 'pantheon' || !OF_GODS.includes(name));
export const rulingOf = (form: Form, names: string[]) =>
  rulingsFor(form, names).includes(form.rulings) ? form.rulings : 'rulebook';

export const isClassic = (form: Form) => form.game === 'classic';
export const seatCount = (form: Form) => (isClassic(form) ? form.players : 2);
export const editionOf = (form: Form) => (form.players === 2 ? 'first' : form.edition);
export const levelOf = (form: Form, offer: Offer) =>
  offer.levels.includes(form.level) ? form.level : offer.usual;

/** How many boards a game has: one for each city. */
export const cityCount = (form: Form) => Math.max(form.players, FEWEST_CITIES);

/** Who sits where: `person`, `open`, or a bot's level. */
export function kinds(form: Form, offer: Offer): string[] {
  const level = levelOf(form, offer);
  return Array.from({ length: seatCount(form) }, (_, seat) => {
    if (seat === 0) return 'person';
    if (form.mode === 'bot') return level;
    const kind = (form.mode === 'screen' ? form.screen : form.online)[seat] ?? 'person';
    if (kind === 'person' || offer.levels.includes(kind)) return kind;
    return form.mode === 'online' ? 'open' : 'person';
  });
}

/** A board for each city, each one once: those that were chosen, then those that are left. */
export function boardsOf(form: Form, boards: string[]): string[] {
  const chosen: string[] = [];
  for (let city = 0; city < cityCount(form); city++) {
    const wanted = form.boardNames[city];
    const free = boards.filter((board) => !chosen.includes(board));
    const later = form.boardNames.slice(city + 1, cityCount(form));
    chosen.push(
      (wanted && free.includes(wanted) ? wanted : free.find((board) => !later.includes(board))) ??
        free[0] ??
        '',
    );
  }
  return chosen;
}

/** Puts a board to a city; whoever had it gets the other one. */
export function withBoard(form: Form, boards: string[], city: number, board: string): string[] {
  const now = boardsOf(form, boards);
  const other = now.indexOf(board);
  if (other >= 0) now[other] = now[city] ?? '';
  now[city] = board;
  return now;
}

function options(form: Form, offer: Offer, boards: string[], sides: string[]): Record<string, unknown> {
  if (!isClassic(form))
    return {
      ...offer.rulings[rulingOf(form, Object.keys(offer.rulings))],
      pantheon: form.game === 'pantheon',
      wonders: form.wonders,
      first_player: form.first === 'random' ? 'random' : Number(form.first),
    };
  const chosen: Record<string, unknown> = { players: form.players, edition: editionOf(form) };
  if (form.boards === 'chosen' && boards.length >= cityCount(form)) chosen.boards = boardsOf(form, boards);
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
