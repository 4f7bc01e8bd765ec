/* Written by `npm run types` from the schemas of the server. */

export interface Socket {
  sent: Hello | Play | Undo | AnswerUndo | OfferEnd | AnswerEnd | Resign | Say | Hint | Explain;
  received: Welcome | Update | Presence | Ack | Advised | Explained | Refused;
}
/**
 * The first message: who it is, and how much of the table's log it has.
 */
export interface Hello {
  type: 'hello';
  token?: string | null;
  last?: number;
  language?: 'en' | 'uk' | 'ru';
  facts?: boolean;
}
/**
 * Take an action, as an answer to the question `asked`.
 */
export interface Play {
  /**
   * chosen by the client
   */
  id: number;
  type: 'play';
  seat: number;
  action: number;
  asked: number;
}
/**
 * Ask to take back the seat's last action.
 */
export interface Undo {
  /**
   * chosen by the client
   */
  id: number;
  type: 'undo';
  seat: number;
}
/**
 * Agree to that, or refuse it.
 */
export interface AnswerUndo {
  /**
   * chosen by the client
   */
  id: number;
  type: 'answer_undo';
  seat: number;
  agreed: boolean;
}
/**
 * Offer to end the game without a winner.
 */
export interface OfferEnd {
  /**
   * chosen by the client
   */
  id: number;
  type: 'offer_end';
  seat: number;
}
/**
 * Agree to that, or refuse it.
 */
export interface AnswerEnd {
  /**
   * chosen by the client
   */
  id: number;
  type: 'answer_end';
  seat: number;
  agreed: boolean;
}
/**
 * Give up.
 */
export interface Resign {
  /**
   * chosen by the client
   */
  id: number;
  type: 'resign';
  seat: number;
}
/**
 * A chat message, of a seat or of a spectator with a name.
 */
export interface Say {
  /**
   * chosen by the client
   */
  id: number;
  type: 'say';
  seat?: number | null;
  name?: string;
  text: string;
}
/**
 * Ask what a bot thinks of a question.
 */
export interface Hint {
  /**
   * chosen by the client
   */
  id: number;
  type: 'hint';
  seat: number;
  asked: number;
}
/**
 * Ask what a card, wonder or god costs a seat and why.
 */
export interface Explain {
  /**
   * chosen by the client
   */
  id: number;
  type: 'explain';
  seat: number;
  name: string;
}
/**
 * The answer to `hello`.
 */
export interface Welcome {
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
  type: 'welcome';
  table: TableTold;
  you: You;
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
 * What a seat is asked. `must` is false where it has chosen and may choose anew.
 */
export interface Question {
  asked: number;
  must: boolean;
  actions: ActionTold[];
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
 * Something the rules did.
 */
export interface EventTold {
  document: {
    [k: string]: unknown;
  };
  sentence: string;
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
 * Who the client is at this table.
 */
export interface You {
  seats: number[];
  is_host: boolean;
  is_delayed: boolean;
}
/**
 * Something has happened.
 */
export interface Update {
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
  type: 'update';
  you: You;
}
/**
 * Who is connected now.
 */
export interface Presence {
  type: 'presence';
  seats: boolean[];
  spectators: number;
}
/**
 * Done, and durable. The journal has so many entries.
 */
export interface Ack {
  type: 'ack';
  id: number;
  number: number;
}
/**
 * The answer to `hint`.
 */
export interface Advised {
  type: 'advised';
  id: number;
  asked: number;
  advice: Advice;
}
/**
 * What a search thinks.
 */
export interface Advice {
  win: number;
  options: Option[];
  line: {
    [k: string]: unknown;
  }[];
  simulations: number;
  seconds: number;
}
/**
 * An action and its chances.
 */
export interface Option {
  action: {
    [k: string]: unknown;
  };
  number: number;
  win: number;
  error: number;
  share: number;
  margin: number;
}
/**
 * The answer to `explain`.
 */
export interface Explained {
  type: 'explained';
  id: number;
  price: {
    [k: string]: unknown;
  };
  sentences: string[];
}
/**
 * Nothing was done.
 */
export interface Refused {
  type: 'refused';
  id: number | null;
  code: string;
  message: string;
}
