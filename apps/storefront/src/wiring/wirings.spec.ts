import { cartReloadRequested, cartResetRequested } from '@lyng/cart';
import { checkoutUpdated, purchaseCompleted } from '@lyng/checkout';
import { makeConfirmation } from '@lyng/checkout/testing';
import type { Middleware } from '@reduxjs/toolkit';
import { screenNames } from '@lyng/routing/core';
import { addLateSlices } from '../shell/late-slices.ts';
import { pageShown } from '../shell/slices/page-slice.ts';
import { makeStore } from '../store.ts';
import { createWirings } from './wirings.ts';

/** The shop's own store and wirings, and a note of what is said in it. */
function openShop() {
  const said: string[] = [];
  const note: Middleware = () => (next) => (action) => {
    said.push((action as { readonly type: string }).type);
    return next(action);
  };
  const store = makeStore(undefined, [createWirings(), note]);
  addLateSlices(store);
  said.length = 0;
  return { store, said };
}

describe('checkout to cart', () => {
  it('asks for the cart anew when a choice in the checkout may have changed its sums', () => {
    const { store, said } = openShop();
    store.dispatch(checkoutUpdated({ cartId: 'one' }));
    expect(said).toEqual([checkoutUpdated.type, cartReloadRequested.type]);
  });

  it('lets the cart go when it has become an order [CHK-13]', () => {
    const { store, said } = openShop();
    store.dispatch(purchaseCompleted({ confirmation: makeConfirmation(), email: 'karen@example.com' }));
    expect(said).toEqual([purchaseCompleted.type, cartResetRequested.type]);
  });
});

describe('page to cart', () => {
  const show = (names: readonly (typeof screenNames)[number][]) => {
    const { store, said } = openShop();
    for (const currentRouteName of names) store.dispatch(pageShown({ currentRouteName, currentPath: '/' }));
    return { store, said };
  };

  it.each(screenNames.map((name) => [name, name.includes('checkout')] as const))('on %s asks for shipping fees of the provider: %s [ROUTE-22]', (name, expected) => {
    expect(show([name]).store.getState().cart.onCheckout).toBe(expected);
  });

  it('goes back to the shop’s own fees outside the checkout', () => {
    expect(show(['checkout', 'home']).store.getState().cart.onCheckout).toBe(false);
  });

  it('changes nothing from one page of the shop to the next: the cart would be asked for again', () => {
    const { said } = show(['home', 'category', 'product', 'checkout', 'checkout-confirm']);
    expect(said.filter((type) => type !== pageShown.type)).toEqual(['cart/checkoutEntered']);
  });
});

describe('createWirings', () => {
  it('are one shop’s: what one hears is said in no other', () => {
    const mine = openShop();
    const yours = openShop();
    yours.store.dispatch(checkoutUpdated({ cartId: 'one' }));
    expect(mine.said).toEqual([]);
  });
});
