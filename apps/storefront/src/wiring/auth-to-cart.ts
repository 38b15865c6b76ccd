import { sessionChanged } from '@lyng/auth';
import { cartReloadRequested, leaveCart } from '@lyng/cart';
import type { NotifyTabs } from '@lyng/cart';
import type { StartListening } from './wirings.ts';

/**
 * A login keeps the guest's cart and reloads it for the customer's prices. A logout detaches it in every tab; an
 * expired session does not.
 */
export function authToCart(start: StartListening, notifyTabs: NotifyTabs): void {
  start({
    actionCreator: sessionChanged,
    effect: async ({ payload: { reason } }, { condition, dispatch, getState }) => {
      if (getState().cart.cartId === '') return;
      if (reason === 'logout') await leaveCart({ condition, dispatch, getState }, notifyTabs);
      else dispatch(cartReloadRequested());
    },
  });
}
