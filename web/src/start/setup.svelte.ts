/** The set-up on the start screen: what is chosen, what can be chosen, and how a table comes of it. */
import type { Catalogue, Seated } from '../api/generated/http';
import { get, post } from '../api/http';
import { catalogue } from '../state/catalogue.svelte';
import { route } from '../state/route.svelte';
import { Preparation } from '../state/preparation.svelte';
import { keep, kept, settings } from '../state/settings.svelte';
import { keepToken } from '../state/tokens';
import { start } from '../words/start';
import {
  cityCount,
  editionOf,
  isClassic,
  kinds,
  levelOf,
  numberOf,
  numbersFor,
  offerOf,
  opening,
  readForm,
  seatCount,
  type Form,
  type GameChoice,
} from './form';

const KEY = 'mirabilia.setup';

class TableSetup {
  form = $state<Form>(readForm(kept<Record<string, unknown>>(KEY, {})));
  busy = $state(false);
  readonly preparation = new Preparation();
  problem = $state.raw<unknown>(null);
  private told = $state.raw<Catalogue | null>(null);
  /** Which of the names somebody has who gave none. */
  private nameless = kept<{ from: number }>('mirabilia.nameless', { from: Math.floor(Math.random() * 12) })
    .from;

  readonly offer = $derived(offerOf(this.told));
  readonly numbers = $derived(numbersFor(this.form, this.offer));
  readonly seats = $derived(seatCount(this.form, this.offer));
  readonly kinds = $derived(kinds(this.form, this.offer));
  readonly level = $derived(levelOf(this.form, this.offer));
  readonly edition = $derived(editionOf(this.form, this.offer));
  readonly editions = $derived(numberOf(this.form, this.offer).editions);
  readonly cities = $derived(cityCount(this.form, this.offer));

  /** Asks what can be chosen; without an answer the usual things can be. */
  async load() {
    keep('mirabilia.nameless', { from: this.nameless });
    if (this.form.boards === 'chosen' || this.form.sides !== 'usual') this.loadBoards();
    this.told ??= await get<Catalogue>('/api/games').catch(() => null);
  }

  loadBoards() {
    void catalogue.load('classic').catch(() => undefined);
  }

  change(changes: Partial<Form>) {
    Object.assign(this.form, changes);
    this.problem = null;
    keep(KEY, this.form);
    if (changes.boards === 'chosen') this.loadBoards();
  }

  /** The boards of the chosen edition, in the chosen language. */
  get boards() {
    const boards = catalogue.classic?.wonders.filter((board) => board.edition === this.edition) ?? [];
    return boards.filter((board, at) => boards.findIndex((other) => other.name === board.name) === at);
  }

  get sides() {
    const boards = catalogue.classic?.wonders.filter((board) => board.edition === this.edition) ?? [];
    return boards.filter((board, at) => boards.findIndex((other) => other.side === board.side) === at);
  }

  /** The name that somebody has who wrote none. */
  usualName(seat: number): string {
    const names = start().names;
    return names[(this.nameless + seat) % names.length]!;
  }

  nameOf(seat: number): string {
    const given = seat === 0 ? settings.name : (this.form.names[seat] ?? '');
    return given.trim() || this.usualName(seat);
  }

  setName(seat: number, name: string) {
    if (seat === 0) settings.set({ name: name.trim() });
    else this.change({ names: this.form.names.map((old, at) => (at === seat ? name : old)) });
  }

  /** Opens the table and goes there. A second press while it is on its way does nothing. */
  async begin() {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.preparation.begin();
    try {
      await this.load();
      if (isClassic(this.form) && (this.form.boards === 'chosen' || this.form.sides !== 'usual'))
        await catalogue.load('classic');
      const components = {
        boards: this.boards.map((board) => board.name),
        sides: this.sides.map((board) => board.side),
      };
      const names = Array.from({ length: this.seats }, (_, seat) => this.nameOf(seat));
      const made = await post<Seated>('/api/tables', opening(this.form, this.offer, components, names));
      keepToken(made.table, made.token);
      route.go(`/table/${made.table}`);
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.preparation.end();
      this.busy = false;
    }
  }

  choose = (game: GameChoice) => this.change({ game });
}

export const setup = new TableSetup();
