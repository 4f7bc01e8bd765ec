/** A game that is watched again: its frames, who played, the chances, and the moment that is shown. */
import { untrack } from 'svelte';
import type { SeatTold } from '../api/messages';
import { catalogue } from '../state/catalogue.svelte';
import { seatName } from '../words/bots';
import { replayWords } from '../words/replay';
import { clock, type Clock } from './clock';
import { FAULTS, type Analysis, type Judged, type Replay } from './document';
import { agesOf, frameOfMove, framesOf, toldOf } from './frames';
import { spotsOf, winAt } from './graph';
import { markOf } from './marks';
import type { Finished, Source } from './source';

export class Watched {
  replay = $state.raw<Replay | null>(null);
  problem = $state.raw<unknown>(null);
  analysis = $state.raw<Analysis | null>(null);
  analysisProblem = $state.raw<unknown>(null);
  now = $state.raw<Clock>(clock(0));
  /** Whose view it is. */
  player = $state(0);
  private finished = $state.raw<Finished | null>(null);

  constructor(
    readonly source: Source,
    private readonly first: number,
  ) {}

  readonly frames = $derived(this.replay ? framesOf(this.replay) : []);
  readonly frame = $derived(this.frames[Math.min(this.now.frame, this.frames.length - 1)]);
  readonly moves = $derived(frameOfMove(this.frames));
  readonly ages = $derived(agesOf(this.frames));
  readonly last = $derived(Math.max(0, this.frames.length - 1));
  /** How many actions of the record have led here. */
  readonly played = $derived(this.frame?.steps.at(-1)?.number ?? 0);
  readonly isOver = $derived(this.now.frame === this.last && !!this.replay?.result);

  readonly game = $derived(this.replay?.start.game ?? 'duel');
  private readonly options = $derived((this.replay?.start.options ?? {}) as Record<string, unknown>);
  readonly edition = $derived(String(this.options.edition ?? 'second'));
  readonly title = $derived(
    replayWords().games[this.game === 'classic' ? 'classic' : this.options.pantheon ? 'pantheon' : 'duel'],
  );

  readonly seats = $derived<SeatTold[]>(
    (this.replay?.players ?? []).map((name, seat) => {
      const told = this.finished?.seats[seat];
      const bot = told?.bot ?? null;
      return {
        seat,
        kind: told?.kind ?? 'human',
        bot,
        gave_up: told?.gave_up ?? false,
        time_left: null,
        is_running: false,
        name: told && name === bot ? seatName(told) : name,
      };
    }),
  );
  readonly names = $derived(this.seats.map((seat) => seat.name));
  readonly winners = $derived(
    (this.finished?.ending ?? this.replay?.result)?.winners.map((seat) => this.names[seat] ?? '') ?? [],
  );

  readonly curves = $derived(
    (this.analysis?.curves ?? []).map((curve) => spotsOf(curve, this.moves, this.last)),
  );
  /** The turning points, as they lie on the graph. */
  readonly marks = $derived(
    (this.analysis?.turning_points ?? []).map((turn) => {
      const frame = this.moves.get(turn.move) ?? 0;
      const step = this.frames[frame]?.steps.find((each) => each.number === turn.move);
      const curve = this.curves[this.curves.length === 2 ? this.player : turn.player];
      return {
        ...(step ? markOf(step.action, this.game, this.edition) : { icon: 'info', name: '' }),
        frame,
        win: winAt(curve ?? [], frame) ?? turn.after,
        fault: turn.by_fault,
        turn,
      };
    }),
  );
  private readonly faults = $derived(
    new Map(
      (this.analysis?.moves ?? [])
        .filter((move) => FAULTS.includes(move.verdict) && move.better)
        .map((move) => [move.number, move]),
    ),
  );
  readonly faultFrames = $derived(new Set([...this.faults.keys()].map((move) => this.moves.get(move) ?? -1)));
  /** What would have been better in this frame, and for whom. */
  readonly advice = $derived(
    (this.frame?.steps ?? []).flatMap((step) => {
      const fault = this.faults.get(step.number);
      return fault ? [{ ...fault, name: this.names[step.seat] ?? '' }] : [];
    }),
  );

  /** What would have been better: its name says enough. */
  better({ better, better_sentence }: Judged): string {
    const words = replayWords();
    const { name } = better ? markOf(better, this.game, this.edition) : { name: '' };
    if (better?.type === 'stage') return words.stage;
    if (!name) return better_sentence ?? '';
    return better?.type === 'discard' || better?.type === 'sell' ? words.sell(name) : words.named(name);
  }

  /** A frame in one sentence. */
  describe = (index: number): string => {
    const found = this.frames[index];
    if (!found || !index) return replayWords().start;
    return toldOf(found, this.player);
  };

  /** The moment that is shown, in words. */
  readonly text = $derived.by(() => {
    const { frame } = this.now;
    const said = this.describe(frame);
    return frame ? `${replayWords().move(frame)}. ${said}` : said;
  });

  async load(language: string) {
    this.problem = null;
    try {
      const found = await this.source.replay(language);
      await catalogue.load(found.start.game).catch(() => undefined);
      const wanted = untrack(() => (this.replay ? this.now.frame : this.first));
      this.replay = found;
      this.now = { ...clock(framesOf(found).length - 1, wanted), speed: this.now.speed };
    } catch (error) {
      this.problem = error;
    }
  }

  async analyse(language: string) {
    this.analysisProblem = null;
    try {
      this.analysis = await this.source.analysis(language);
    } catch (error) {
      this.analysisProblem = error;
    }
  }

  async ask() {
    this.finished = await this.source.finished();
  }
}
