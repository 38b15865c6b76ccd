import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { isCheckoutRoute } from '@lyng/routing/core';
import { cart as browserFeature } from './feature.ts';
import { createCheckoutCart } from './lib/server/checkout-cart.ts';
import { joinAccountCart } from './lib/state/account-cart/join-account-cart.ts';
import { cartSlice } from './lib/state/cart-slice.ts';
import { cartCookie, readCartCookie } from './lib/wire/cart-cookie.ts';

/** The feature with its part of the server: the visitor's cart, by its cookie. */
export const cart: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      'account-cart': {
        da: () => import('./locales/account-cart/da.po'),
        sv: () => import('./locales/account-cart/sv.po'),
        nb: () => import('./locales/account-cart/nb.po'),
        fi: () => import('./locales/account-cart/fi.po'),
      },
      cart: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
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
  },
});
