/** Work that no response waits for, such as a mail whose timing would reveal who has an account. */
export interface BackgroundWork {
  /** Begins it after what runs now. */
  readonly start: (work: () => Promise<void>) => void;
  readonly idle: () => Promise<void>;
}

/** Errors are reported. The work ends with the process, so it is nothing that must not be lost. */
export function backgroundWork(report: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start: (work) => {
      const run = Promise.resolve()
        .then(work)
        .catch(report)
        .finally(() => running.delete(run));
      running.add(run);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
