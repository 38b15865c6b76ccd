import { fail } from '@lyng/model';
import type { Cart, Result } from '@lyng/model';
import { cartChanged, cartItemsChanged } from '../core/cart-change.ts';
import type { CartFailure } from '../core/cart-failure.ts';
import type { PendingOperation } from '../core/pending-operation.ts';
import { sendOperation } from '../wire/cart-gateway.ts';
import type { CartAnswer } from '../wire/kept-cart.ts';
import { cartChangedEvent, cartReset } from './cart-events.ts';
import { eventsOf } from './cart-line-events.ts';
import type { CartPorts } from './cart-ports.ts';
import { createCartSession } from './cart-session.ts';
import type { CartSession, CartStore } from './cart-session.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import { CART_RETRY_MS } from './load-cart.ts';

const { actions, selectors } = cartSlice;

/** Talks to the server about the cart, one request at a time and in the order of the shopper's intents. */
export interface CartSender {
  /** Sends everything that is pending. Called while sending goes on, it changes nothing. */
  readonly drain: () => Promise<void>;
  /** Reads the server's cart anew, between two intents. */
  readonly reload: () => Promise<void>;
  /** Lets the cart go, cookie included, and reads a new one. */
  readonly reset: () => Promise<void>;
}

interface Sending {
  readonly store: CartStore;
  readonly ports: CartPorts;
  readonly session: CartSession;
}

/** Sends again where that is safe: with the same key after silence, to a new cart when there is none. */
async function sendWithRetry(
  { ports, session }: Sending,
  operation: PendingOperation,
): Promise<Result<CartFailure, CartAnswer>> {
  const attempt = (key: string) => sendOperation(ports.gateway, cartReference(session.state()), operation, key);
  let result = await attempt(operation.id);
  if (!result.ok && result.error.kind === 'unreachable') {
    await ports.delay(CART_RETRY_MS);
    result = await attempt(operation.id);
  }
  if (!result.ok && result.error.kind === 'cart-gone') {
    session.letGo('');
    if (await session.load()) result = await attempt(ports.newId());
  }
  return result;
}

/** Tells the shop what came true, and the other tabs that the cart has changed. */
function announce({ store, ports }: Sending, operation: PendingOperation, before: Cart | null, after: Cart): void {
  for (const event of eventsOf(operation, before, after)) store.dispatch(event);
  const itemsChanged = before === null || cartItemsChanged(before, after);
  if (!itemsChanged && !cartChanged(before, after)) return;
  store.dispatch(cartChangedEvent({ cart: after, itemsChanged }));
  ports.channel.post({ type: 'cart', data: { cartId: after.id } });
}

/** Carries one intent out, or takes it back and says why. */
async function send(sending: Sending, operation: PendingOperation): Promise<void> {
  const { store, session } = sending;
  store.dispatch(actions.sendingStarted(operation.id));
  const hasCart = session.state().cartId !== '' || (await session.load());
  const before = session.cart();
  const result = hasCart ? await sendWithRetry(sending, operation) : fail<CartFailure>({ kind: 'unreachable' });
  if (!result.ok) {
    // What failed may have come true all the same, or failed because the cart is another by now.
    if (hasCart) await session.look();
    store.dispatch(actions.operationFailed({ operation, failure: result.error }));
    return;
  }
  session.adopt(result.value);
  store.dispatch(actions.operationConfirmed(operation.id));
  announce(sending, operation, before, result.value.cart);
}

async function startOver({ store, ports, session }: Sending): Promise<void> {
  const { cartId } = session.state();
  ports.saveCartId('');
  store.dispatch(actions.cartEmptied());
  store.dispatch(cartReset({ cartId }));
  await session.load();
}

/**
 * Makes the serial sender of one store. Two requests about one cart are never on their way together, so no
 * answer can overtake another and bring a removed line back (PAIN-01).
 */
export function createCartSender(store: CartStore, ports: CartPorts): CartSender {
  const sending: Sending = { store, ports, session: createCartSession(store, ports) };
  const next = (): PendingOperation | null => selectors.selectNextOperation(store.getState());
  let work: Promise<void> = Promise.resolve();
  let draining = false;
  const inTurn = (task: () => Promise<void>): Promise<void> => (work = work.then(task, task));

  const sendAll = async (): Promise<void> => {
    draining = true;
    try {
      for (let operation = next(); operation; operation = next()) await send(sending, operation);
    } finally {
      // In the same breath as the look at the empty log: an intent stated later finds the way free.
      draining = false;
    }
  };

  return {
    drain: () => (draining ? work : inTurn(sendAll)),
    reload: () => inTurn(async () => void (await sending.session.load())),
    reset: () => inTurn(() => startOver(sending)),
  };
}
