/** What a bot would do at the question that is asked: asked for once, shown until something else is asked. */
import type { Advised } from '../api/messages';
import type { Session } from '../state/session.svelte';
import { errorText } from '../words/errors';
import { table } from '../words/table';

const LONGEST = 12_000;

export class Hints {
  isThinking = $state(false);
  isShown = $state(false);
  problem = $state('');
  private found = $state.raw<{ about: string; advice: Advised['advice'] } | null>(null);

  /** What is asked of whom: those who choose at once are asked under the same number. */
  private readonly about = $derived.by(() => {
    const { seat, question, isMyTurn } = this.session;
    return isMyTurn ? `${seat}:${question!.asked}` : null;
  });
  readonly given = $derived(this.found && this.found.about === this.about ? this.found.advice : null);

  constructor(private readonly session: Session) {
    $effect(() => {
      void this.about;
      this.isShown = false;
    });
  }

  ask = async () => {
    const { about } = this;
    if (this.isThinking || about === null || this.session.table?.setup.hints === false) return;
    this.isShown = true;
    if (this.given) return;
    this.isThinking = true;
    this.problem = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const answer = await Promise.race([
        this.session.hint(),
        new Promise<null>((done) => (timer = setTimeout(() => done(null), LONGEST))),
      ]);
      if (answer) this.found = { about, advice: answer.advice };
      else this.problem = table().hintNone;
    } catch (error) {
      this.problem = errorText(error);
    }
    clearTimeout(timer);
    this.isThinking = false;
  };

  close = () => (this.isShown = false);
}
