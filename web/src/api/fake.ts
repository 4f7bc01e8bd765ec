/** A WebSocket for tests: what was sent to it, and ways to answer, drop and refuse. */
type Document = Record<string, unknown> & { type?: string; id?: number };

export class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Document[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Document);
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  drop(code = 1006, reason = '') {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  close() {
    this.readyState = 3;
  }
}

export const last = () => FakeSocket.all.at(-1)!;
export const lastSent = () => last().sent.at(-1)!;
export const tell = (document: object) => last().onmessage?.({ data: JSON.stringify(document) });

/** A welcome or update with so many entries of the log. */
export function told({
  type = 'update',
  numbers = [],
  views = [],
}: {
  type?: 'welcome' | 'update';
  numbers?: number[];
  views?: object[];
}) {
  return {
    type,
    number: (numbers.at(-1) ?? 0) + 1,
    status: 'playing',
    seats: [],
    to_decide: [],
    position: null,
    facts: null,
    views,
    log: numbers.map((number) => ({ number, at: 0, type: 'said', name: 'Ada', text: String(number) })),
    undo: null,
    offer: null,
    ending: null,
    rematch: null,
    you: { seats: [0], is_host: true, is_delayed: false },
    ...(type === 'welcome' && {
      table: { id: 't1', setup: { game: 'duel', options: {} }, opened_at: 0, commitment: '' },
    }),
  };
}

export const question = (asked: number, actions: object[], seat = 0) => ({
  seat,
  position: {},
  facts: null,
  question: { asked, must: true, actions },
});
