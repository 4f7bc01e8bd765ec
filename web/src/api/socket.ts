/**
 * One table's WebSocket: it connects, says hello, and connects again by itself when it was cut off,
 * telling the last number it saw, so that nothing is missed. Requests are answered by promises.
 */
import { Refusal } from './http';
import type { Received, Sent } from './messages';

export type Link = 'connecting' | 'live' | 'lost' | 'closed';

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  resolve: (answer: Received) => void;
  reject: (error: Refusal) => void;
}

type Request = Sent extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;

const FIRST_RETRY = 400;
const LONGEST_RETRY = 8_000;
const POLICY = 1008;
/** A request that is not answered for so long: the connection only looks alive. */
const LONGEST_ANSWER = 15_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private nextId = 1;
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly hello: () => { token: string | null; last: number; language: 'en' | 'uk' | 'ru' },
    private readonly heard: (message: Received) => void,
    private readonly linked: (link: Link, refusal?: Refusal) => void,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Sends a request; its answer, or a Refusal. */
  ask(request: Request): Promise<Received> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal('offline', 'not connected'));
        return;
      }
      const timer = setTimeout(() => this.lose(), LONGEST_ANSWER);
      this.waiting.set(id, { resolve, reject, timer });
      this.socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Connects anew at once: for another language, or when a person asks for it. */
  again() {
    this.retry = FIRST_RETRY;
    clearTimeout(this.timer);
    this.drop();
    this.fail(new Refusal('offline', 'connected anew'));
    this.ended = false;
    this.connect();
  }

  end() {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
    this.linked('closed');
    this.fail(new Refusal('offline', 'left the table'));
  }

  private hurry = () => {
    if (this.ended || document.visibilityState === 'hidden') return;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.retry = FIRST_RETRY;
      this.connect();
    }
  };

  /** Lets the socket go without hearing of it any more. */
  private drop() {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose() {
    this.drop();
    this.lost();
  }

  private lost() {
    this.linked('lost');
    this.fail(new Refusal('offline', 'the connection was lost'));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.retry * (0.75 + Math.random() / 2));
    this.retry = Math.min(LONGEST_RETRY, this.retry * 1.8);
  }

  private connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.linked('connecting');
    let refused: Refusal | undefined;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', facts: true, ...this.hello() }));
    socket.onmessage = (event) => {
      const message = read(String(event.data));
      if (message.type === 'welcome') {
        this.retry = FIRST_RETRY;
        this.linked('live');
      }
      if (message.type === 'refused' && message.id === null)
        refused = new Refusal(message.code, message.message);
      this.answer(message);
      this.heard(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === POLICY) {
        this.ended = true;
        this.linked('closed', refused ?? new Refusal('forbidden', event.reason));
        this.fail(new Refusal('offline', 'turned away'));
        return;
      }
      this.lost();
    };
  }

  private answer(message: Received) {
    if (!('id' in message) || message.id === null) return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    clearTimeout(waiting?.timer);
    if (message.type === 'refused') waiting?.reject(new Refusal(message.code, message.message));
    else waiting?.resolve(message);
  }

  private fail(refusal: Refusal) {
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    for (const waiting of unanswered) {
      clearTimeout(waiting.timer);
      waiting.reject(refusal);
    }
  }
}

/** Seeds have more digits than a number keeps: they stay texts. In a chat message the quotes would be escaped. */
export const read = (text: string): Received =>
  JSON.parse(text.replace(/"seed":\s*(\d{16,})/g, '"seed":"$1"')) as Received;
