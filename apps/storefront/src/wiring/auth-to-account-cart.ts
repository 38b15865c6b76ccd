import { authSlice, broughtCartMessage, leftOutMessage, sessionChanged } from '@lyng/auth';
import { cartChangedEvent, cartSlice, cartSwitchRequested, readCart, undoMessage } from '@lyng/cart';
import type { MergedLine, PendingOperation } from '@lyng/cart/core';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { CartItem } from '@lyng/model';
import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store.ts';
import { snackShown } from '../shell/slices/snackbar-slice.ts';
import { leaveCart } from './auth-to-cart.ts';
import type { TellCart } from './auth-to-cart.ts';
import type { Translate } from './cart-to-snackbar.ts';
import type { Joined } from './join-carts.ts';
import type { Shop, StartListening } from './wirings.ts';

/** What an account remembers of the cart, and this browser of the account. */
export interface AccountCart {
  /** The id of the cart that the account remembers; empty for none, `null` while nobody knows. */
  readonly remembered: () => Promise<string | null>;
  /** Has the account remember a cart; whether it does. */
  readonly remember: (cartId: string) => Promise<boolean>;
  /** Whose cart this browser's has become, for all its tabs; empty while it is a guest's. */
  readonly joinedBy: () => string;
  readonly keepJoinedBy: (userId: string) => void;
}

export interface AccountCartPorts {
  readonly account: AccountCart;
  readonly gateway: CommerceGateway;
  readonly tellCart: TellCart;
  readonly translate: Translate;
  readonly loadTexts: () => Promise<unknown>;
}

type Brought = Exclude<Joined, { kind: 'kept' }>;

/** What came from the account's cart is to be taken back. */
const broughtCartUndone = createAction<{ readonly userId: string; readonly joined: Brought }>(
  'wiring/broughtCartUndone',
);

const { checkoutEntered, intentStated, operationFailed } = cartSlice.actions;

const userIdOf = ({ auth }: RootState): string => auth?.user?.userId ?? '';

/** Whether somebody has come or gone: whose the cart is must be found out anew. */
const endsJoin = (action: UnknownAction): boolean =>
  sessionChanged.match(action) &&
  (action.payload.user === null || action.payload.reason === 'login' || action.payload.reason === 'register');

/** Puts every line that was taken over back to what it was; set, not subtracted, so that pressing late does no harm. */
async function undo(
  shop: Shop,
  joined: Brought,
  { gateway, tellCart }: Pick<AccountCartPorts, 'gateway' | 'tellCart'>,
): Promise<void> {
  if (joined.kind === 'switched') {
    // The account's cart stays as it is, and remembered: nothing in it was the guest's.
    if (joined.from === '') await leaveCart(shop, tellCart);
    else shop.dispatch(cartSwitchRequested({ cartId: joined.from }));
    return;
  }
  for (const { skuId, product, before } of joined.lines) {
    shop.dispatch(intentStated({ kind: 'set-quantity', line: { itemId: null, skuId }, quantity: before, product }));
  }
  const code = readCart(gateway, shop.getState().cart)?.promoCode ?? '';
  if (code !== '' && code === joined.promoCode) shop.dispatch(intentStated({ kind: 'set-promo-code', promoCode: '' }));
}

/** Waits until the server has answered to all that was taken over; whether it has, be it with a refusal. */
async function settled({ condition, getState }: Shop, joined: Joined): Promise<boolean> {
  if (joined.kind !== 'merged') return true;
  const isTakenOver = (operation: PendingOperation): boolean =>
    operation.kind === 'set-quantity' && joined.lines.some(({ skuId }) => skuId === operation.line.skuId);
  const isDone = ({ cart: { pending } }: RootState): boolean => !pending.some(isTakenOver);
  let isAnswered = true;
  const listen = (action: UnknownAction, state: RootState): boolean => {
    if (
      operationFailed.match(action) &&
      action.payload.failure.kind === 'unreachable' &&
      isTakenOver(action.payload.operation)
    )
      isAnswered = false;
    return isDone(state);
  };
  if (!isDone(getState())) await condition(listen);
  return isAnswered;
}

/** The products that have come, and those that could not. */
function namesOf(
  joined: Brought,
  items: readonly CartItem[],
): { readonly came: readonly string[]; readonly leftOut: readonly string[] } {
  if (joined.kind === 'switched') return { came: joined.names, leftOut: [] };
  const hasCome = ({ skuId, before }: MergedLine): boolean =>
    items.some((item) => item.skuId === skuId && item.quantity > before);
  const missing = joined.lines.filter((line) => line.before === 0 && !hasCome(line));
  return {
    came: joined.lines.filter(hasCome).map(({ product }) => product.name),
    leftOut: [...missing.map(({ product }) => product), ...joined.soldOut].map(({ name }) => name),
  };
}

/** Says what has come from the account's cart, with the way back (IDEA-14). */
async function say(joined: Brought, shop: Shop, { gateway, loadTexts, translate }: AccountCartPorts): Promise<void> {
  const userId = userIdOf(shop.getState());
  const { came, leftOut } = namesOf(joined, readCart(gateway, shop.getState().cart)?.items ?? []);
  const messages = [
    ...(came.length > 0 ? [broughtCartMessage([...new Set(came)])] : []),
    ...(leftOut.length > 0 ? [leftOutMessage([...new Set(leftOut)])] : []),
  ];
  if (messages.length === 0) return;
  await loadTexts();
  const text = messages.map(translate).join(' ');
  shop.dispatch(
    snackShown(
      text,
      came.length > 0 ? { undo: { label: translate(undoMessage), action: broughtCartUndone({ userId, joined }) } } : {},
    ),
  );
}

/**
 * The cart of who logs in and the one that their account remembers become one, once, and from then on the account remembers
 * the browser's: so it is there after the next login, and on the next device (PAIN-10). What is being bought right now stays
 * as it is: on the checkout nothing is joined. Who logs out takes nothing from the account (CART-16).
 */
export function authToAccountCart(start: StartListening, ports: AccountCartPorts): void {
  const { account, gateway } = ports;
  let known = '';
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = turn.then(work, work);
    turn = next.catch(() => undefined);
    return next;
  };

  const settle = async (shop: Shop, hasChanged: boolean): Promise<Joined | null> => {
    const userId = userIdOf(shop.getState());
    const { cart } = shop.getState();
    const isJoined = account.joinedBy() === userId;
    const isDue = isJoined ? hasChanged && known !== `${userId} ${cart.cartId}` : !cart.onCheckout;
    if (userId === '' || !isDue) return null;
    const { isFilled, joinCarts } = await import('./join-carts.ts');
    const joined = isJoined ? null : await joinCarts(shop, gateway, account);
    if (!isJoined && joined === null) return null;
    // A page that is closed before leaves it to the next one: until then the account's cart is not let go.
    if (joined && !(await settled(shop, joined))) return null;
    if (userIdOf(shop.getState()) !== userId) return null;
    account.keepJoinedBy(userId);
    const { cartId } = shop.getState().cart;
    // An empty cart is nothing to remember, and must not take the place of one that another device fills.
    if ((await isFilled(shop, gateway)) && userIdOf(shop.getState()) === userId && (await account.remember(cartId)))
      known = `${userId} ${cartId}`;
    return joined;
  };

  start({
    matcher: isAnyOf(sessionChanged, authSlice.actions.sessionRead, cartChangedEvent, checkoutEntered),
    effect: async (action, shop) => {
      if (endsJoin(action)) account.keepJoinedBy('');
      // The tab in which the login was does it, and says so.
      if (sessionChanged.match(action) && action.payload.reason === 'elsewhere') return;
      // Whatever fails is tried again with the next change.
      const joined = await inTurn(() => settle(shop, cartChangedEvent.match(action))).catch(() => null);
      if (joined && joined.kind !== 'kept') await say(joined, shop, ports).catch(() => undefined);
    },
  });
  start({
    actionCreator: broughtCartUndone,
    effect: async ({ payload: { userId, joined } }, shop) => {
      if (userId === userIdOf(shop.getState())) await undo(shop, joined, ports);
    },
  });
}
