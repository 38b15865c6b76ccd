import { cartCookie, cartSlice, joinAccountCart, readCartCookie } from '@lyng/cart';
import type { ServerHalf } from '@lyng/feature';
import { isCheckoutRoute } from '@lyng/routing/core';
import { createCheckoutCart } from '../server/checkout-cart.ts';

export const cartServer: ServerHalf = {
  messages: {
    'account-cart': {
      da: () => import('../messages/account-cart/da.ts'),
      sv: () => import('../messages/account-cart/sv.ts'),
      nb: () => import('../messages/account-cart/nb.ts'),
      fi: () => import('../messages/account-cart/fi.ts'),
    },
    cart: {
      da: () => import('../messages/cart/da.ts'),
      sv: () => import('../messages/cart/sv.ts'),
      nb: () => import('../messages/cart/nb.ts'),
      fi: () => import('../messages/cart/fi.ts'),
    },
  },
  prepare: ({ gateway, ports, site, store }, { cookieHeader, screen }) => {
    const onCheckout = isCheckoutRoute(screen);
    // In the checkout the prices are those of the market that the order ships to.
    const { checkoutMarketAlias } = store.getState().channel;
    store.dispatch(cartSlice.actions.marketChanged(onCheckout ? checkoutMarketAlias : site.market));
    store.dispatch(cartSlice.actions.checkoutEntered(onCheckout));
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: readCartCookie(cookieHeader), detachedCartId: '' }));
    Object.assign(ports, { checkoutCart: createCheckoutCart({ gateway, store }) });
  },
  afterLogin: async ({ gateway, site, store }, { protocol }) => {
    const { cartId } = store.getState().cart;
    const joinedId = await joinAccountCart({ gateway, store, market: site.market }).catch(() => cartId);
    return joinedId === cartId ? [] : [cartCookie(joinedId, { secure: protocol === 'https' })];
  },
};
