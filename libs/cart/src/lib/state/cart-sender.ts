import { fail } from '@lyng/model';
import type { Cart, Result } from '@lyng/model';
import { cartChanged, cartItemsChanged } from '../core/cart-change.ts';
import type { CartFailure } from '../core/cart-failure.ts';
import type { PendingOperation } from '../core/pending-operation.ts';
import { refusedQuantity } from '../core/refused-quantity.ts';
import { sendOperation } from '../wire/cart-gateway.ts';
import type { CartAnswer, CartReference } from '../wire/kept-cart.ts';
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
  /** Reads the server's cart anew, between two intents; where there is none yet, none is made. */
  readonly reload: () => Promise<void>;
  /** Lets the cart go, cookie included, and reads a new one; with an id only when it is still that cart. */
  readonly reset: (only?: string) => Promise<void>;
}

interface Sending {
  readonly store: CartStore;
  readonly ports: CartPorts;
  readonly session: CartSession;
}

interface Sent {
  /** The cart that it was sent to at last. */
  readonly asked: CartReference;
  readonly result: Result<CartFailure, CartAnswer>;
}

/** Tries again once after silence, and as often as needed while there is no network: the shopper is told of that, not of a failure. */
async function reach<Value>(
  { connection, delay }: CartPorts,
  attempt: () => Promise<Result<CartFailure, Value>>,
): Promise<Result<CartFailure, Value>> {
  for (let failed = 0; ;) {
    await connection.whenOnline();
    const result = await attempt();
    if (result.ok || result.error.kind !== 'unreachable' || failed === 1) return result;
    if (!connection.isOnline()) continue;
    failed += 1;
    await delay(CART_RETRY_MS);
  }
}

/** Sends again where that is safe: with the same key to the same cart after silence, to a new cart when there is none. */
async function sendWithRetry({ store, ports, session }: Sending, operation: PendingOperation): Promise<Sent> {
  let asked = cartReference(session.state());
  const attempt = (key: string) => sendOperation(ports.gateway, asked, operation, key);
  let result = await reach(ports, () => attempt(operation.id));
  if (!result.ok && result.error.kind === 'cart-gone') {
    session.letGo('', asked);
    if (await session.load()) {
      asked = cartReference(session.state());
      const key = ports.newId();
      const { pending } = session.state();
      // Under its old key the server may have refused the intent for good; a page that is loaded now sends it under the new one.
      store.dispatch(
        actions.logReplaced({
          pending: pending.map((each) => (each.id === operation.id ? { ...each, id: key } : each)),
          sendingId: key,
        }),
      );
      result = await attempt(key);
    }
  }
  return { asked, result };
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
  const { store, ports, session } = sending;
  store.dispatch(actions.sendingStarted(operation.id));
  await ports.connection.whenOnline();
  const sent = (): PendingOperation => ({ ...operation, id: session.state().sendingId ?? operation.id });
  const hasCart = session.state().cartId !== '' || (await session.load());
  const before = session.cart();
  const { asked, result }: Sent = hasCart
    ? await sendWithRetry(sending, operation)
    : { asked: cartReference(session.state()), result: fail<CartFailure>({ kind: 'unreachable' }) };
  if (!result.ok) {
    // What failed may have come true all the same, or failed because the cart is another by now.
    if (hasCart) await session.look();
    const refusal = result.error.kind === 'above-stock' ? refusedQuantity(operation, session.cart()) : null;
    store.dispatch(
      actions.operationFailed({ operation: sent(), failure: refusal ? { kind: 'quantity', refusal } : result.error }),
    );
    return;
  }
  const isOurs = session.adopt(result.value, asked);
  store.dispatch(actions.operationConfirmed(sent().id));
  // To a cart that was left meanwhile nobody is to go back.
  if (isOurs) announce(sending, operation, before, result.value.cart);
}

async function startOver({ store, ports, session }: Sending, only: string | undefined): Promise<void> {
  const { cartId } = session.state();
  if (cartId !== (only ?? cartId)) return;
  const kept = ports.readCartId();
  // Who logs out leaves whatever is kept; an order ends its own cart, not the one that another tab has begun since.
  if (only === undefined || kept === '' || kept === only) ports.saveCartId('');
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
    reload: () => inTurn(async () => void (sending.session.state().cartId !== '' && (await sending.session.load()))),
    reset: (only) => inTurn(() => startOver(sending, only)),
  };
}
