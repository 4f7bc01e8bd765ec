/** Where a game to watch comes from: a table of the server, or a file that somebody has. */
import type { SeatTold } from '../api/generated/socket';
import { get, postText, Refusal } from '../api/http';
import type { Ending } from '../api/messages';
import type { Analysis, Replay } from './document';
import type { Opened } from './opened.svelte';

/** What a table still knows of those who played. */
export interface Finished {
  seats: SeatTold[];
  ending: Ending | null;
}

export interface Source {
  /** The table; nothing for a file. */
  table: string | null;
  replay: (language: string) => Promise<Replay>;
  analysis: (language: string) => Promise<Analysis>;
  /** The record as it is written: its seed may have more digits than a number keeps. */
  record: () => Promise<string>;
  finished: () => Promise<Finished | null>;
}

export const ofTable = (table: string): Source => ({
  table,
  replay: (language) => get(`/api/tables/${table}/replay?language=${language}`),
  analysis: (language) => get(`/api/tables/${table}/analysis?language=${language}`),
  record: async () => {
    const answer = await fetch(`/api/tables/${table}/record`).catch(() => null);
    if (!answer?.ok) throw new Refusal('offline', 'the record cannot be read');
    return answer.text();
  },
  finished: () => get<Finished>(`/api/tables/${table}`).catch(() => null),
});

export const ofRecord = ({ text, ready }: Opened): Source => ({
  table: null,
  replay: (language) =>
    ready?.language === language
      ? Promise.resolve(ready.replay)
      : postText(`/api/record/replay?language=${language}`, text),
  analysis: (language) => postText(`/api/record/analysis?language=${language}`, text),
  record: () => Promise.resolve(text),
  finished: () => Promise.resolve(null),
});
