import type { TextStore } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isMergeOperation, joinedNames } from '../../core/account-cart/joined-carts.ts';
import type { JoinChange, JoinedNames, JoinOutcome } from '../../core/account-cart/joined-carts.ts';
import type { AccountCart } from '../../wire/account-cart/account-cart.ts';
import { readCart } from '../../wire/cached-cart.ts';
import { cartChangedEvent } from '../cart-events.ts';
import type { CartStore } from '../cart-session.ts';
import { cartSlice } from '../cart-slice.ts';
import type { CartRootState } from '../cart-slice.ts';
import type { SessionEvent, SessionPorts } from '../session-ports.ts';
import type { StartListening } from '../start-listening.ts';
import type { CartEffectStore, NotifyTabs } from './leave-cart.ts';
import { joinUndone, undoJoin } from './undo-join.ts';

/** The changes of the shopper's cart by a join, for the page to show. */
export interface JoinMessage {
  readonly names: JoinedNames;
  /** Dispatched to take the added products out again; `null` when none were added. */
  readonly undo: UnknownAction | null;
}

export interface AccountCartPorts extends SessionPorts {
  readonly account: AccountCart;
  readonly gateway: CommerceGateway;
  /** The browser's storage, for all its tabs. */
  readonly storage: TextStore;
  readonly notifyTabs: NotifyTabs;
  /** Shows which products came from the account's cart, with an undo. */
  readonly showMessage: (message: JoinMessage, store: Pick<CartStore, 'dispatch'>) => Promise<void>;
}

/** The storage key for the account that this browser's cart belongs to, for all its tabs; a guest's cart has none. */
const JOINED_ACCOUNT = 'cart-account';

const { checkoutEntered, operationFailed } = cartSlice.actions;

/** Whether a login or logout has happened: the owner of the cart must be determined again. */
const endsJoin = ({ reason, userId }: SessionEvent): boolean =>
  reason !== 'read' && (userId === '' || reason === 'login' || reason === 'register');

/** Waits until the server has responded to all merged lines; returns whether it has, rejections included. */
async function settled({ condition, getState }: CartEffectStore, outcome: JoinOutcome): Promise<boolean> {
  if (outcome.kind !== 'merged') return true;
  const { lines } = outcome;
  const isDone = ({ cart: { pending } }: CartRootState): boolean =>
    !pending.some((operation) => isMergeOperation(lines, operation));
  let hasResponded = true;
  const listen = (action: UnknownAction, state: CartRootState): boolean => {
    if (
      operationFailed.match(action) &&
      action.payload.failure.kind === 'unreachable' &&
      isMergeOperation(lines, action.payload.operation)
    )
      hasResponded = false;
    return isDone(state);
  };
  if (!isDone(getState())) await condition(listen);
  return hasResponded;
}

/** Runs one task after the other, also after a failed one. */
function createQueue() {
  let queue: Promise<unknown> = Promise.resolve();
  return <Value>(task: () => Promise<Value>): Promise<Value> => {
    const next = queue.then(task, task);
    queue = next.catch(() => undefined);
    return next;
  };
}

/**
 * On a login the browser's cart and the account's are merged, once, and from then on the account stores the browser's,
 * so that it is there after the next login and on the next device. In the checkout nothing is merged, because the cart
 * is being bought. A logout removes nothing from the account.
 */
export function startAccountCart(start: StartListening, ports: AccountCartPorts): void {
  const { account, gateway, sessionEventOf, showMessage, storage, userId: currentUserId } = ports;
  const runExclusive = createQueue();
  let saved = '';

  const settle = async (shop: CartEffectStore, hasChanged: boolean): Promise<JoinOutcome | null> => {
    const userId = currentUserId();
    const { cart } = shop.getState();
    const isJoined = storage.read(JOINED_ACCOUNT) === userId;
    const isDue = isJoined ? hasChanged && saved !== `${userId} ${cart.cartId}` : !cart.onCheckout;
    if (userId === '' || !isDue) return null;
    const { isFilled, joinCarts } = await import('./join-carts.ts');
    const outcome = isJoined ? null : await joinCarts({ store: shop, gateway, account, userId: currentUserId });
    if (!isJoined && outcome === null) return null;
    // If the page closes before this, the next one continues: the account's cart is not detached until then.
    if (outcome && !(await settled(shop, outcome))) return null;
    if (currentUserId() !== userId) return null;
    storage.write(JOINED_ACCOUNT, userId);
    const { cartId } = shop.getState().cart;
    // An empty cart must not replace one that another device fills.
    if ((await isFilled(shop, gateway)) && currentUserId() === userId && (await account.saveCartId(cartId)))
      saved = `${userId} ${cartId}`;
    return outcome;
  };

  const show = async (shop: CartEffectStore, userId: string, change: JoinChange): Promise<void> => {
    const names = joinedNames(change, readCart(gateway, shop.getState().cart)?.items ?? []);
    if (names.added.length + names.unavailable.length === 0) return;
    const undo = names.added.length > 0 ? joinUndone({ userId, change }) : null;
    await showMessage({ names, undo }, shop);
  };

  start({
    predicate: (action) =>
      sessionEventOf(action) !== null || cartChangedEvent.match(action) || checkoutEntered.match(action),
    effect: async (action, shop) => {
      const session = sessionEventOf(action);
      if (session && endsJoin(session)) storage.remove(JOINED_ACCOUNT);
      // The tab of the login merges the carts and shows the message.
      if (session?.reason === 'elsewhere') return;
      // The next change retries a failure.
      const outcome = await runExclusive(() => settle(shop, cartChangedEvent.match(action))).catch(() => null);
      if (outcome && outcome.kind !== 'unchanged') await show(shop, currentUserId(), outcome).catch(() => undefined);
    },
  });
  start({
    actionCreator: joinUndone,
    effect: async ({ payload: { userId, change } }, shop) => {
      if (userId === currentUserId()) await undoJoin(shop, change, ports);
    },
  });
}
