import { sessionChanged } from '@lyng/auth';
import { cartReloadRequested, cartResetRequested } from '@lyng/cart';
import type { Shop, StartListening } from './wirings.ts';

/** Tells the other tabs which cart is the shopper's now. */
export type TellCart = (cartId: string) => void;

/**
 * A guest's cart stays theirs when they log in, and is read anew for what a customer pays. Who logs out leaves it behind, in
 * every tab (CART-16); a session that has only run out takes nothing away.
 */
export function authToCart(start: StartListening, tellCart: TellCart): void {
  start({
    actionCreator: sessionChanged,
    effect: async ({ payload: { reason } }, { condition, dispatch, getState }) => {
      if (getState().cart.cartId === '') return;
      if (reason === 'logout') await leaveCart({ condition, dispatch, getState }, tellCart);
      else dispatch(cartReloadRequested());
    },
  });
}

/** Lets the cart go, and takes the other tabs along to the one after it. */
export async function leaveCart(
  { condition, dispatch, getState }: Pick<Shop, 'condition' | 'dispatch' | 'getState'>,
  tellCart: TellCart,
): Promise<void> {
  const { cartId: left } = getState().cart;
  const another = condition((_action, { cart }) => cart.cartId !== '' && cart.cartId !== left);
  dispatch(cartResetRequested());
  if (await another) tellCart(getState().cart.cartId);
}
