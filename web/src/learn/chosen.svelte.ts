/** What is looked through on the page of cards; the address says it, so that it can be shared. */
import type { Colour } from '../api/documents';
import { route } from '../state/route.svelte';
import type { Filter } from './filters';

export type Game = 'duel' | 'classic';
export type Edition = 'first' | 'second';
export type View = 'cards' | 'chains' | 'wonders' | 'boards' | 'tokens' | 'gods' | 'layouts';

const VIEWS: Record<Game, View[]> = {
  duel: ['cards', 'chains', 'wonders', 'tokens', 'gods', 'layouts'],
  classic: ['cards', 'chains', 'boards'],
};
const FEWEST_OF_SECOND = 3;

export class Chosen {
  game = $state<Game>('duel');
  edition = $state<Edition>('second');
  wanted = $state<View>('cards');
  age = $state(0);
  /** 0: whatever the number. */
  players = $state(0);
  pantheon = $state(false);
  colours = $state<Colour[]>([]);
  text = $state('');

  constructor(asked: URLSearchParams = route.query) {
    this.game = asked.get('game') === 'classic' ? 'classic' : 'duel';
    this.wanted = (asked.get('view') as View | null) ?? 'cards';
    this.age = Number(asked.get('age')) || 0;
    this.players = Number(asked.get('players')) || 0;
    this.pantheon = asked.get('pantheon') === 'true';
    this.colours = (asked.get('colours') ?? '').split(',').filter(Boolean) as Colour[];
    this.text = asked.get('q') ?? '';
    const isFirst = asked.get('edition') === 'first' || this.players === 2;
    this.edition = isFirst ? 'first' : 'second';
  }

  get views(): View[] {
    return VIEWS[this.game].filter((view) => view !== 'gods' || this.pantheon);
  }
  get view(): View {
    return this.views.includes(this.wanted) ? this.wanted : 'cards';
  }
  get filter(): Filter {
    const { age, colours, players, pantheon, text } = this;
    return { age, colours, players: this.game === 'classic' ? players : 0, pantheon, text };
  }
  get isFiltered(): boolean {
    return !!(this.age || this.colours.length || this.text || this.players);
  }
  get address(): string {
    const query = new URLSearchParams({ game: this.game });
    if (this.view !== 'cards') query.set('view', this.view);
    if (this.game === 'classic') query.set('edition', this.edition);
    if (this.game === 'classic' && this.players) query.set('players', String(this.players));
    if (this.game === 'duel' && this.pantheon) query.set('pantheon', 'true');
    if (this.age) query.set('age', String(this.age));
    if (this.colours.length) query.set('colours', this.colours.join(','));
    if (this.text) query.set('q', this.text);
    return `/cards?${query}`;
  }

  choose(edition: Edition) {
    this.edition = edition;
    if (edition === 'second' && this.players && this.players < FEWEST_OF_SECOND) this.players = 0;
  }
  toggle(colour: Colour) {
    this.colours = this.colours.includes(colour)
      ? this.colours.filter((each) => each !== colour)
      : [...this.colours, colour];
  }
  clear() {
    [this.age, this.players, this.text, this.colours] = [0, 0, '', []];
  }
}
