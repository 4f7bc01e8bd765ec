/** What the last turn did and how the last conflicts went: shown once when it is new, and kept to look at again. */
import { untrack } from 'svelte';
import type { Happening } from '../api/messages';
import { catalogue } from '../state/catalogue.svelte';
import type { Board } from './board.svelte';
import {
  conflictsOf,
  deedsOf,
  deedsOfHistory,
  lastConflict,
  lastReveal,
  type Conflicts,
  type Deed,
} from './happened';
import { indexOf } from './model';

const newest = (fresh: Happening[]) => Math.max(-1, ...fresh.map((happening) => happening.number));

export class News {
  /** The cards that are turned up right now. */
  shown = $state.raw<{ deeds: Deed[]; age: number } | null>(null);
  conflicts = $state.raw<Conflicts | null>(null);
  isConflictOpen = $state(false);
  private seen: number;

  constructor(
    private readonly board: Board,
    private readonly fresh: () => Happening[],
  ) {
    // What was there when the table came into view is no news.
    this.seen = untrack(() => newest(fresh()));
  }

  private events = $derived.by(() => lastReveal(this.fresh()));

  /** What every city did in the last turn. */
  deeds = $derived.by<Deed[]>(() => {
    const { position } = this.board;
    const told = this.events ? deedsOf(this.events, position.cities.length) : [];
    const kept = deedsOfHistory(position.history).map((deed) => {
      const same = told.find((one) => one.city === deed.city && one.kind === deed.kind);
      return same ? { ...deed, coins: same.coins, by: same.by } : deed;
    });
    const recovered = told.filter(
      (deed) => deed.kind === 'recovered' && !kept.some((one) => one.city === deed.city),
    );
    return [...kept, ...recovered];
  });

  of = (city: number): Deed | null => this.deeds.find((deed) => deed.city === city) ?? null;

  /** What is new in my own city. */
  mine = $derived.by(() => {
    const deed = this.events ? this.of(this.board.table.me.index) : null;
    return { cards: deed?.card ? [deed.card] : [], stage: deed?.stage ?? 0 };
  });

  /** Tells of what has just happened; call it in an effect. */
  tell() {
    const fresh = this.fresh();
    untrack(() => {
      const news = fresh.filter((happening) => happening.number > this.seen);
      this.seen = Math.max(this.seen, newest(news));
      this.reveal(news);
      this.fight(fresh, news);
    });
  }

  private reveal(news: Happening[]) {
    const { board } = this;
    const told = lastReveal(news);
    if (!told || !board.live) return;
    const deeds = deedsOf(told, board.position.cities.length);
    const mine = deeds.find((deed) => deed.city === board.from);
    // One's own card is known, though it lies face down.
    if (mine && !mine.card)
      mine.under = board.table.me.deals.findLast((deal) => deal.use === mine.kind)?.card ?? null;
    if (deeds.length > 1) this.shown = { deeds, age: Math.max(1, board.position.history.length) };
  }

  private fight(fresh: Happening[], news: Happening[]) {
    const { board } = this;
    const fought = lastConflict(fresh);
    if (!fought) {
      // In a replay only what belongs to the moment is there.
      if (!board.live) this.conflicts = null;
      return;
    }
    const { cities } = board.table;
    // Nothing was built since: the next cards that are turned up take their place among what is fresh.
    const now = {
      leftOf: cities.map((city) => indexOf(city.facts.left, cities.length)),
      shields: cities.map((city) => city.facts.shields),
      points: cities.map((city) => city.facts.conflict_points),
      defeat: catalogue.classic?.numbers.defeat_points ?? 0,
    };
    this.conflicts = conflictsOf(fought, now, board.position.age, board.from);
    if (!board.live || !lastConflict(news)) return;
    // The end of the game has a screen of its own.
    this.isConflictOpen = !board.isOver;
  }
}
