import type { CartPorts } from '../state/cart-ports.ts';

/** A network that a test takes away and gives back. */
export interface TestNetwork {
  readonly connection: CartPorts['connection'];
  readonly goOffline: () => void;
  readonly goOnline: () => void;
  /** Resolves when somebody waits for the network. */
  readonly awaited: () => Promise<void>;
}

/** Makes a network that is there. */
export function makeNetwork(): TestNetwork {
  const events = new EventTarget();
  const next = (event: string): Promise<void> =>
    new Promise((resolve) => events.addEventListener(event, () => resolve(), { once: true }));
  let isOnline = true;
  let waiting = 0;
  return {
    connection: {
      isOnline: () => isOnline,
      whenOnline: async () => {
        if (isOnline) return;
        waiting += 1;
        events.dispatchEvent(new Event('awaited'));
        await next('online');
      },
    },
    goOffline: () => void (isOnline = false),
    goOnline: () => {
      isOnline = true;
      waiting = 0;
      events.dispatchEvent(new Event('online'));
    },
    awaited: () => (waiting > 0 ? Promise.resolve() : next('awaited')),
  };
}
