import type { CartPorts } from './cart-ports.ts';
import type { CartSender } from './cart-sender.ts';
import type { CartStore } from './cart-session.ts';

export interface SenderCode {
  readonly createCartSender: (store: CartStore, ports: CartPorts) => CartSender;
}

/** The sender of one store, whose code is not part of the first load. */
export interface LazySender {
  /** Whether something has been sent, or is about to be. */
  readonly isStarted: () => boolean;
  /** Loads the code with the first call; a call after a failure loads it again. */
  readonly start: (store: CartStore) => Promise<CartSender>;
}

/** Delays in ms after each failed load of the code. */
const RETRY_DELAYS_MS = [1000, 3000, 9000] as const;

async function loadWithRetry(
  load: () => Promise<SenderCode>,
  { connection, delay }: Pick<CartPorts, 'connection' | 'delay'>,
): Promise<SenderCode> {
  for (const wait of RETRY_DELAYS_MS) {
    await connection.whenOnline();
    try {
      return await load();
    } catch {
      await delay(wait);
    }
  }
  return load();
}

/** Makes the sender of one store: an operation is shown at once, and waits in the log until the code is loaded. */
export function createLazySender(ports: CartPorts, load: () => Promise<SenderCode>): LazySender {
  let sender: Promise<CartSender> | null = null;
  return {
    isStarted: () => sender !== null,
    start: (store) =>
      (sender ??= loadWithRetry(load, ports).then(
        ({ createCartSender }) => createCartSender(store, ports),
        (error: unknown) => {
          sender = null;
          throw error;
        },
      )),
  };
}
