/** The time, for clocks: reading it in a component keeps that component in step. */
import { createSubscriber } from 'svelte/reactivity';

const STEP = 200;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, STEP);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
