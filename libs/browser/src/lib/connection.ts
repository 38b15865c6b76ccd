/** The window, as far as the connection needs it. */
export type ConnectionWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator'>;

/** Whether the browser has a network, and when. */
export interface Connection {
  readonly isOnline: () => boolean;
  /** Resolves at once with a network, else when there is one again. */
  readonly whenOnline: () => Promise<void>;
  /** Calls `listener` whenever the network comes or goes; the returned function stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const events = ['online', 'offline'] as const;

/** The connection of a window. */
export function connectionOf(page: ConnectionWindow): Connection {
  const isOnline = (): boolean => page.navigator.onLine;
  return {
    isOnline,
    whenOnline: () =>
      isOnline()
        ? Promise.resolve()
        : new Promise((resolve) => page.addEventListener('online', () => resolve(), { once: true })),
    subscribe: (listener) => {
      for (const event of events) page.addEventListener(event, listener);
      return () => {
        for (const event of events) page.removeEventListener(event, listener);
      };
    },
  };
}
