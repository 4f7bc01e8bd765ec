/** The messages of the WebSocket, with the documents that the schema leaves open. */
import type { DuelPosition } from './generated/duel-position';
import type { ClassicPosition } from './generated/classic-position';
import type * as Schema from './generated/socket';
import type { ActionDocument, ClassicFacts, DuelFacts, EventDocument, Score } from './documents';

export type Sent = Schema.Socket['sent'];
export type Received = Schema.Socket['received'];
export type {
  Ack,
  Advised,
  Explained,
  Happening as RawHappening,
  Presence,
  SeatTold,
  You,
} from './generated/socket';

export type Position = DuelPosition | ClassicPosition;
export type Facts = DuelFacts | ClassicFacts;

export interface Action {
  number: number;
  document: ActionDocument;
  sentence: string;
}

export interface Question {
  asked: number;
  must: boolean;
  actions: Action[];
}

export interface SeatView {
  seat: number;
  position: Position;
  question: Question | null;
  facts: Facts | null;
}

export interface Happening extends Omit<Schema.Happening, 'events'> {
  events?: { document: EventDocument; sentence: string }[] | null;
}

export interface Ending {
  reason: string;
  /** Whether the score decided it. */
  by_points: boolean;
  winners: number[];
  score: Score[];
  /** A text where it has more digits than a number keeps. */
  seed: number | string;
  salt: string;
}

/** The table as its viewer sees it. */
export interface Told {
  number: number;
  status: 'waiting' | 'playing' | 'over';
  seats: Schema.SeatTold[];
  host: number | null;
  to_decide: number[];
  position: Position | null;
  facts: Facts | null;
  views: SeatView[];
  log: Happening[];
  undo: Schema.RequestTold | null;
  offer: Schema.RequestTold | null;
  ending: Ending | null;
  rematch: string | null;
}

export interface Setup {
  game: 'duel' | 'classic';
  options: Record<string, unknown>;
  clock?: { kind: string; seconds?: number; increment?: number } | null;
  visibility?: string;
  spectators?: string;
  hints?: boolean;
  stand_in?: string;
  [field: string]: unknown;
}

export interface TableTold {
  id: string;
  setup: Setup;
  opened_at: number;
  commitment: string;
  /** Whether a player sees anything that another may not. */
  has_secrets: boolean;
}
