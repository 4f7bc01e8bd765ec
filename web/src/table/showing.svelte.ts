/** What happens at the table, as it is seen and heard: motion, sounds, notices, the end. */
import { onDestroy, tick, untrack } from 'svelte';
import type { Happening } from '../api/messages';
import type { Session } from '../state/session.svelte';
import { calm } from '../state/settings.svelte';
import { tableSentence } from './journal';
import { Motion } from './motion';
import { sound } from './sound';

/** Between one change and the next. */
const PAUSE = 200;
/** Between the last move and the score. */
const BEFORE_END = 1_400;
const BUILDING = ['card_built', 'wonder_built', 'stage_built'];

export class Showing {
  root = $state<HTMLElement>();
  /** Whether the score is before the board. */
  isEndOpen = $state(false);
  /** When something was shown last; 0 when nothing happened since the page was opened. */
  shownAt = 0;
  private isMoving = false;
  private isEndTold = false;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private motion = new Motion(
    () => this.root,
    (hurried) => {
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.next(), hurried ? 0 : PAUSE);
    },
  );

  constructor(
    private readonly session: Session,
    private readonly notice: (text: string) => void,
  ) {
    session.isShowing = () => this.isMoving;
    $effect(() => session.listen((happenings, before) => before && this.show(happenings)));
    $effect(() => this.end());
    onDestroy(() => {
      clearTimeout(this.resting);
      this.motion.end();
    });
  }

  private next() {
    this.isMoving = false;
    this.session.showNext();
  }

  private show(happenings: Happening[]) {
    if (!happenings.length) return;
    const passing = (this.session.facts as { passing?: 'left' | 'right' | null } | null)?.passing ?? null;
    this.motion.record();
    clearTimeout(this.resting);
    this.isMoving = !calm() && !document.hidden;
    void tick().then(() => {
      this.motion.play({ happenings, passing, calm: calm() });
      if (!this.motion.isMoving) this.next();
    });
    this.shownAt = Date.now();
    for (const happening of happenings) this.tell(happening);
  }

  private tell(happening: Happening) {
    const { session } = this;
    const types = new Set((happening.events ?? []).map((event) => event.document.type));
    if (BUILDING.some((type) => types.has(type))) sound('card');
    if (types.has('coins')) sound('coin');
    const isMine = happening.seat != null && session.you.seats.includes(happening.seat);
    if (happening.type === 'said' && !isMine) sound('chat');
    const say = (asker: number | null) =>
      this.notice(tableSentence(happening, (seat) => session.name(seat), asker));
    const isAnswer = happening.type === 'undo_answered' || happening.type === 'end_answered';
    if ((isAnswer && !happening.agreed) || happening.type === 'gave_up') say(null);
    if (happening.type === 'taken_back')
      say(session.log.findLast((each) => each.type === 'undo_asked')?.seat ?? null);
  }

  private end() {
    const { told, you } = this.session;
    if (told?.status !== 'over' || !told.ending || this.isEndTold) return;
    this.isEndTold = true;
    const wasLive = untrack(() => this.shownAt > 0);
    if (wasLive) sound(told.ending.winners.some((seat) => you.seats.includes(seat)) ? 'victory' : 'defeat');
    setTimeout(() => (this.isEndOpen = true), wasLive && !calm() ? BEFORE_END : 0);
  }
}
