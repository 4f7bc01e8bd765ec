/** A finished game as the server tells it, and its analysis. */
import type { ActionDocument, EventDocument, Score } from '../api/documents';
import type { Facts, Position, TableTold } from '../api/messages';

export interface Step {
  number: number;
  seat: number;
  sentence: string;
  action: ActionDocument;
  events: { document: EventDocument; sentence: string }[];
  position: Position;
  facts: Facts;
}

export interface Replay {
  /** What only a table knows: a record that somebody kept has no seal. */
  table?: TableTold;
  players: string[];
  start: Position;
  start_facts: Facts;
  steps: Step[];
  result: { victory: string; winner: number | null; winners: number[]; score: Score[] } | null;
  salt?: string;
  is_sealed?: boolean;
}

export type Verdict = 'forced' | 'revised' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

export interface Judged {
  number: number;
  player: number;
  verdict: Verdict;
  win: number | null;
  played: number | null;
  loss: number;
  better: ActionDocument | null;
  better_sentence: string | null;
}

export interface Analysis {
  players: string[];
  summary: {
    player: number;
    decisions: number;
    mean_loss: number;
    verdicts: Partial<Record<Verdict, number>>;
  }[];
  turning_points: { move: number; player: number; before: number; after: number; by_fault: boolean }[];
  curves: { move: number; win: number }[][];
  moves: Judged[];
}

export const FAULTS: readonly Verdict[] = ['inaccuracy', 'mistake', 'blunder'];
