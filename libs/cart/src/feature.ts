import { defineFeature } from '@lyng/feature';
import { isCheckoutRoute } from '@lyng/routing/core';
import { cartSlice } from './lib/state/cart-slice.ts';
import type { CartState } from './lib/state/cart-slice.ts';
import { hintCartCount } from './lib/state/hint-cart-count.ts';
import { persistEarlyOperations } from './lib/state/persist-early-operations.ts';
import { readCartCookie } from './lib/wire/cart-cookie.ts';
import type { CartOfPage } from './lib/wire/cart-of-page.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly cart: CartState;
  }
  interface FrameData {
    readonly cart: CartOfPage | null;
  }
}

/** The cart: its page, its place in the frame's data, and the cart that the checkout buys. */
export const cart = defineFeature({
  id: 'cart',
  screens: {
    cart: {
      page: () => import('./lib/screens/cart/page.tsx'),
      data: () => import('./lib/screens/cart/data.ts'),
      messages: ['cart'],
      takesForms: true,
    },
  },
  frameData: () => import('./lib/screens/frame/data.ts'),
  slices: [cartSlice],
  fills: {
    'cart:view': () => import('./lib/fills/cart-view.tsx'),
    overlay: () => import('./lib/fills/overlay.tsx'),
    'product:buy': () => import('./lib/fills/product-buy.tsx'),
  },
  opened: () => hintCartCount(window),
  early: ({ site, store, frameData: { cart: shown } }) => {
    persistEarlyOperations(window, store);
    const { channel, page } = store.getState();
    const onCheckout = isCheckoutRoute(page.currentRouteName);
    store.dispatch(cartSlice.actions.checkoutEntered(onCheckout));
    const market = onCheckout ? channel.checkoutMarketAlias : site.market;
    store.dispatch(cartSlice.actions.marketChanged(shown?.market ?? market));
    // A shared page comes without the cart: it is loaded when the browser is idle.
    const cartId = shown ? shown.id : readCartCookie(document.cookie);
    store.dispatch(cartSlice.actions.cartAdopted({ cartId, detachedCartId: '' }));
  },
  tab: () => import('./lib/tab/start-tab.ts'),
});
