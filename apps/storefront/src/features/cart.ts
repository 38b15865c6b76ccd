import { cartSlice, persistEarlyOperations } from '@lyng/cart';
import { defineFeature } from '@lyng/feature';

export const cart = defineFeature({
  id: 'cart',
  screens: {
    cart: {
      page: () => import('../routes/cart/cart-route.tsx'),
      data: () => import('../routes/cart/cart-loader.ts'),
      messages: ['cart'],
      takesForms: true,
    },
  },
  slices: [cartSlice],
  fills: {
    'checkout:cart': () => import('./checkout-cart-part.tsx'),
    'product:buy': () => import('./product-buy-part.tsx'),
  },
  early: ({ site, store, frameData: { cart } }) => {
    persistEarlyOperations(window, store);
    store.dispatch(cartSlice.actions.marketChanged(cart?.market ?? site.market));
    if (cart) store.dispatch(cartSlice.actions.cartAdopted({ cartId: cart.id, detachedCartId: '' }));
  },
});
