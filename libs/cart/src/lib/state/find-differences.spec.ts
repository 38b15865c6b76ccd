import { safeStorage } from '@lyng/browser';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createLoadedCart } from '../testing/CartProviders.tsx';
import { cartOfUnits } from '../testing/cart-of-units.ts';
import { cartReloadRequested } from './cart-events.ts';
import { wireCart } from '../testing/wire-cart.ts';
import { cacheCart } from '../wire/cached-cart.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import { findDifferences } from './find-differences.ts';

const { differencesAcknowledged, marketChanged, operationQueued } = cartSlice.actions;
const removal = operationQueued({ kind: 'set-quantity', line: { itemId: null, skuId: 2 }, quantity: 0 });

/** Opens tabs of one browser, with a cart of two shoes that an import may change. */
function openBrowser() {
  const storage = safeStorage(() => undefined);
  // Anyone may have changed it: such a line is not one.
  storage.write('cart-seen', '{"cartId":"mine","market":"dk","lines":[{"skuId":3,"name":"Shoe"}]}');
  return () => {
    const { store, server, run } = createLoadedCart(cartOfUnits('mine', { 1: 1, 2: 1 }));
    findDifferences(store, server.gateway, storage);
    const sell = (units: Record<number, number>, action: UnknownAction = cartReloadRequested()) => {
      server.carts.set('mine', cartOfUnits('mine', units));
      return run(action);
    };
    const order = () => {
      const cart = cartOfUnits('next', {});
      cacheCart(server.gateway, cartReference(store.getState().cart), { data: wireCart(cart), cart });
    };
    return { found: () => store.getState().cart.differences.map(({ line }) => line.skuId), order, run, sell, storage };
  };
}

it('finds what left the cart, in any tab, until the shopper acknowledges it [BUG-16]', async () => {
  const openTab = openBrowser();
  const [one, other] = [openTab(), openTab()];
  await one.sell({ 1: 1 });
  await other.sell({ 1: 1 });
  expect([one.found(), other.found()]).toEqual([[2], [2]]);
  await one.run(differencesAcknowledged());
  await other.sell({ 1: 1 });
  expect([one.found(), other.found()]).toEqual([[], []]);
  await one.sell({});
  await one.run(differencesAcknowledged());
  expect(one.storage.read('cart-seen')).toBeUndefined();
});

it('finds nothing that the shopper removes in another tab, that another market does not sell, or that was ordered', async () => {
  const openTab = openBrowser();
  const [one, other] = [openTab(), openTab()];
  await one.run(removal);
  await other.sell({ 1: 1 });
  expect([one.found(), other.found()]).toEqual([[], []]);
  one.order();
  expect(one.found()).toEqual([]);
  await other.sell({}, marketChanged('se'));
  expect(other.found()).toEqual([]);
});
