/** The part of `navigator.locks` that is used. */
export interface LocksLike {
  request(name: string, options: { readonly signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
}

/** The options of an exclusive task. */
export interface RunExclusiveOptions {
  /** Of the work: tabs that do it at once wait for each other. */
  readonly name: string;
  /** `navigator.locks`; left out where the browser has none. */
  readonly locks?: LocksLike | undefined;
  /** Ends the waiting, not the work. */
  readonly signal?: AbortSignal;
}

/**
 * Does work once every other tab of this browser has finished its own under that name. Without lock support, without
 * permission or after the timeout it runs at once, so running it twice must be safe.
 */
export async function runExclusive<Value>(
  { name, locks, signal = new AbortController().signal }: RunExclusiveOptions,
  work: () => Promise<Value>,
): Promise<Value> {
  let running: Promise<Value> | undefined;
  const run = async (): Promise<void> => {
    running = work();
    await running;
  };
  await locks?.request(name, { signal }, run).catch(() => undefined);
  return running ?? work();
}
