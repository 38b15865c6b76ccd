/**
 * Time that passes only when nothing else can happen: one event after the other, each with all that follows from it. The
 * same delays give the same order of events in every run.
 */
export interface VirtualClock {
  readonly wait: (ms: number) => Promise<void>;
  /** Time stands still until the work is done. */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Lets so much time pass. */
  readonly pass: (ms: number) => Promise<void>;
  /** Lets time pass until no timer is left. */
  readonly settle: () => Promise<void>;
}

/** Turns of the event loop without work, after which promises have had their effects. */
const QUIET_TURNS = 5;

/** Starts at 0 ms. */
export function createVirtualClock(): VirtualClock {
  let [now, working] = [0, 0];
  const waiting = new Set<{ readonly at: number; readonly resolve: () => void }>();

  const idle = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = working === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve));
  };
  /** Of two at the same time, the one that began to wait first. */
  const next = (end: number) => [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  const runUntil = async (end: number): Promise<void> => {
    await idle();
    for (let event = next(end); event !== undefined; event = next(end)) {
      waiting.delete(event);
      now = event.at;
      event.resolve();
      await idle();
    }
  };

  return {
    wait: (ms) => new Promise((resolve) => waiting.add({ at: now + ms, resolve })),
    during: async (work) => {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
      }
    },
    pass: async (ms) => {
      const end = now + ms;
      await runUntil(end);
      now = end;
    },
    settle: () => runUntil(Infinity),
  };
}
