/** Clocks: how much time a seat has left now, and how it is written. */
import type { SeatTold } from '../api/messages';
import { table } from '../words/table';

export const HURRY = 20;

/** Seconds left, when the table was told at `toldAt` and it is `now` (both in milliseconds). */
export function secondsLeft(
  seat: Pick<SeatTold, 'time_left' | 'is_running'>,
  toldAt: number,
  now: number,
): number | null {
  if (seat.time_left === null) return null;
  const passed = seat.is_running ? Math.max(0, now - toldAt) : 0;
  return Math.max(0, seat.time_left - passed) / 1000;
}

/** 1:02:03, 12:03, and below twenty seconds 9.4. */
export function clockText(seconds: number): string {
  if (seconds < HURRY) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  if (h >= 48) return table().daysLeft(Math.floor(h / 24), h % 24);
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
