/** The record file that is open in this tab. It stays while the tab does. */
import { Refusal } from '../api/http';
import type { Replay } from './document';

/** What stands in the address instead of a table. */
export const FILE = 'file';
const KEY = 'mirabilia.record';
/** Bytes: as much as the server reads. */
const MOST_BYTES = 65_536;

export interface Opened {
  name: string;
  /** As it is written: its seed may have more digits than a number keeps. */
  text: string;
  /** What the server has made of it already. */
  ready?: { language: string; replay: Replay };
}

/** The text of a file; what cannot be a record is refused as the server would. */
export async function read(file: Pick<File, 'size' | 'text'>): Promise<string> {
  if (file.size > MOST_BYTES) throw new Refusal('too_large', 'the file is too large');
  const text = await file.text();
  try {
    JSON.parse(text);
  } catch {
    throw new Refusal('bad_request', 'the file is not JSON');
  }
  return text;
}

function kept(): Opened | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Opened | null;
  } catch {
    return null;
  }
}

class Files {
  current = $state.raw<Opened | null>(kept());

  show(opened: Opened) {
    this.current = opened;
    const { name, text } = opened;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ name, text }));
    } catch {
      // a browser that keeps nothing still shows it
    }
  }
}

export const files = new Files();
