/** The part of `navigator.locks` that is used. */
export interface LocksLike {
  request(name: string, options: { readonly signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
}

/** One tab's stand in the election. */
export interface TabLeadership {
  isLeader(): boolean;
  /** Steps down, or out of the queue; another tab takes over. */
  resign(): void;
}

/** What a tab stands for election with. */
export interface TabLeaderOptions {
  readonly name: string;
  /** `navigator.locks`; left out where the browser has none. */
  readonly locks?: LocksLike | undefined;
  /** Called once, when this tab leads; the signal says when it no longer does. */
  readonly onLead: (signal: AbortSignal) => void;
}

/**
 * One tab of a browser leads: it refreshes the token, holds the websocket, syncs (T11). The browser hands the
 * lead on when the leading tab closes or crashes. Without Web Locks every tab leads itself at once, so the work
 * must bear being done twice.
 */
export function standForLeader({ name, locks, onLead }: TabLeaderOptions): TabLeadership {
  const stop = new AbortController();
  let leading = false;
  const lead = () => {
    leading = true;
    onLead(stop.signal);
  };
  const holdUntilStopped = () =>
    new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => resolve());
      lead();
    });
  if (locks) {
    // Resigning while in the queue rejects the request, and a page that may not use locks is refused: the first is
    // what was asked for, the second leaves the tab to lead itself.
    locks.request(name, { signal: stop.signal }, holdUntilStopped).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (leading) throw error;
      lead();
    });
  } else {
    lead();
  }
  return {
    isLeader: () => leading && !stop.signal.aborted,
    resign: () => stop.abort(),
  };
}
