/** Runs a piece of work when it is its turn. */
export type Limit = <Value>(work: () => Promise<Value>) => Promise<Value>;

interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Lets at most `max` pieces of work run at once, first come, first served. Work whose turn has not come within
 * `timeout` ms is not begun: the promise is rejected with what `onTimeout` makes.
 */
export function limitConcurrency(max: number, timeout: number, onTimeout: () => Error): Limit {
  const queue = new Set<Waiting>();
  let running = 0;

  const turn = (): Promise<void> => {
    if (running < max) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: resolve,
        timer: setTimeout(() => {
          queue.delete(waiting);
          reject(onTimeout());
        }, timeout),
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
    await turn();
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
