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
  private advice = $state.raw<{ asked: number; advice: Advised['advice'] } | null>(null);

  constructor(private readonly session: Session) {
    $effect(() => {
      void session.question?.asked;
      void session.seat;
      this.isShown = false;
    });
  }

  get given(): Advised['advice'] | null {
    return this.advice && this.session.question?.asked === this.advice.asked ? this.advice.advice : null;
  }

  ask = async () => {
    const { question, table: set } = this.session;
    if (this.isThinking || !question || set?.setup.hints === false) return;
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
      if (answer) this.advice = { asked: question.asked, advice: answer.advice };
      else this.problem = table().hintNone;
    } catch (error) {
      this.problem = errorText(error);
    }
    clearTimeout(timer);
    this.isThinking = false;
  };

  close = () => (this.isShown = false);
}
