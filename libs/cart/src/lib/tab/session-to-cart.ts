import { shopEvent } from '@lyng/feature';
import { leaveCart } from '../state/account-cart/leave-cart.ts';
import type { NotifyTabs } from '../state/account-cart/leave-cart.ts';
import { cartReloadRequested } from '../state/cart-events.ts';
import type { StartListening } from '../state/start-listening.ts';

/**
 * A login keeps the guest's cart and reloads it for the customer's prices, with the other queries. A logout detaches it
 * in every tab; an expired session does not.
 */
export function sessionToCart(start: StartListening, notifyTabs: NotifyTabs): void {
  start({
    actionCreator: shopEvent('auth/event/sessionChanged'),
    effect: async ({ payload: { reason } }, { condition, dispatch, getState }) => {
      if (reason === 'logout' && getState().cart.cartId !== '')
        await leaveCart({ condition, dispatch, getState }, notifyTabs);
    },
  });
  start({
    actionCreator: shopEvent('shop/event/queriesRefetched'),
    effect: ({ payload: { reason } }, { dispatch, getState }) => {
      if (reason !== 'logout' && getState().cart.cartId !== '') dispatch(cartReloadRequested());
    },
  });
}
