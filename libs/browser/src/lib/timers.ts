/** The longest delay a browser takes; a longer one overflows and fires at once. */
export const longestDelay = 2 ** 31 - 1;

/** The part of `window` that is used. */
export interface TimersLike {
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(id: never): void;
}

/** A delay in ms that a timer can keep: within bounds, and the shortest where it is no number. */
export const clampDelay = (delay: number, shortest = 0): number =>
  Number.isNaN(delay) ? shortest : Math.min(Math.max(delay, shortest), longestDelay);

/** Calls back after a delay in ms, clamped to what a timer can keep; the returned function cancels. */
export function after(timers: TimersLike, delay: number, callback: () => void): () => void {
  const id = timers.setTimeout(callback, clampDelay(delay));
  // The id is a number in browsers and an object in Node; each goes back to where it came from.
  return () => timers.clearTimeout(id as never);
}
