/** People at one screen: who gets the device next, and what is shown meanwhile. */
import type { Session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import { table } from '../words/table';
import { handOver } from './handover';

/** Whoever moved sees what came of it so long. */
const LOOKING = 1_300;
const BANNER = 2_200;

export class Passing {
  /** The seat that the device goes to while the screen is covered. */
  to = $state<number | null>(null);
  banner = $state('');
  private isFirst = true;

  /** `shownAt`: when something was shown last, or nothing if there is no need to look at it. */
  constructor(
    private readonly session: Session,
    shownAt: () => number,
  ) {
    $effect(() => {
      const { told } = session;
      if (told?.status !== 'playing') this.to = null; // over while covered: nothing is hidden any more
      if (told?.status !== 'playing' || !session.isHotSeat || this.to !== null) return;
      const asked = told.views.filter((view) => view.question?.must).map((view) => view.seat);
      const next = handOver({
        mine: session.you.seats,
        shown: session.seat,
        asked,
        hides: session.table?.has_secrets ?? true,
        covers: settings.cover,
        isFirst: this.isFirst,
      });
      if (!next) {
        if (asked.length) this.isFirst = false;
        return;
      }
      const isNow = this.isFirst || next.how === 'silent';
      this.isFirst = false;
      const wait = isNow ? 0 : Math.max(0, shownAt() + LOOKING - Date.now());
      const timer = setTimeout(() => this.pass(next.to, next.how), wait);
      return () => clearTimeout(timer);
    });
  }

  private pass(to: number, how: 'cover' | 'banner' | 'silent') {
    if (how === 'cover') {
      this.to = to;
      return;
    }
    this.session.seat = to;
    if (how !== 'banner') return;
    this.banner = table().nowPlays(this.session.name(to));
    setTimeout(() => (this.banner = ''), BANNER);
  }

  uncover = () => {
    this.session.seat = this.to;
    this.to = null;
  };
}
