/** What all parts of a Duel table share: what is shown, what is chosen, what can be done. */
import { getContext, setContext } from 'svelte';
import type { Card } from '../api/components';
import type { DuelFacts, DuelPrice, GodPrice } from '../api/documents';
import type { DuelPosition } from '../api/generated/duel-position';
import type { Action } from '../api/messages';
import { catalogue } from '../state/catalogue.svelte';
import { settings } from '../state/settings.svelte';
import type { BoardProps } from '../table/board';
import { freshOf } from './fresh';
import { bestOf, cardOptions, chances, pictureOf, slotOptions, type CardOptions } from './options';

export type TableProps = BoardProps<DuelPosition, DuelFacts>;

/** A thing somebody pressed, shown in the panel. */
export type Thing =
  | { kind: 'card'; position: number }
  | { kind: 'slot'; slot: number }
  | { kind: 'built'; name: string; owner: number | null }
  | { kind: 'wonder'; name: string }
  | { kind: 'token'; name: string }
  | { kind: 'god'; name: string }
  | { kind: 'deck'; name: string };

/** What a second press does with the chosen card. */
export type Intent = { kind: 'build' } | { kind: 'discard' } | { kind: 'wonder'; name: string };

export type Size = 'wide' | 'middle' | 'phone';
export type Built = { wonder: string; card?: string; returned?: true; slot?: number };

/** From so few spaces on a capital is in danger. */
export const WARN_SPACES = 3;
const WARN_SYMBOLS = 2;
/** Milliseconds after which an answer is late. */
const LATE = 400;

const same = (a: Thing | null, b: Thing | null) => JSON.stringify(a) === JSON.stringify(b);

export class Board {
  size = $state<Size>('wide');
  chosen = $state.raw<Thing | null>(null);
  intent = $state.raw<Intent | null>(null);
  /** The answer to a choice that a second press confirms. */
  picked = $state.raw<Action | null>(null);
  /** Of the two gods drawn, the one in hand. */
  god = $state<string | null>(null);
  /** Offering tokens that shall be used. */
  offerings = $state.raw<number[]>([]);
  /** The card under the pointer, for its chains. */
  hovered = $state<string | null>(null);
  /** The action on its way. */
  sent = $state.raw<Action | null>(null);
  /** The answer to it takes so long that the board says so; till then the board stays as it is. */
  isLate = $state(false);
  /** Whose city is shown in full. */
  opened = $state<number | null>(null);
  /** The place of the card that is dragged, and the zone that it is over. */
  dragged = $state<number | null>(null);
  aimed = $state<string | null>(null);

  constructor(private readonly given: () => TableProps) {}

  position = $derived.by(() => this.given().position);
  facts = $derived.by(() => this.given().facts);
  seats = $derived.by(() => this.given().seats);
  busy = $derived.by(() => this.given().busy);
  /** The legal actions; none once one has been on its way for a while. */
  actions = $derived.by(() => (this.isLate ? [] : this.given().actions));

  me = $derived.by(() => this.given().seat ?? 0);
  them = $derived(1 - this.me);
  isPlayer = $derived.by(() => this.given().seat !== null);
  isPantheon = $derived.by(() => !!this.position.pantheon);
  fresh = $derived.by(() => freshOf(this.given().fresh));

  decision = $derived(this.position.decision);
  kind = $derived(this.decision?.kind);
  isMine = $derived(this.actions.length > 0);
  cards = $derived(cardOptions(this.actions));
  slots = $derived(slotOptions(this.actions));
  picture = $derived(pictureOf(this.kind));
  /** The choice is shown instead of the structure. */
  hasPicture = $derived(
    this.picture !== 'structure' &&
      this.picture !== 'none' &&
      this.picture !== 'starter' &&
      (this.isMine || (['draft', 'tokens', 'gods'].includes(this.picture) && this.kind !== 'progress')),
  );

  chances = $derived.by(() => chances(this.given().advice?.options));

  /** Face-up cards of the structure by position. */
  structure = $derived(new Map(this.position.structure.map((entry) => [entry.position as number, entry])));
  open = $derived(new Set(this.facts.open));
  /** Open cards as a person counts them: by row, then from left to right. */
  ordered = $derived([...this.facts.open].sort((a, b) => a - b));

  /** Different symbols that win at once. */
  needed = $derived.by(() => catalogue.duel?.numbers.symbols_to_win ?? Infinity);

  isMyPrice = $derived(Object.keys(this.facts.prices).length > 0);

  price = (name: string | undefined): DuelPrice | null => {
    const price = name ? this.facts.prices[name] : undefined;
    return price && price.what !== 'god' ? price : null;
  };

  godPrice = (name: string | undefined): GodPrice | null => {
    const price = name ? this.facts.prices[name] : undefined;
    return price?.what === 'god' ? price : null;
  };

  name = (seat: number): string => this.seats[seat]?.name ?? '';
  city = (seat: number) => this.position.cities[seat]!;
  cityFacts = (seat: number) => this.facts.cities[seat]!;
  wonders = (seat: number) => this.city(seat).wonders as Built[];

  options = (position: number): CardOptions | null => this.cards.get(position) ?? null;

  chance(actions: (Action | null)[]) {
    return bestOf(this.chances, actions);
  }

  cardChance(position: number) {
    const options = this.options(position);
    return options && this.chance([options.build, options.discard, ...options.wonders]);
  }

  /** Cards joined by a chain to the one under the pointer, or to the chosen one. */
  linked = $derived.by((): Set<string> => {
    const chosen = this.chosen?.kind === 'card' ? this.structure.get(this.chosen.position)?.card : undefined;
    const card = catalogue.duelCard(this.hovered ?? chosen ?? '');
    return new Set([card?.chain_needs?.card, card?.chain_gives?.card].filter((name) => name !== undefined));
  });

  /** The card in the panel. */
  chosenCard = $derived.by((): Card | null => {
    if (this.chosen?.kind !== 'card') return null;
    return catalogue.duelCard(this.structure.get(this.chosen.position)?.card ?? '') ?? null;
  });

  /** The action that Enter or a second press takes. */
  main = $derived.by((): Action | null => {
    if (this.picked) return this.actions.find(({ number }) => number === this.picked!.number) ?? null;
    const { chosen, intent } = this;
    if (chosen?.kind === 'card') {
      const options = this.options(chosen.position);
      if (!options || !intent) return null;
      if (intent.kind === 'wonder')
        return options.wonders.find(({ document }) => document.wonder === intent.name) ?? null;
      return options[intent.kind];
    }
    if (chosen?.kind === 'slot') return this.activation(chosen.slot);
    return null;
  });

  activation(slot: number): Action | null {
    const wanted = [...this.offerings].sort().join();
    const ways = this.slots.get(slot) ?? [];
    return ways.find(({ document }) => [...(document.offerings ?? [])].sort().join() === wanted) ?? null;
  }

  /** The one choice that this thing answers, if any. */
  answer = (test: (document: Action['document']) => boolean): Action | null =>
    this.actions.find(({ document }) => test(document)) ?? null;

  /** A press: the first shows, the second does the main thing. */
  choose(thing: Thing) {
    if (same(this.chosen, thing)) {
      if (this.main) this.play(this.main);
      else this.clear();
      return;
    }
    this.show(thing);
  }

  show(thing: Thing) {
    this.chosen = thing;
    this.picked = null;
    this.offerings = [];
    this.intent = null;
    if (thing.kind === 'card' && this.options(thing.position)?.build) this.intent = { kind: 'build' };
    if (thing.kind === 'slot' && !this.activation(thing.slot)) {
      const cheapest = this.slots.get(thing.slot)?.[0];
      this.offerings = cheapest?.document.offerings ?? [];
    }
  }

  /** An answer to a choice: the first press picks it, the second confirms; without confirmation the first plays it. */
  pick(action: Action, thing: Thing | null = null) {
    if (this.busy) return;
    if (!settings.confirm || this.picked?.number === action.number) {
      this.play(action);
      return;
    }
    this.picked = action;
    this.chosen = thing;
    this.intent = null;
  }

  clear() {
    this.chosen = null;
    this.intent = null;
    this.picked = null;
    this.god = null;
  }

  play(action: Action) {
    if (this.busy || !this.actions.some(({ number }) => number === action.number)) return;
    this.sent = action;
    // What was pressed goes away with the answer, and would take the focus along in the middle of that change.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    this.given().onplay(action);
  }

  /** Waits for the answer to what was sent; call it in an effect. */
  wait() {
    this.isLate = false;
    if (!this.busy) return;
    const timer = setTimeout(() => {
      this.isLate = true;
      this.clear();
    }, LATE);
    return () => clearTimeout(timer);
  }

  /** The card that is on its way out of the structure. */
  going = $derived.by(() => (this.busy && this.sent ? (this.sent.document.position ?? null) : null));

  /** Where somebody is close to winning at once. */
  warnings = $derived.by(() => {
    const { needed } = this;
    return [this.them, this.me].flatMap((seat) => {
      const spaces = this.facts.distance[seat]!;
      const symbols = this.facts.cities[seat]!.distinct;
      return [
        ...(spaces <= WARN_SPACES && spaces > 0 ? [{ kind: 'war' as const, seat, n: spaces }] : []),
        ...(symbols >= needed - WARN_SYMBOLS && symbols < needed
          ? [{ kind: 'science' as const, seat, n: symbols, of: needed }]
          : []),
      ];
    });
  });
}

const KEY = Symbol('duel');

export const provideBoard = (board: Board): Board => setContext(KEY, board);
export const boardAround = (): Board => getContext<Board>(KEY);
