/** What the server compiles once after it was installed, watched by somebody who waits for it. */
import type { Health } from '../api/generated/http';
import { get } from '../api/http';

/** Milliseconds after which somebody who waits wants to know why, and again how far it is. */
const LONG = 1200;

export class Preparation {
  /** How much of it is done, from 0 to 1; null where something else is waited for. */
  done = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  begin() {
    clearTimeout(this.timer);
    if (!this.isOver) this.timer = setTimeout(this.ask, LONG);
  }

  end() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.done = null;
  }

  private ask = async () => {
    const asking = this.timer;
    const health = await get<Health>('/healthz').catch(() => null);
    if (this.timer !== asking) return;
    this.isOver = health?.prepared === 1;
    this.done = health && !this.isOver ? health.prepared : null;
    this.begin();
  };
}
