import { shopEvent } from '@lyng/feature';
import { leaveCart } from '../state/account-cart/leave-cart.ts';
import type { NotifyTabs } from '../state/account-cart/leave-cart.ts';
import { cartReloadRequested } from '../state/cart-events.ts';
import type { StartListening } from './start-listening.ts';

/**
 * A login keeps the guest's cart and reloads it for the customer's prices. A logout detaches it in every tab; an
 * expired session does not.
 */
export function sessionToCart(start: StartListening, notifyTabs: NotifyTabs): void {
  start({
    actionCreator: shopEvent('auth/event/sessionChanged'),
    effect: async ({ payload: { reason } }, { condition, dispatch, getState }) => {
      if (getState().cart.cartId === '') return;
      if (reason === 'logout') await leaveCart({ condition, dispatch, getState }, notifyTabs);
      else dispatch(cartReloadRequested());
    },
  });
}
