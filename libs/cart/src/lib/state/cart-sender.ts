import { fail } from '@lyng/model';
import type { Cart, Result } from '@lyng/model';
import { cartChanged, cartItemsChanged } from '../core/cart-change.ts';
import type { CartFailure } from '../core/cart-failure.ts';
import type { PendingOperation } from '../core/pending-operation.ts';
import { quantityRejection } from '../core/check-quantity.ts';
import { sendOperation } from '../wire/cart-gateway.ts';
import type { CartReference, CartResponse } from '../wire/cached-cart.ts';
import { cartChangedEvent, cartReset } from './cart-events.ts';
import { eventsOf } from './cart-line-events.ts';
import type { CartPorts } from './cart-ports.ts';
import { createCartSession } from './cart-session.ts';
import type { CartSession, CartStore } from './cart-session.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import { CART_RETRY_MS, makeFilledCart } from './load-cart.ts';

const { actions, selectors } = cartSlice;

/** Talks to the server about the cart, one request at a time and in the order of the operations. */
export interface CartSender {
  /** Sends everything that is pending. Called while sending goes on, it changes nothing. */
  readonly drain: () => Promise<void>;
  /** Reloads the server's cart, between two operations; without a cart none is created. */
  readonly reload: () => Promise<void>;
  /** Detaches the cart, cookie included, and reads a new one; with an id only when it is still that cart. */
  readonly reset: (only?: string) => Promise<void>;
}

interface Sending {
  readonly store: CartStore;
  readonly ports: CartPorts;
  readonly session: CartSession;
  /** Whether the service has failed to make a cart for an add without an id: it is not tried again. */
  needsCartId: boolean;
}

interface Sent {
  /** The cart that it was finally sent to. */
  readonly requested: CartReference;
  readonly result: Result<CartFailure, CartResponse>;
}

/**
 * Retries once after no response, and as often as needed while there is no network: that is shown as offline, not as a
 * failure.
 */
async function retryUnreachable<Value>(
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

/** A new key for the operation, which a page that is loaded now sends it under as well. */
function renewKey({ store, ports, session }: Sending, operation: PendingOperation): string {
  const key = ports.newId();
  const pending = session.state().pending.map((each) => (each.id === operation.id ? { ...each, id: key } : each));
  store.dispatch(actions.logReplaced({ pending, sendingId: key }));
  return key;
}

const sendWithoutCartId = (
  ports: CartPorts,
  requested: CartReference,
  operation: PendingOperation,
): Promise<Sent['result']> =>
  retryUnreachable(ports, () => sendOperation(ports.gateway, { ...requested, cartId: '' }, operation, operation.id));

/**
 * Makes the shopper's cart with its first product, in one request. `null` when the operation is still to be sent to a
 * cart with an id: another tab has made one, or the service makes none this way.
 */
async function sendToNewCart(sending: Sending, operation: PendingOperation): Promise<Sent | null> {
  const { ports, session } = sending;
  const requested = cartReference(session.state());
  const isFirst = requested.cartId === '' && session.state().detachedCartId === '';
  if (!isFirst || operation.kind !== 'add' || sending.needsCartId) return null;
  const result = await makeFilledCart(ports, session.isOnlyCart, () => sendWithoutCartId(ports, requested, operation));
  if (result === null) return null;
  if (result.ok ? session.isOnlyCart(result.value.cart.id) : result.error.kind === 'above-stock') {
    return { requested, result };
  }
  // Not only after a rejection: the service may have crashed on the missing id.
  sending.needsCartId = !result.ok;
  // The server may have rejected the old key for good, or filled a cart with it that is not the shopper's.
  renewKey(sending, operation);
  return null;
}

/**
 * Retries where that is safe: with the same key to the same cart after no response, to a new cart when there is none.
 */
async function sendWithRetry(sending: Sending, operation: PendingOperation): Promise<Sent> {
  const { ports, session } = sending;
  let requested = cartReference(session.state());
  const attempt = (key: string) => sendOperation(ports.gateway, requested, operation, key);
  let result = await retryUnreachable(ports, () => attempt(operation.id));
  if (!result.ok && result.error.kind === 'cart-gone') {
    session.detach('', requested);
    if (await session.load()) {
      requested = cartReference(session.state());
      // The server may have rejected the old key for good.
      result = await attempt(renewKey(sending, operation));
    }
  } else if (!result.ok && result.error.kind === 'key-used' && operation.kind === 'add') {
    // A page that was left before the response has sent it without a cart id: repeated, it gives the cart it has made.
    result = await sendWithoutCartId(ports, requested, operation);
    if (result.ok && result.value.cart.id !== requested.cartId) result = await attempt(renewKey(sending, operation));
  }
  return { requested, result };
}

/** Dispatches the events of a confirmed operation, and notifies the other tabs that the cart has changed. */
function announce({ store, ports }: Sending, operation: PendingOperation, before: Cart | null, after: Cart): void {
  for (const event of eventsOf(operation, before, after)) store.dispatch(event);
  if (before !== null && !cartItemsChanged(before, after) && !cartChanged(before, after)) return;
  store.dispatch(cartChangedEvent({ cart: after }));
  ports.channel.post({ type: 'cart', data: { cartId: after.id } });
}

/** Carries out one operation, or takes it back with a failure. */
async function send(sending: Sending, operation: PendingOperation): Promise<void> {
  const { store, ports, session } = sending;
  store.dispatch(actions.sendingStarted(operation.id));
  await ports.connection.whenOnline();
  const sent = (): PendingOperation => ({ ...operation, id: session.state().sendingId ?? operation.id });
  const first = await sendToNewCart(sending, operation);
  const hasCart = session.state().cartId !== '' || (first === null && (await session.load()));
  const before = session.cart();
  const { requested, result }: Sent =
    first ??
    (hasCart
      ? await sendWithRetry(sending, sent())
      : { requested: cartReference(session.state()), result: fail<CartFailure>({ kind: 'unreachable' }) });
  if (!result.ok) {
    // A failed operation may have succeeded all the same, or failed because the cart has changed.
    if (hasCart) await session.look();
    const rejection = result.error.kind === 'above-stock' ? quantityRejection(operation, session.cart()) : null;
    store.dispatch(
      actions.operationFailed({
        operation: sent(),
        failure: rejection ? { kind: 'quantity', rejection } : result.error,
      }),
    );
    return;
  }
  const isOurs = session.adopt(result.value, requested);
  store.dispatch(actions.operationConfirmed(sent().id));
  // A detached cart must not be announced again.
  if (isOurs) announce(sending, operation, before, result.value.cart);
}

async function startOver({ store, ports, session }: Sending, only: string | undefined): Promise<void> {
  const { cartId } = session.state();
  if (cartId !== (only ?? cartId)) return;
  const stored = ports.readCartId();
  // A logout detaches any stored cart; an order detaches only its own, not the one that another tab has begun since.
  if (only === undefined || stored === '' || stored === only) ports.saveCartId('');
  store.dispatch(actions.cartEmptied());
  store.dispatch(cartReset({ cartId }));
  await session.load();
}

/**
 * Creates the serial sender of one store. Two requests about one cart are never in flight together, so no response can
 * overtake another and bring a removed line back.
 */
export function createCartSender(store: CartStore, ports: CartPorts): CartSender {
  const sending: Sending = { store, ports, session: createCartSession(store, ports), needsCartId: false };
  const next = (): PendingOperation | null => selectors.selectNextOperation(store.getState());
  let work: Promise<void> = Promise.resolve();
  let draining = false;
  const runSerially = (task: () => Promise<void>): Promise<void> => (work = work.then(task, task));

  const sendAll = async (): Promise<void> => {
    draining = true;
    try {
      for (let operation = next(); operation; operation = next()) await send(sending, operation);
    } finally {
      // In the same task as the check for an empty log: an operation that is queued later starts a new run.
      draining = false;
    }
  };

  return {
    drain: () => (draining ? work : runSerially(sendAll)),
    reload: () =>
      runSerially(async () => void (sending.session.state().cartId !== '' && (await sending.session.load()))),
    reset: (only) => runSerially(() => startOver(sending, only)),
  };
}
