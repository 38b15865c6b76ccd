import type { AppContext, CheckoutCartPort } from '@lyng/feature';
import { replay } from '../core/replay.ts';
import { cartSlice } from '../state/cart-slice.ts';
import { fetchCart } from '../wire/cart-gateway.ts';

/** The visitor's cart, for the checkout's loaders and actions. */
export const createCheckoutCart = ({ gateway, store }: Pick<AppContext, 'gateway' | 'store'>): CheckoutCartPort => ({
  id: () => store.getState().cart.cartId,
  changeMarket: (market) => void store.dispatch(cartSlice.actions.marketChanged(market)),
  load: async (reference) => {
    const fetched = await fetchCart(gateway, { ...reference, onCheckout: true });
    if (fetched.ok) return replay(fetched.value.cart, []);
    return fetched.error.kind === 'unreachable' ? null : { id: '', lines: [], summary: null, moneyBusy: false };
  },
});
