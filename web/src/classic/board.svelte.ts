/** What all parts of a table of 7 Wonders share: what is shown, what is decided, what is picked, paid and dragged. */
import type { Card } from '../api/components';
import type { ClassicFacts, ClassicPrice } from '../api/documents';
import type { ClassicPosition } from '../api/generated/classic-position';
import type { Action } from '../api/messages';
import { catalogue } from '../state/catalogue.svelte';
import type { BoardProps } from '../table/board';
import { chances, mainAction, ofType, optionsByCard, paymentRows, type PaymentRow } from './choices';
import type { Drag } from '../pieces/drag';
import { commitmentOf, handsOf, indexOf } from './model';
import { tableView } from './view';

export type TableProps = BoardProps<ClassicPosition, ClassicFacts>;

export type Spending = 'build' | 'stage';
/** Whether what is dragged may be dropped somewhere; empty while nothing is dragged. */
export type Aim = '' | 'can' | 'cannot';

const PHONE = 700;
const TIGHT = 1180;
const NARROW = 900;
const SHORT = 512;
/** So many cards still leave room for the panel beside them. */
const FEW = 5;

export class Board {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** From which city somebody looks who has none. */
  lookedFrom = $state(0);
  /** The card of the hand that is looked at. */
  picked = $state<number | null>(null);
  /** What is being paid for, and which way to pay is marked. */
  paying = $state<Spending | null>(null);
  row = $state(0);
  dragged = $state<number | null>(null);
  /** What the dragged card is over. */
  zone = $state<string | null>(null);
  /** The city and the card that a dialog shows. */
  opened = $state<number | null>(null);
  shownCard = $state.raw<Card | null>(null);

  constructor(
    private readonly given: () => TableProps,
    /** Whether this is a table, not a replay. */
    readonly live: boolean,
  ) {}

  // The screen

  isPhone = $derived(this.width < PHONE);
  isTight = $derived(this.width < TIGHT && !this.isPhone);
  /** A phone on its side, or a page much enlarged: the hand comes first, the table below it. */
  isShort = $derived(this.isTight && this.height <= SHORT);
  /** My city in a row of its own, the neighbours below it. */
  isStacked = $derived(this.isTight && (this.isShort || this.width < NARROW));

  // The table

  position = $derived.by(() => this.given().position);
  facts = $derived.by(() => this.given().facts);
  seat = $derived.by(() => this.given().seat);
  actions = $derived.by(() => this.given().actions);
  seats = $derived.by(() => this.given().seats);
  busy = $derived.by(() => this.given().busy);
  from = $derived(this.seat ?? Math.min(this.lookedFrom, this.position.cities.length - 1));
  table = $derived(tableView(this.position, this.facts, this.seats, this.from));
  kind = $derived(this.position.decision?.kind ?? null);
  isOver = $derived(!this.position.decision);
  asked = $derived.by(
    () => this.live && this.seat !== null && (this.position.decision?.players.includes(this.seat) ?? false),
  );
  /** Everybody chooses at once; a replay waits for nobody. */
  choosing = $derived.by(() => this.live && this.position.decision?.chosen !== undefined);
  turns = $derived(catalogue.classic?.numbers.turns ?? 0);
  odds = $derived.by(() => chances(this.given().advice?.options));
  holder = $derived(this.position.holder === undefined ? '' : (this.seats[this.position.holder]?.name ?? ''));

  // What is decided

  /** The city that is decided for: with two players also the Free City. */
  decider = $derived.by(() => {
    const city =
      this.actions.find((action) => action.document.city !== undefined)?.document.city ??
      this.position.decision?.city ??
      this.from;
    return this.table.cities[indexOf(city, this.table.cities.length)] ?? this.table.me;
  });
  options = $derived(optionsByCard(this.actions));
  takeBack = $derived(ofType(this.actions, 'take_back')[0] ?? null);
  /** Prices are told for one city; from another's place they say nothing. */
  prices = $derived<Record<string, ClassicPrice>>(
    this.position.decision && this.facts.prices['stage']?.city === this.decider.id ? this.facts.prices : {},
  );
  stagePrice = $derived<ClassicPrice | null>(this.prices['stage'] ?? null);
  commitment = $derived(commitmentOf(this.position, this.decider.index));
  ownCommitment = $derived(commitmentOf(this.position, this.from));
  nextStage = $derived(
    this.decider.board && this.decider.city.stages < this.decider.board.stages.length
      ? this.decider.city.stages + 1
      : 0,
  );
  isPile = $derived(this.actions.some((action) => ['recover', 'decline'].includes(action.document.type)));

  // The hand

  hand = $derived(handsOf(this.position)[this.from] ?? []);
  isHandShown = $derived(
    this.kind !== 'sides' && (this.kind !== 'discard' || !this.options.size) && this.hand.length > 0,
  );
  /** Many cards on a narrow screen take the whole row; the panel comes with the card that is picked. */
  isFloating = $derived(
    this.isTight && this.isHandShown && !this.isShort && (this.isStacked || this.hand.length > FEW),
  );
  /** Changes when another choice begins. */
  handKey = $derived(
    `${this.position.age}.${this.position.turn}.${this.kind}.${this.decider.index}.${this.from}.${this.hand.join()}`,
  );
  name = $derived(this.picked === null ? null : (this.hand[this.picked] ?? null));
  card = $derived(this.name ? catalogue.classicCard(this.name, this.table.edition) : undefined);
  price = $derived(this.name ? (this.prices[this.name] ?? null) : null);
  known = $derived(this.name ? this.options.get(this.name) : undefined);
  rows = $derived.by<PaymentRow[]>(() => {
    if (this.paying === 'build') return paymentRows(this.known?.build ?? [], this.price ?? undefined);
    if (this.paying === 'stage') return paymentRows(this.known?.stage ?? [], this.stagePrice ?? undefined);
    return [];
  });

  /** Another choice begins: nothing of the last one is left. */
  forget() {
    this.picked = null;
    this.paying = null;
  }

  pick(index: number) {
    if (!this.hand[index]) return;
    this.picked = index;
    this.paying = null;
  }

  play = (action: Action | null | undefined) => {
    if (!action || this.busy) return;
    this.paying = null;
    this.given().onplay(action);
  };

  /** Builds the picked card or a stage with it; asks who is paid where there is a choice. */
  spend(what: Spending) {
    const list = this.known?.[what] ?? [];
    if (list.length === 1) this.play(list[0]);
    else if (list.length > 1 && !this.busy) {
      this.row = 0;
      this.paying = what;
    }
  }

  confirm() {
    if (this.paying) return this.play(this.rows[this.row]?.action);
    const main = mainAction(this.known);
    if (main === 'build') this.spend('build');
    else if (main === 'free') this.play(this.known?.free);
  }

  sell() {
    this.play(this.known?.sell);
  }

  // Dragging

  held = $derived(this.dragged === null ? undefined : this.options.get(this.hand[this.dragged] ?? ''));
  aim = $derived.by(() => ({
    build: this.aimAt('build', !!(this.held?.build.length || this.held?.free)),
    stage: this.aimAt('stage', !!this.held?.stage.length),
    sell: this.aimAt('sell', !!this.held?.sell),
  }));

  private aimAt(what: string, possible: boolean): Aim {
    if (this.dragged === null) return '';
    if (possible) return 'can';
    return this.zone === what ? 'cannot' : '';
  }

  drag(index: number): Drag | null {
    if (this.busy || !this.options.has(this.hand[index] ?? '')) return null;
    return {
      start: () => {
        this.pick(index);
        this.dragged = index;
      },
      over: (zone) => (this.zone = zone),
      drop: (zone) => {
        this.dragged = null;
        this.zone = null;
        if (zone === 'build') this.confirm();
        else if (zone === 'stage') this.spend('stage');
        else if (zone === 'sell') this.sell();
      },
    };
  }
}
