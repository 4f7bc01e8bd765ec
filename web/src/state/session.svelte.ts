/** A table this page is connected to: what it was told last, and everything a person can do there. */
import { Refusal } from '../api/http';
import type {
  Ack,
  Action,
  Advised,
  Explained,
  Happening,
  Presence,
  Received,
  SeatTold,
  SeatView,
  TableTold,
  Told,
  You,
} from '../api/messages';
import { TableSocket, type Link } from '../api/socket';
import { catalogue } from './catalogue.svelte';
import { settings } from './settings.svelte';
import { seatName } from '../words/bots';
import { tokenOf } from './tokens';

/** Changes that wait to be shown one by one. */
const MOST_WAITING = 6;

export type Listener = (happenings: Happening[], before: Told | null) => void;

export class Session {
  link = $state<Link>('connecting');
  refusal = $state<Refusal | null>(null);
  /** What never changes. */
  table = $state.raw<TableTold | null>(null);
  you = $state.raw<You>({ seats: [], is_host: false, is_delayed: false });
  /** The latest state of the table, its log left out. */
  told = $state.raw<Told | null>(null);
  /** Everything that happened, by number. */
  log = $state.raw<Happening[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** The seat whose view is shown. */
  seat = $state<number | null>(null);
  /** The action that was sent and not yet acknowledged. */
  sending = $state<number | null>(null);
  /** The last thing that went wrong, for a person to read. */
  problem = $state<Refusal | null>(null);
  /** When `told` arrived, for clocks. */
  toldAt = $state(0);
  /** How often in a row the server could not be reached. */
  failures = $state(0);

  /** Whether what happened last is still being shown: what is told meanwhile waits for `showNext`. */
  isShowing: () => boolean = () => false;

  private socket: TableSocket;
  private waiting: { message: Received; at: number }[] = [];
  private listeners = new Set<Listener>();
  /** A move made while there was no connection; it is sent when the same question is still asked. */
  private held: { seat: number; asked: number; action: number } | null = null;
  /** The move that was sent is done when this entry of the journal is shown. */
  private doneAt: number | null = null;
  /** The log is asked for from its beginning, since its sentences are in another language. */
  private isLogStale = false;

  constructor(readonly id: string) {
    this.socket = new TableSocket(
      id,
      () => ({
        token: tokenOf(id),
        last: this.isLogStale ? 0 : this.log.length,
        language: settings.language,
      }),
      (message) => this.hear(message),
      (link, refusal) => {
        this.link = link;
        if (link === 'live') this.failures = 0;
        if (link === 'lost') this.failures += 1;
        if (refusal) this.refusal = refusal;
      },
    );
  }

  get view(): SeatView | null {
    return this.told?.views.find((view) => view.seat === this.seat) ?? null;
  }

  /** What is shown: the view of the chosen seat, or what everybody sees. */
  get position() {
    return this.view?.position ?? this.told?.position ?? null;
  }

  get facts() {
    return this.view?.facts ?? this.told?.facts ?? null;
  }

  get question() {
    return this.view?.question ?? null;
  }

  get actions(): Action[] {
    return this.question?.actions ?? [];
  }

  get isMyTurn(): boolean {
    return this.question?.must ?? false;
  }

  get isHotSeat(): boolean {
    return this.you.seats.length > 1;
  }

  get game(): 'duel' | 'classic' | null {
    return this.table?.setup.game ?? null;
  }

  /** The seats with names to show: bots by their level in the chosen language, numbered where several are alike. */
  get seats(): SeatTold[] {
    const seats = this.told?.seats ?? [];
    const named = seats.map((seat) => ({ ...seat, name: seatName(seat) }));
    return named.map((seat) => {
      const alike = named.filter((each) => each.bot && each.name === seat.name);
      if (!seat.bot || alike.length < 2) return seat;
      return { ...seat, name: `${seat.name} ${alike.findIndex((each) => each.seat === seat.seat) + 1}` };
    });
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  get isLive(): boolean {
    return this.link === 'live';
  }

  /** Whether a move is on its way, or waits for the connection. */
  get isBusy(): boolean {
    return this.sending !== null;
  }

  /** Called with what is new, before it is shown; returns how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Takes an action. A second call while one is on its way does nothing. */
  async play(action: Action): Promise<boolean> {
    const view = this.view;
    if (!view?.question || this.sending !== null) return false;
    this.sending = action.number;
    this.problem = null;
    return this.send({ seat: view.seat, asked: view.question.asked, action: action.number });
  }

  private async send(move: { seat: number; asked: number; action: number }): Promise<boolean> {
    this.held = null;
    try {
      const { number } = (await this.ask({ type: 'play', ...move })) as Ack;
      if (!this.waiting.length || (this.told?.number ?? 0) >= number) this.sending = null;
      else this.doneAt = number;
      return true;
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'internal';
      if (code === 'offline' && this.link !== 'closed') {
        // Cut off: the welcome that follows tells whether it was taken; if not, it goes again.
        this.held = move;
        return false;
      }
      this.sending = null;
      if (code !== 'stale') this.problem = error instanceof Refusal ? error : new Refusal(code, '');
      return false;
    }
  }

  /** After a new welcome: the same question still asked means that the move never arrived. */
  private sendHeld(told: Told) {
    const move = this.held;
    if (!move) return;
    this.held = null;
    const question = told.views.find((view) => view.seat === move.seat)?.question;
    const isLegal = question?.actions.some((action) => action.number === move.action);
    if (question?.asked === move.asked && question.must && isLegal) void this.send(move);
    else this.sending = null;
  }

  undo = (seat = this.mine) => this.tell({ type: 'undo', seat });
  answerUndo = (agreed: boolean) => this.tell({ type: 'answer_undo', seat: this.mine, agreed });
  offerEnd = () => this.tell({ type: 'offer_end', seat: this.mine });
  answerEnd = (agreed: boolean) => this.tell({ type: 'answer_end', seat: this.mine, agreed });
  resign = () => this.tell({ type: 'resign', seat: this.mine });
  /** Says something; what was wrong with it, if anything. */
  say = (text: string): Promise<Refusal | null> =>
    this.ask({
      type: 'say',
      seat: this.you.seats.length ? this.mine : null,
      name: settings.name,
      text,
    }).then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error : new Refusal('internal', '')),
    );

  /** What a bot thinks of the question. */
  async hint(): Promise<Advised | null> {
    const view = this.view;
    if (!view?.question) return null;
    return (await this.ask({ type: 'hint', seat: view.seat, asked: view.question.asked })) as Advised;
  }

  /** What something costs the shown seat and why; nothing when the server cannot say. */
  async explain(name: string): Promise<Explained | null> {
    if (this.seat === null) return null;
    return this.ask({ type: 'explain', seat: this.seat, name }).then(
      (answer) => answer as Explained,
      () => null,
    );
  }

  reconnect() {
    this.refusal = null;
    this.failures = 0;
    this.socket.again();
  }

  /** Everything again, in the language chosen now. */
  translate() {
    this.isLogStale = true;
    this.socket.again();
  }

  leave = () => this.socket.end();

  private get mine(): number {
    return this.seat ?? this.you.seats[0] ?? 0;
  }

  private ask(request: Parameters<TableSocket['ask']>[0]) {
    return this.socket.ask(request);
  }

  /** Asks, and shows what went wrong. */
  private async tell(request: Parameters<TableSocket['ask']>[0]): Promise<boolean> {
    this.problem = null;
    try {
      await this.ask(request);
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.problem = error;
      return false;
    }
  }

  private hear(message: Received) {
    if (message.type === 'presence') this.presence = message;
    if (message.type === 'welcome') {
      this.waiting = [];
      if (this.doneAt !== null) this.sending = this.doneAt = null; // acknowledged: the welcome shows it
    }
    if (message.type !== 'welcome' && message.type !== 'update') return;
    const at = Date.now();
    if (message.type === 'welcome' || (!this.waiting.length && !this.isShowing())) this.show(message, at);
    else this.waiting.push({ message, at });
    if (this.waiting.length > MOST_WAITING) this.showNext(true);
  }

  /** Shows what waited, one change after another; all of it at once if there is too much. */
  showNext(all = false) {
    while (this.waiting.length && (all || !this.isShowing())) {
      const { message, at } = this.waiting.shift()!;
      this.show(message, at);
    }
  }

  private show(message: Received, at: number) {
    const told = message as unknown as Told & { you: You; table?: TableTold };
    if (told.table) this.table = told.table;
    if (this.game) void catalogue.load(this.game).catch(() => undefined);
    this.you = told.you;
    const before = this.told;
    const fresh = this.isLogStale ? [] : told.log.filter((happening) => happening.number >= this.log.length);
    if (this.isLogStale && message.type === 'welcome') {
      this.isLogStale = false;
      this.log = told.log;
    } else if (fresh.length) this.log = [...this.log, ...fresh];
    for (const happening of fresh)
      if (happening.type === 'swapped') this.swapPresence(happening.seat ?? 0, happening.other ?? 0);
    this.toldAt = at;
    if (this.seat === null || !told.you.seats.includes(this.seat)) this.seat = told.you.seats[0] ?? null;
    for (const listener of this.listeners) listener(fresh, before);
    this.told = told;
    if (this.doneAt !== null && told.number >= this.doneAt) {
      this.doneAt = null;
      this.sending = null;
    }
    if (message.type === 'welcome') this.sendHeld(told);
  }
  /** Presence is told by seat, and not again when two change places. */
  private swapPresence(one: number, other: number) {
    if (!this.presence) return;
    const seats = [...this.presence.seats];
    [seats[one], seats[other]] = [seats[other] ?? false, seats[one] ?? false];
    this.presence = { ...this.presence, seats };
  }
}
