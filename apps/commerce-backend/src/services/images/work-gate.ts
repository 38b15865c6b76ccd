/** Lets a few pieces of work run at once and a bounded number wait; `undefined` when the queue is full. */
export type WorkGate = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome | undefined>;

/** A gate that `atOnce` may pass while at most `mostWaiting` stand before it. */
export function workGate(atOnce: number, mostWaiting: number): WorkGate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return undefined;
      // Who leaves hands over its place, so `running` stays as it is.
      await new Promise<void>((enter) => waiting.push(enter));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
