import type { AppContext, CheckoutCartPort } from '@lyng/feature';
import { cartSlice } from '../state/cart-slice.ts';
import { fetchShownCart } from '../wire/fetch-shown-cart.ts';

/** The visitor's cart, for the checkout's loaders and actions. */
export const createCheckoutCart = ({ gateway, store }: Pick<AppContext, 'gateway' | 'store'>): CheckoutCartPort => ({
  id: () => store.getState().cart.cartId,
  changeMarket: (market) => void store.dispatch(cartSlice.actions.marketChanged(market)),
  load: async (reference) => {
    const cart = await fetchShownCart(gateway, { ...reference, onCheckout: true });
    if (cart.ok) return cart.value;
    return cart.error.kind === 'unreachable' ? null : { id: '', lines: [], summary: null, moneyBusy: false };
  },
});
