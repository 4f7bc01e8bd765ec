/** The pad that is open: what was entered, the form that the server gives, and what it makes of the entries. */
import { get, post, Refusal } from '../api/http';
import type { EndingTold, RowTold, ScoreForm } from '../api/generated/http';
import { settings } from '../state/settings.svelte';
import { pad as padWords } from '../words/pad';
import { keepPad, keptPad } from './kept';
import {
  empty,
  entered,
  isBlank,
  isFormOf,
  pathOf,
  question,
  resized,
  winnersOf,
  type Ending,
  type Entry,
  type Pad,
  type PadGame,
  type Symbols,
  type Verdict,
} from './pad';

const PAUSE = 120;

export class Book {
  pad = $state.raw<Pad>(keptPad());
  verdict = $state.raw<Verdict | null>(null);
  isOffline = $state(false);
  /** What cannot be, such as both players ahead on the track. */
  mistake = $state('');
  /** What was there before it was cleared. */
  before = $state.raw<Pad | null>(null);
  private form = $state.raw<ScoreForm | null>(null);
  private asked = 0;

  get rows(): RowTold[] {
    return isFormOf(this.form, this.pad.game) ? this.form.rows : [];
  }
  /** The ways in which the game may have ended. */
  get endings(): EndingTold[] {
    return isFormOf(this.form, this.pad.game) ? this.form.endings : [];
  }
  get limits(): { least: number; most: number } {
    return this.form?.players ?? { least: 2, most: 7 };
  }
  get players(): number[] {
    return this.pad.names.map((_, index) => index);
  }
  get isBlank(): boolean {
    return isBlank(this.pad);
  }
  get winners(): number[] {
    return this.verdict && !this.isBlank ? winnersOf(this.verdict) : [];
  }

  name = (player: number) => this.pad.names[player]?.trim() || padWords().player(player + 1);
  points = (player: number, row: string) => this.verdict?.score?.[player]?.[row];
  total = (player: number) => this.verdict?.score?.[player]?.total ?? 0;
  entry = (player: number, row: string): Entry => this.pad.entries[player]?.[row] ?? 0;
  symbols = (player: number): Symbols => {
    const entry = this.entry(player, 'science');
    return Array.isArray(entry) ? entry : [0, 0, 0, 0];
  };

  /** Who wins, in a sentence, and why where points do not say it. */
  get result(): { sentence: string; reason: string } | null {
    const words = padWords();
    const { pad, verdict, winners } = this;
    if (!verdict || this.isBlank) return null;
    const sentence =
      pad.winner !== null
        ? words.winsBy(this.name(pad.winner), words.endings[pad.victory])
        : winners.length === 1
          ? words.wins(this.name(winners[0]!), this.total(winners[0]!))
          : words.shares(winners.map(this.name).join(', '));
    const reason = verdict.decided_by_blue ? words.byBlue : verdict.victory === 'coins' ? words.byCoins : '';
    return { sentence, reason };
  }

  change(next: Pad) {
    this.pad = next;
    keepPad(next);
  }
  enter(player: number, row: string, entry: Entry) {
    this.change(entered(this.pad, player, row, entry));
  }
  rename(player: number, name: string) {
    const names = this.pad.names.map((each, index) => (index === player ? name : each));
    this.change({ ...this.pad, names });
  }
  choose(game: PadGame) {
    const { pad } = this;
    if (game === pad.game) return;
    const isSame = game !== 'classic' && pad.game !== 'classic';
    const next = isSame ? { ...pad, game } : { ...empty(game), names: [...pad.names] };
    this.verdict = null;
    this.change(resized(next, game === 'classic' ? Math.max(3, pad.names.length) : 2));
  }
  resize(players: number) {
    this.change(resized(this.pad, players));
  }
  /** It ended in this way; where points do not decide, somebody has won. */
  end({ victory, by_points }: EndingTold) {
    const winner = by_points ? null : (this.pad.winner ?? 0);
    this.change({ ...this.pad, victory: victory as Ending, winner });
  }
  clear() {
    if (this.isBlank) return;
    this.before = this.pad;
    this.change({ ...empty(this.pad.game, this.pad.names.length), names: this.pad.names });
  }
  undo() {
    if (this.before) this.change(this.before);
    this.before = null;
  }

  /** Keeps form and points up to date; called while a component is set up. */
  follow() {
    $effect(() => {
      const { game } = this.pad;
      const query = `pantheon=${game === 'pantheon'}&language=${settings.language}`;
      get<ScoreForm>(`${pathOf(game)}?${query}`).then(
        (found) => (this.form = found),
        () => (this.isOffline = true),
      );
    });
    $effect(() => {
      const rows = this.rows.map((row) => row.row);
      if (!rows.length) return;
      const body = question(this.pad, rows, padWords().player);
      const path = `${pathOf(this.pad.game)}?language=${settings.language}`;
      const mine = ++this.asked;
      const waiting = setTimeout(() => void this.count(path, body, mine), PAUSE);
      return () => clearTimeout(waiting);
    });
  }

  private async count(path: string, body: unknown, mine: number) {
    try {
      const answer = await post<Verdict>(path, body);
      if (mine !== this.asked) return;
      this.verdict = answer;
      this.isOffline = false;
      this.mistake = '';
    } catch (error) {
      if (mine !== this.asked) return;
      this.isOffline = !(error instanceof Refusal) || error.code !== 'score';
      this.mistake = this.isOffline ? '' : (error as Refusal).message;
    }
  }
}
