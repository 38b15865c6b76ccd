export type Limit = <Value>(work: () => Promise<Value>) => Promise<Value>;

interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout | undefined;
}

export interface QueueLimits {
  /** No limit by default. */
  readonly maxQueued?: number;
  /** In ms; no limit by default. */
  readonly timeout?: number;
  /** The reason of the promise whose work is not begun. */
  readonly onReject: () => Error;
}

/**
 * Lets at most `max` pieces of work run at once, first come, first served. Work that finds the queue full, or whose turn
 * has not come in time, is not begun: its promise is rejected with what `onReject` makes.
 */
export function limitConcurrency(max: number, { maxQueued = Infinity, timeout, onReject }: QueueLimits): Limit {
  const queue = new Set<Waiting>();
  let running = 0;

  const acquireSlot = async (): Promise<void> => {
    if (running < max) {
      running += 1;
      return;
    }
    if (queue.size >= maxQueued) throw onReject();
    await new Promise<void>((resolve, reject) => {
      const expire = (): void => {
        queue.delete(waiting);
        reject(onReject());
      };
      const waiting: Waiting = {
        start: resolve,
        timer: timeout === undefined ? undefined : setTimeout(expire, timeout),
      };
      queue.add(waiting);
    });
  };

  /** Hands the turn to the first that waits. */
  const pass = (): void => {
    const [next] = queue;
    if (next === undefined) {
      running -= 1;
      return;
    }
    queue.delete(next);
    clearTimeout(next.timer);
    next.start();
  };

  return async (work) => {
    await acquireSlot();
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
