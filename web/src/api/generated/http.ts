/* Written by `npm run types` from the schemas of the server. */

export interface Http {
  [k: string]: unknown;
}
/**
 * A legal action: its price and payment are in the document.
 */
export interface ActionTold {
  number: number;
  document: {
    [k: string]: unknown;
  };
  sentence: string;
}
/**
 * A bot that can take a seat.
 */
export interface BotTold {
  bot: string;
  description: string;
  is_level: boolean;
}
/**
 * All that a table can be set up with.
 */
export interface Catalogue {
  version: string;
  games: GameTold[];
  bots: BotTold[];
  default_bot: string;
  languages: string[];
  clocks: string[];
  visibilities: string[];
  spectators: string[];
}
/**
 * What can be chosen for a game.
 */
export interface GameTold {
  game: string;
  rules_version: number;
  players: number;
  options: Choice[];
  rulings: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  kinds: KindTold[];
}
/**
 * An option of a game.
 */
export interface Choice {
  name: string;
  values: unknown[];
  meaning: string;
}
/**
 * A kind of the game, and what goes with it.
 */
export interface KindTold {
  kind: string;
  options: {
    [k: string]: unknown;
  };
  players: PlayersTold[];
  rulings: string[];
}
/**
 * A number of players, and what goes with it.
 */
export interface PlayersTold {
  players: number;
  boards: number;
  editions: string[];
}
/**
 * All cards, wonders and other components of a game, as `mirabilia cards` tells them.
 *
 * Texts are in one language.
 */
export interface Components {
  game: string;
  cards: {
    [k: string]: unknown;
  }[];
  wonders: {
    [k: string]: unknown;
  }[];
  words: {
    [k: string]: unknown;
  };
  numbers: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * A login and its password.
 */
export interface Credentials {
  login: string;
  password: string;
}
/**
 * A change of a table. Its journal has so many entries now.
 */
export interface Done {
  number: number;
}
/**
 * How it ended, and the seed with which everybody can check the deal.
 */
export interface Ending {
  reason: string;
  by_points: boolean;
  winners: number[];
  score: {
    [k: string]: number;
  }[];
  seed: number;
  salt: string;
}
/**
 * A way in which a game ends.
 */
export interface EndingTold {
  victory: string;
  label: string;
  by_points: boolean;
}
/**
 * Something the rules did.
 */
export interface EventTold {
  document: {
    [k: string]: unknown;
  };
  sentence: string;
}
/**
 * An answer that says what is wrong.
 */
export interface Failure {
  error: Problem;
}
/**
 * Why nothing was done.
 */
export interface Problem {
  code: string;
  message: string;
  field?: string | null;
}
/**
 * An entry of the table's log.
 */
export interface Happening {
  number: number;
  at: number;
  type:
    | 'opened'
    | 'joined'
    | 'vacated'
    | 'swapped'
    | 'bot_seated'
    | 'played'
    | 'undo_asked'
    | 'undo_answered'
    | 'taken_back'
    | 'end_offered'
    | 'end_answered'
    | 'gave_up'
    | 'ended'
    | 'clocks_restarted'
    | 'said'
    | 'rematched'
    | 'resumed';
  seat?: number | null;
  other?: number | null;
  name?: string | null;
  bot?: string | null;
  text?: string | null;
  agreed?: boolean | null;
  stay?: number | null;
  reason?: string | null;
  winners?: number[] | null;
  table?: string | null;
  moves?: number | null;
  events?: EventTold[] | null;
}
/**
 * Whether the server can be used.
 */
export interface Health {
  status: 'ok' | 'preparing' | 'unavailable';
  version: string;
  prepared: number;
}
/**
 * Somebody sits down.
 */
export interface Joining {
  seat: number;
  /**
   * a display name of 1 to 32 letters
   */
  name: string;
}
/**
 * Somebody stands up.
 */
export interface Leaving {
  seat: number;
}
/**
 * A table in a list.
 */
export interface Listed {
  table: string;
  game: string;
  setup: {
    [k: string]: unknown;
  };
  status: 'waiting' | 'playing' | 'over';
  opened_at: number;
  changed_at: number;
  seats: SeatListed[];
  to_decide: number[];
  age: number | null;
  is_host: boolean;
  is_your_turn: boolean;
  is_unread: boolean;
}
/**
 * A seat in a list of tables.
 */
export interface SeatListed {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string;
  bot: string | null;
  is_you: boolean;
  gave_up: boolean;
  share: number | null;
  points: number | null;
}
/**
 * A list of tables, the last changed first; `before` is where the next page begins.
 */
export interface Listing {
  tables: Listed[];
  before: number | null;
}
/**
 * Who the browser belongs to.
 */
export interface Me {
  name: string;
  login: string | null;
  is_guest: boolean;
  is_known: boolean;
}
/**
 * A display name.
 */
export interface Naming {
  /**
   * a display name of 1 to 32 letters
   */
  name: string;
}
/**
 * A new table, and where its host sits down. Several seats: people at one screen.
 */
export interface Opening {
  /**
   * game, options, seats, clock … as /api/games tells
   */
  setup: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 7
   */
  join?: Joining[];
}
/**
 * How many players a score pad has columns for.
 */
export interface PlayerNumbers {
  least: number;
  most: number;
  usual: number;
}
/**
 * A game to be played on: after so many actions of a record, from a seat, against bots.
 */
export interface Practice {
  /**
   * a record as the server gives it
   */
  record: {
    [k: string]: unknown;
  };
  /**
   * actions of the record that stay
   */
  moves: number;
  seat: number;
  /**
   * a display name of 1 to 32 letters
   */
  name: string;
  bot: string;
}
/**
 * What a seat is asked. `must` is false where it has chosen and may choose anew.
 */
export interface Question {
  asked: number;
  must: boolean;
  actions: ActionTold[];
}
/**
 * The game of a record, step by step.
 */
export interface RecordReplay {
  players: string[];
  start: {
    [k: string]: unknown;
  };
  start_facts: {
    [k: string]: unknown;
  };
  steps: Step[];
  result: {
    [k: string]: unknown;
  } | null;
}
/**
 * An action of a finished game and the position after it.
 */
export interface Step {
  number: number;
  seat: number;
  sentence: string;
  action: {
    [k: string]: unknown;
  };
  events: {
    [k: string]: unknown;
  }[];
  position: {
    [k: string]: unknown;
  };
  facts: {
    [k: string]: unknown;
  };
}
/**
 * A finished game of a table, step by step.
 */
export interface Replay {
  players: string[];
  start: {
    [k: string]: unknown;
  };
  start_facts: {
    [k: string]: unknown;
  };
  steps: Step[];
  result: {
    [k: string]: unknown;
  } | null;
  table: TableTold;
  seed: number;
  salt: string;
  is_sealed: boolean;
}
/**
 * What never changes at a table.
 */
export interface TableTold {
  id: string;
  setup: {
    [k: string]: unknown;
  };
  opened_at: number;
  commitment: string;
  has_secrets: boolean;
}
/**
 * Something that waits for everybody's consent.
 */
export interface RequestTold {
  seat: number;
  agreed: number[];
  stay: number | null;
}
/**
 * A row and what it is called.
 */
export interface RowNamed {
  row: string;
  label: string;
}
/**
 * A row of the score pad: what to enter there, and what is allowed.
 */
export interface RowTold {
  row: string;
  label: string;
  asks: string;
  help: string[];
  kind: 'points' | 'coins' | 'spaces' | 'temples' | 'points_or_symbols';
  least: number;
  most: number;
  allowed: string;
  symbols: SymbolTold[];
  tokens: TokenTold[];
}
/**
 * A symbol that can be entered instead of points.
 */
export interface SymbolTold {
  symbol: string;
  label: string;
  most: number;
}
/**
 * A kind of token that points can be counted by, and how many a player can have.
 */
export interface TokenTold {
  points: number;
  most: number;
}
/**
 * A player's column of the score pad. Rows left out are 0.
 */
export interface ScoreColumn {
  name?: string | null;
  /**
   * by row; science of 7 Wonders also as symbols
   */
  entries?: {
    [k: string]:
      | number
      | {
          [k: string]: number;
        };
  };
}
/**
 * A score pad to be filled in.
 */
export interface ScoreForm {
  game: string;
  pantheon: boolean;
  title: string;
  players: PlayerNumbers;
  names: string[];
  longest_name: number;
  ending: string | null;
  endings: EndingTold[];
  winner: string | null;
  rows: RowTold[];
  total: string;
}
/**
 * A score pad filled in.
 */
export interface ScorePad {
  /**
   * @maxItems 7
   */
  players: ScoreColumn[];
  pantheon?: boolean;
  /**
   * Duel: how it ended
   */
  victory?: string | null;
  /**
   * Duel: by supremacy
   */
  winner?: number | null;
}
/**
 * A score pad added up.
 */
export interface Scored {
  game: string;
  pantheon: boolean;
  players: string[];
  victory: string;
  winner: number | null;
  winners: number[];
  decided_by_blue?: boolean;
  treasuries?: number[] | null;
  score:
    | {
        [k: string]: number;
      }[]
    | null;
  rows: RowNamed[];
  verdict: string[];
}
/**
 * A seat as everybody sees it.
 */
export interface SeatTold {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string;
  bot: string | null;
  gave_up: boolean;
  time_left: number | null;
  is_running: boolean;
}
/**
 * What a seat sees.
 */
export interface SeatView {
  seat: number;
  position: {
    [k: string]: unknown;
  };
  facts: {
    [k: string]: unknown;
  } | null;
  question: Question | null;
}
/**
 * A table, and the secret by which its seats are decided for. The browser keeps it.
 */
export interface Seated {
  table: string;
  seats: number[];
  token: string;
}
/**
 * A bot takes an open seat.
 */
export interface SeatingBot {
  seat: number;
  bot: string;
}
/**
 * How somebody did: in all, by game, by its kind and edition, by number of players, by bot.
 */
export interface Statistics {
  all: Tally;
  by_game: {
    [k: string]: Tally;
  };
  by_kind: {
    [k: string]: Tally;
  };
  by_players: {
    [k: string]: Tally;
  };
  by_bot: {
    [k: string]: Tally;
  };
}
/**
 * How somebody did in some games.
 */
export interface Tally {
  games: number;
  won: number;
  lost: number;
  undecided: number;
  points: number | null;
}
/**
 * Two seats change places.
 */
export interface Swapping {
  seat: number;
  other: number;
}
/**
 * A table as a spectator sees it.
 */
export interface TableNow {
  number: number;
  status: 'waiting' | 'playing' | 'over';
  seats: SeatTold[];
  host: number | null;
  to_decide: number[];
  position: {
    [k: string]: unknown;
  } | null;
  facts: {
    [k: string]: unknown;
  } | null;
  views: SeatView[];
  log: Happening[];
  undo: RequestTold | null;
  offer: RequestTold | null;
  ending: Ending | null;
  rematch: string | null;
  table: TableTold;
}
