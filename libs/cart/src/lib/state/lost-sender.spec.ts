import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { add, turn, unitsOf } from '../testing/cart-operations.ts';
import { createTestCart } from '../testing/cart-store.ts';
import { cartResetRequested } from './cart-events.ts';
import { createCartListeners } from './cart-listeners.ts';
import type { PageEvents } from './cart-listeners.ts';
import { cartSlice } from './cart-slice.ts';

describe('the lazy code of the sender', () => {
  const open = (lost: number) => {
    const test = createTestCart();
    let times = 0;
    const listeners = createCartListeners(test.ports, () =>
      (times += 1) <= lost ? Promise.reject(new Error('lost')) : import('./cart-sender.ts'),
    );
    const page = new EventTarget() as EventTarget & PageEvents;
    const store = configureStore({
      reducer: combineSlices(cartSlice),
      middleware: (defaults) => defaults().concat(listeners.middleware),
    });
    listeners.followPageReturn(page, store);
    const sent = async () => {
      for (let turns = 0; turns < 20 && store.getState().cart.pending.length > 0; turns += 1) await turn();
    };
    return { ...test, store, page, sent, times: () => times };
  };

  it('is requested again when it fails to load, and then sends what has waited [CART-07]', async () => {
    const { store, sent, delays, server } = open(3);
    store.dispatch(add(7));
    await sent();
    expect([delays, unitsOf(server, 'cart-1')]).toEqual([[1000, 3000, 9000], { 7: 1 }]);
  });

  it('is not waited for by a logout: the next page finds no cart, however soon it comes [CART-16]', () => {
    const { store, savedCartIds } = open(0);
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: 'mine', detachedCartId: '' }));
    store.dispatch(cartResetRequested());
    expect(savedCartIds).toEqual(['']);
  });

  it('is not requested without end, but again when the network is back', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, page, sent, server, times } = open(4);
    store.dispatch(add(7));
    await turn();
    await turn();
    expect([times(), store.getState().cart.pending]).toMatchObject([4, [{ kind: 'add' }]]);
    page.dispatchEvent(new Event('online'));
    await sent();
    expect([times(), unitsOf(server, 'cart-1')]).toEqual([5, { 7: 1 }]);
    page.dispatchEvent(new Event('online'));
    expect(times()).toBe(5);
  });
});
