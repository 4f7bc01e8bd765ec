/**
 * Shows where pieces went. Everything with `data-piece` is measured before an update and after it; what changed
 * place flies there, what came into view turns over, what left slides away. Only transforms and opacity move.
 */
import type { Happening } from '../api/messages';
import { whenCalm } from '../pieces/painted';

const EASING = 'cubic-bezier(.2,.8,.2,1)';
const LONGEST = 1_200;
const TRAVEL = 320;
const FLIP = 240;
const STAGGER = 60;
const COINS = 350;
const PASS = 400;
const PAWN_SPACE = 180;
const LOOT_PAUSE = 250;
const NEAR = 3; // pixels that nobody sees

interface Seen {
  element: HTMLElement;
  rect: DOMRect;
  text: string;
  /** How much smaller or larger the board around it is drawn. */
  scale: number;
}

export interface Hints {
  happenings: Happening[];
  /** Which way hands went. */
  passing?: 'left' | 'right' | null;
  /** No travel: a cross-fade and an outline. */
  calm: boolean;
}

/** An animation before it begins. */
interface Going {
  element: Element;
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  delay: number;
  duration: number;
  set: Set<Animation>;
}

/** What moves, decided from keys and rectangles alone. */
export interface Plan {
  moved: { key: string; from: string }[];
  came: string[];
  gone: string[];
}

const handOf = (key: string) => /^card:[^:]+:(.+)$/.exec(key)?.[1];
const isCoins = (key: string) => key.startsWith('coins:');

/** Pairs what is there now with where it was: a card from the hand is the card in the city. */
export function plan(before: Iterable<string>, after: Iterable<string>): Plan {
  const [was, is] = [new Set(before), new Set(after)];
  const moved: Plan['moved'] = [];
  const came: string[] = [];
  const used = new Set<string>();
  for (const key of is) {
    const hand = handOf(key);
    if (was.has(key)) moved.push({ key, from: key });
    else if (hand && was.has(`hand:${hand}`) && !is.has(`hand:${hand}`) && !used.has(`hand:${hand}`)) {
      used.add(`hand:${hand}`);
      moved.push({ key, from: `hand:${hand}` });
    } else came.push(key);
  }
  return { moved, came, gone: [...was].filter((key) => !is.has(key) && !used.has(key)) };
}

/** How long the pawn needs, and whether it takes a token on its way. */
export function pawnTime(happenings: Happening[]): number {
  let time = 0;
  for (const { events } of happenings)
    for (const { document } of events ?? []) {
      if (document.type === 'pawn_moved') time += PAWN_SPACE * Math.abs(document.spaces ?? 1);
      if (document.type === 'looted') time += LOOT_PAUSE;
    }
  return Math.min(time || TRAVEL, LONGEST);
}

/** Where a piece went that is not drawn any more: under a wonder, to the pile, into a city that shows no cards. */
export function goalsOf(key: string, happenings: Happening[]): string[] {
  const name = /^(?:card|hand):(.+)$/.exec(key)?.[1];
  if (!name) return [];
  for (const { events } of [...happenings].reverse())
    for (const { document } of events ?? []) {
      if (document.card !== name) continue;
      const owner = document.player ?? document.city;
      if (document.type === 'wonder_built') return [`wonder:${document.wonder}`, `coins:${owner}`];
      if (document.type === 'card_built') return [`coins:${owner}`];
      if (['card_discarded', 'card_destroyed', 'card_struck'].includes(document.type)) return ['discard'];
    }
  return [];
}

const inView = ({ left, right, top, bottom, width }: DOMRect) =>
  width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

export class Motion {
  private seen = new Map<string, Seen>();
  private running = new Set<Animation>();
  /** Notes that nobody has to wait for. */
  private aside = new Set<Animation>();
  /** What sets out together. */
  private going: Going[] = [];
  private layer: HTMLElement | null = null;
  private callOff: () => void = () => undefined;
  private stop = () => {
    this.finish();
    this.onrest(true);
  };

  constructor(
    private readonly root: () => HTMLElement | null | undefined,
    /** Called when nothing moves any more; `hurried` if somebody pressed a key or tapped. */
    private readonly onrest: (hurried: boolean) => void = () => undefined,
  ) {}

  /** Remembers where everything is. Call it right before the page changes. */
  record() {
    this.finish();
    this.seen = this.look();
  }

  /** Moves what changed since `record`. Call it right after the page has changed. */
  play({ happenings, passing = null, calm }: Hints) {
    const before = this.seen;
    this.seen = new Map();
    const root = this.root();
    if (!root || !before.size || document.hidden) return;
    if (!happenings.some((happening) => happening.events?.length || happening.type === 'taken_back')) return;
    const after = this.look();
    const { moved, came, gone } = plan(before.keys(), after.keys());
    if (calm) {
      this.outline(moved, came, before, after);
      return;
    }
    addEventListener('pointerdown', this.stop, { capture: true, once: true });
    addEventListener('keydown', this.stop, { capture: true, once: true });
    addEventListener('visibilitychange', this.stop, { capture: true, once: true }); // hidden pages have no frames
    // All reading is done: from here on only writing.
    for (const { key, from } of moved) {
      const [was, is] = [before.get(from)!, after.get(key)!];
      if (isCoins(key)) this.coins(was, is);
      else if (key === 'pawn') this.slide(was, is, pawnTime(happenings), TRAVEL);
      else this.travel(was, is, key !== from || was.element !== is.element);
    }
    const hands = came.filter((key) => key.startsWith('hand:'));
    const isPassed = passing !== null && hands.length > 0;
    const way = passing === 'left' ? -1 : 1;
    const others = came.filter((key) => !key.startsWith('hand:') || !isPassed);
    const step = Math.min(STAGGER, 500 / Math.max(1, others.length));
    others.forEach((key, index) => this.turn(after.get(key)!, 200 + index * step));
    if (isPassed) hands.forEach((key, index) => this.enter(after.get(key)!, -way, Math.min(300, index * 30)));
    for (const key of gone) {
      const goal = goalsOf(key, happenings).find((each) => after.has(each));
      const away = key.startsWith('hand:') && isPassed && !goal ? way : 0;
      if (key.startsWith('back:')) this.turnAway(before.get(key)!);
      else this.leave(before.get(key)!, away, goal ? after.get(goal) : undefined);
    }
    this.start();
  }

  /** The change itself is painted first, with every piece where it was; then all of them set out. */
  private start() {
    const waiting = this.setOut();
    for (const animation of waiting) animation.pause();
    this.callOff = whenCalm(() => waiting.forEach((animation) => animation.play()));
  }

  /** Brings everything to its end at once. */
  finish() {
    this.forget();
    this.callOff();
    const running = [...this.running, ...this.aside];
    this.running.clear();
    this.aside.clear();
    for (const animation of running) animation.finish();
    this.layer?.replaceChildren();
  }

  private forget() {
    removeEventListener('pointerdown', this.stop, { capture: true });
    removeEventListener('keydown', this.stop, { capture: true });
    removeEventListener('visibilitychange', this.stop, { capture: true });
  }

  end() {
    this.finish();
    this.layer?.remove();
    this.layer = null;
  }

  get isMoving(): boolean {
    return this.running.size > 0;
  }

  private look(): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    // A replay draws its board smaller.
    const board = this.root()?.querySelector<HTMLElement>('[data-scaled]');
    const scale = board?.offsetWidth ? board.getBoundingClientRect().width / board.offsetWidth : 1;
    for (const element of this.root()?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
      const key = element.dataset.piece!;
      if (!key || seen.has(key)) continue;
      const rect = element.getBoundingClientRect();
      if (!rect.width) continue;
      seen.set(key, { element, rect, scale, text: isCoins(key) ? (element.textContent ?? '') : '' });
    }
    return seen;
  }

  private run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, set = this.running) {
    const delay = Math.min(options.delay ?? 0, LONGEST - 200);
    const duration = Math.min(Number(options.duration), LONGEST - delay);
    this.going.push({ element, frames, options, delay, duration, set });
  }

  /**
   * Whatever goes from one place to another stays an animation until the last of them is there: each that ended by
   * itself would be drawn into the table again, and cost a frame of those still on their way. At a table of 7 Wonders
   * only: at Duel few pieces move at once, and a move that comes meanwhile would have more of them to end.
   */
  private setOut(): Animation[] {
    const going = this.going.splice(0);
    const isClassic = !!this.root()?.querySelector('.classic');
    const ends = going
      .filter(({ set }) => set === this.running)
      .map(({ delay, duration }) => delay + duration);
    const end = isClassic ? Math.max(0, ...ends) : 0;
    return going.map(({ element, frames, options, delay, duration, set }) => {
      const timing = { easing: EASING, fill: 'backwards' as const, ...options, delay, duration };
      const [first, last] = frames;
      if (frames.length === 2 && set === this.running && delay + duration < end) {
        timing.duration = end - delay;
        frames = [
          { ...first, easing: timing.easing },
          { ...last, offset: duration / timing.duration },
          last!,
        ];
        timing.easing = 'linear';
      }
      const animation = element.animate(frames, timing);
      set.add(animation);
      animation.onfinish = animation.oncancel = () => this.ended(animation);
      return animation;
    });
  }

  private ended(animation: Animation) {
    this.aside.delete(animation);
    const isRest = this.running.delete(animation) && !this.running.size;
    // All at once: each that is taken away would cost a frame of those still on their way.
    if (!this.running.size && !this.aside.size) this.layer?.replaceChildren();
    if (!isRest) return;
    this.forget();
    this.onrest(false);
  }

  /** The piece itself goes from where it was. */
  private slide(was: Seen, is: Seen, duration: number, delay = 0) {
    const [x, y] = [(was.rect.left - is.rect.left) / is.scale, (was.rect.top - is.rect.top) / is.scale];
    if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
    this.run(is.element, [{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }], {
      duration,
      delay,
      composite: 'add',
    });
  }

  private travel(was: Seen, is: Seen, isOther: boolean) {
    const { rect: a } = was;
    const { rect: b } = is;
    const far = Math.hypot(a.left - b.left, a.top - b.top);
    if (far < NEAR && Math.abs(a.width - b.width) < NEAR) return;
    if (!inView(a) && !inView(b)) return;
    const sameSize = Math.abs(a.width / b.width - 1) < 0.3 && Math.abs(a.height / b.height - 1) < 0.3;
    if (!isOther || sameSize || was.element.isConnected) {
      this.slide(was, is, TRAVEL);
      return;
    }
    // A card becomes a line of the city: the card itself flies there, shrinks and gives way.
    const ghost = this.ghost(was);
    const scale = Math.max(0.2, Math.min(1, Math.max(b.width / a.width, b.height / a.height)));
    const x = (b.left + b.width / 2 - (a.left + a.width / 2)) / was.scale;
    const y = (b.top + b.height / 2 - (a.top + a.height / 2)) / was.scale;
    this.run(
      ghost,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-8px) scale(1.04)', opacity: 1, offset: 0.25 },
        { transform: `translate(${x}px,${y}px) scale(${scale})`, opacity: 1, offset: 0.85 },
        { transform: `translate(${x}px,${y}px) scale(${scale})`, opacity: 0 },
      ],
      { duration: TRAVEL + 120, fill: 'both' },
    );
    this.run(is.element, [{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay: TRAVEL - 20 });
  }

  private turn(is: Seen, delay: number) {
    if (!inView(is.rect)) return;
    this.run(
      is.element,
      [
        { transform: 'perspective(600px) rotateY(88deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: FLIP, delay },
    );
  }

  private enter(is: Seen, side: number, delay: number) {
    const frames = [
      { transform: `translateX(${side * 120}px)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    this.run(is.element, frames, { duration: PASS, delay: 200 + delay });
  }

  /** A back that is turned over; the face follows. */
  private turnAway(was: Seen) {
    if (was.element.isConnected || !inView(was.rect)) return;
    const ghost = this.ghost(was);
    const edge = 'perspective(600px) rotateY(-88deg)';
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: edge, opacity: 1, offset: 0.99 },
      { transform: edge, opacity: 0 },
    ];
    this.run(ghost, frames, { duration: 200, easing: 'ease-in', fill: 'both' });
  }

  private leave(was: Seen, side: number, goal: Seen | undefined) {
    if (was.element.isConnected || !inView(was.rect)) return;
    const ghost = this.ghost(was);
    let to = side ? `translateX(${side * 140}px)` : 'scale(.92)';
    if (!side && goal) {
      const x = (goal.rect.left + goal.rect.width / 2 - (was.rect.left + was.rect.width / 2)) / was.scale;
      const y = (goal.rect.top + goal.rect.height / 2 - (was.rect.top + was.rect.height / 2)) / was.scale;
      to = `translate(${x}px,${y}px) scale(.3)`;
    }
    const frames = goal
      ? [
          { transform: 'none', opacity: 1 },
          { transform: to, opacity: 1, offset: 0.85 },
          { transform: to, opacity: 0 },
        ]
      : [
          { transform: 'none', opacity: 1 },
          { transform: to, opacity: 0 },
        ];
    this.run(ghost, frames, { duration: side || goal ? PASS : TRAVEL, fill: 'both' });
  }

  /** The purse changes: what was won or paid rises from it. */
  private coins(was: Seen, is: Seen) {
    const count = (text: string) => Number(/-?\d+/.exec(text)?.[0] ?? NaN);
    const change = count(is.text) - count(was.text);
    if (!change || Number.isNaN(change) || !inView(is.rect)) return;
    this.run(
      is.element,
      [{ transform: 'none' }, { transform: 'scale(1.18)', offset: 0.4 }, { transform: 'none' }],
      { duration: COINS },
    );
    const note = document.createElement('span');
    note.className = `coin-change ${change > 0 ? 'won' : 'paid'}`;
    note.textContent = `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
    note.style.left = `${is.rect.left + is.rect.width / 2}px`;
    note.style.top = `${is.rect.top}px`;
    this.overlay().append(note);
    this.run(
      note,
      [
        { transform: 'translate(-50%,0)', opacity: 0 },
        { transform: 'translate(-50%,-60%)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%,-75%)', opacity: 1, offset: 0.75 },
        { transform: 'translate(-50%,-110%)', opacity: 0 },
      ],
      { duration: 1_000, fill: 'both' },
      this.aside,
    );
  }

  private outline(moved: Plan['moved'], came: string[], before: Map<string, Seen>, after: Map<string, Seen>) {
    const changed = came.map((key) => after.get(key)!);
    for (const { key, from } of moved) {
      const [was, is] = [before.get(from)!, after.get(key)!];
      const isElsewhere = was.element !== is.element || key === 'pawn';
      const far = Math.hypot(was.rect.left - is.rect.left, was.rect.top - is.rect.top);
      if (isCoins(key) ? was.text !== is.text : isElsewhere && far > NEAR) changed.push(is);
    }
    const brass = getComputedStyle(document.documentElement).getPropertyValue('--brass-fill');
    for (const { element } of changed) {
      this.run(element, [{ opacity: 0.3 }, { opacity: 1 }], { duration: 120, easing: 'linear' });
      const frame = { outline: `3px solid ${brass}`, outlineOffset: '2px' };
      this.run(element, [frame, frame], { duration: 1_000, easing: 'linear' });
    }
    this.setOut();
  }

  /** The piece as it was, where it was, above everything. */
  private ghost({ element, rect, scale }: Seen): HTMLElement {
    const ghost = element.isConnected ? (element.cloneNode(true) as HTMLElement) : element;
    ghost.removeAttribute('data-piece');
    ghost.removeAttribute('id');
    ghost.setAttribute('inert', '');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.classList.add('ghost');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${rect.left / scale}px`,
      top: `${rect.top / scale}px`,
      width: `${rect.width / scale}px`,
      height: `${rect.height / scale}px`,
      margin: '0',
      ...(scale === 1 ? {} : { zoom: String(scale) }),
    });
    this.overlay().append(ghost);
    return ghost;
  }

  private overlay(): HTMLElement {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement('div');
      this.layer.className = 'motion-layer';
      this.layer.setAttribute('aria-hidden', 'true');
      (this.root() ?? document.body).append(this.layer);
    }
    return this.layer;
  }
}
