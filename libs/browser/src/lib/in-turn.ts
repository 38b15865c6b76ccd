/** The part of `navigator.locks` that is used. */
export interface LocksLike {
  request(name: string, options: { readonly signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
}

/** What a tab waits for. */
export interface Turn {
  /** Of the work: tabs that do it at once wait for each other. */
  readonly name: string;
  /** `navigator.locks`; left out where the browser has none. */
  readonly locks?: LocksLike | undefined;
  /** Ends the waiting, not the work. */
  readonly signal?: AbortSignal;
}

/**
 * Does work once every other tab of this browser is done with its own of that name (T11). Where there are no locks, where a
 * page may not use them and where the waiting has ended it is done at once, so it must bear being done twice.
 */
export async function inTurn<Answer>(
  { name, locks, signal = new AbortController().signal }: Turn,
  work: () => Promise<Answer>,
): Promise<Answer> {
  let begun: Promise<Answer> | undefined;
  const run = async (): Promise<void> => {
    begun = work();
    await begun;
  };
  await locks?.request(name, { signal }, run).catch(() => undefined);
  return begun ?? work();
}
