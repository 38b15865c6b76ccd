import { createDeferredMiddleware } from '@lyng/feature';
import { makeCart, makeCartItem, makeProductSummary, makeSku } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { unitsOf } from '../testing/cart-operations.ts';
import { createCartServer } from '../testing/cart-server.ts';
import { createTestCart } from '../testing/cart-store.ts';
import { createCartListeners } from './cart-listeners.ts';
import { cartSlice, initialCartState } from './cart-slice.ts';
import { undoRemoval } from './removal-events.ts';

describe('a tab whose listeners load after its first actions', () => {
  it('replays for the cart after restoring the operations of earlier pages: none of those is lost [CART-07]', async () => {
    const server = createCartServer([makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1, quantity: 2 })] })]);
    const { ports } = createTestCart({ cartId: 'mine' }, server);
    const removal = { kind: 'set-quantity', id: 'left-before', line: { itemId: null, skuId: 1 }, quantity: 0 };
    ports.storage.write('cart-pending', JSON.stringify({ at: ports.now(), sendingId: null, operations: [removal] }));
    const deferred = createDeferredMiddleware();
    const store = configureStore({
      reducer: combineSlices(cartSlice),
      preloadedState: { cart: initialCartState({ cartId: 'mine' }) },
      middleware: (defaults) => defaults().prepend(deferred.middleware),
    });
    // On the replay, a listener queues an operation, and the cart's effects store the log again.
    const undo: Middleware = (api) => (next) => (action) => {
      const product = { ...makeProductSummary(), skus: [makeSku(7)] };
      if ((action as UnknownAction).type === 'undo pressed')
        api.dispatch(undoRemoval({ skuId: 7, quantity: 3, product }));
      return next(action);
    };
    store.dispatch({ type: 'undo pressed' });
    const cart = createCartListeners(ports);
    cart.resume(store);
    deferred.attach([cart.middleware, undo]);
    do await new Promise((resolve) => setImmediate(resolve));
    while (store.getState().cart.pending.length > 0);
    expect(unitsOf(server, 'mine')).toEqual({ 7: 3 });
  });
});
