import { shopEvent } from '@lyng/feature';
import { cartReloadRequested, cartResetRequested } from '../state/cart-events.ts';
import { cartSlice } from '../state/cart-slice.ts';
import { openTab } from '../testing/open-tab.ts';
import { sessionToCart } from './session-to-cart.ts';

const karen = { userId: '7', customerType: 'ORGANIZATION' } as const;
const sessionChanged = shopEvent('auth/event/sessionChanged');
const queriesRefetched = shopEvent('shop/event/queriesRefetched');

function openShop() {
  const notified: string[] = [];
  const { store, actions } = openTab((start) => sessionToCart(start, (cartId) => void notified.push(cartId)), {
    cartId: 'mine',
  });
  return { store, notified, types: () => actions.map(({ type }) => type) };
}

describe('session to cart', () => {
  it.each(['login', 'register', 'elsewhere', 'expired'] as const)(
    'keeps the cart on %s, and reloads it for its prices when the queries are requested again [API-09, CART-16]',
    (reason) => {
      const { store, types } = openShop();
      store.dispatch(sessionChanged({ reason, user: reason === 'expired' ? null : karen }));
      for (const { type } of [cartReloadRequested, cartResetRequested]) expect(types()).not.toContain(type);
      store.dispatch(queriesRefetched({ reason }));
      expect(types()).toContain(cartReloadRequested.type);
      expect(store.getState().cart.cartId).toBe('mine');
    },
  );

  it('detaches the cart on logout, and notifies the other tabs of the new one [CART-16]', async () => {
    const { store, notified, types } = openShop();
    store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    store.dispatch(queriesRefetched({ reason: 'logout' }));
    expect(types()).toContain(cartResetRequested.type);
    expect(types()).not.toContain(cartReloadRequested.type);
    store.dispatch(cartSlice.actions.cartAdopted({ cartId: 'another', detachedCartId: '' }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(notified).toEqual(['another']);
  });
});
