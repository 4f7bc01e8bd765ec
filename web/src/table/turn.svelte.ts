/** Your turn, told beside the board: the title and the icon of the page, a sound, the last seconds of a clock. */
import { onDestroy } from 'svelte';
import type { Session } from '../state/session.svelte';
import { table } from '../words/table';
import { HURRY, secondsLeft } from './clock';
import { sound } from './sound';
import { gameTitle } from './status';

/** Milliseconds by which the browser's own bar may be late: to change it takes time from the board. */
const LATER = 100;

function mark(isMyTurn: boolean, title = 'Mirabilia') {
  document.title = isMyTurn ? table().yourTurnTitle : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = isMyTurn ? '/favicon-turn.svg' : '/favicon.svg';
}

export function tellTurns(session: Session) {
  const isMyTurn = $derived(session.isMyTurn && session.told?.status === 'playing');
  const title = $derived(session.table ? `${gameTitle(session.table.setup)} · Mirabilia` : undefined);
  $effect(() => {
    const told = [isMyTurn, title] as const;
    const timer = setTimeout(() => mark(...told), LATER);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (!isMyTurn) return;
    sound('turn');
    const timer = setInterval(() => {
      const seat = session.told?.seats[session.seat ?? -1];
      const left = seat ? secondsLeft(seat, session.toldAt, Date.now()) : null;
      if (left !== null && left < HURRY && left > 0) sound('clock');
    }, 1_000);
    return () => clearInterval(timer);
  });
  onDestroy(() => mark(false));
}
