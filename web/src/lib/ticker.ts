// Time that is left, read from a clock that goes on while the page is in the background.
import { createSubscriber } from 'svelte/reactivity';

const BEAT = 200;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => clearInterval(timer);
});

/** Milliseconds until a moment of `performance.now()`; what reads this is drawn anew as time passes. */
export function msLeft(deadline: number): number {
  subscribe();
  return Math.max(0, deadline - performance.now());
}

/** Whole seconds, so that the last one is shown as 1 and 0 means that it is over. */
export function secondsLeft(deadline: number): number {
  return Math.ceil(msLeft(deadline) / 1000);
}
