/** The longest delay a browser takes; a longer one overflows and fires at once. */
export const maxDelay = 2 ** 31 - 1;

/** The part of `window` that is used. */
export interface TimersLike {
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(id: never): void;
}

/** A delay in ms that a timer supports: within bounds, and the minimum where it is not a number. */
export const clampDelay = (delay: number, min = 0): number =>
  Number.isNaN(delay) ? min : Math.min(Math.max(delay, min), maxDelay);

/** Calls back after a delay in ms, clamped to what a timer can keep; the returned function cancels. */
export function after(timers: TimersLike, delay: number, callback: () => void): () => void {
  const id = timers.setTimeout(callback, clampDelay(delay));
  // The id is a number in browsers and an object in Node; each goes back to where it came from.
  return () => timers.clearTimeout(id as never);
}
