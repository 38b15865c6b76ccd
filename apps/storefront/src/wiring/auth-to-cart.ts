import { sessionChanged } from '@lyng/auth';
import { cartReloadRequested, cartResetRequested } from '@lyng/cart';
import type { StartListening } from './wirings.ts';

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
      const { cartId: left } = getState().cart;
      if (left === '') return;
      if (reason !== 'logout') return void dispatch(cartReloadRequested());
      const another = condition((_action, { cart }) => cart.cartId !== '' && cart.cartId !== left);
      dispatch(cartResetRequested());
      if (await another) tellCart(getState().cart.cartId);
    },
  });
}
