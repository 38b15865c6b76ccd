import { makeCart, makeCartItem } from '@lyng/model/testing';
import { createCartServer } from '../testing/cart-server.ts';
import { createTestCart } from '../testing/cart-store.ts';
import { readCart } from '../wire/cached-cart.ts';
import { cartResetRequested, cartSwitchRequested } from './cart-events.ts';
import { cartReference } from './cart-slice.ts';

const guests = makeCart({ id: 'guests', items: [] });
const accounts = makeCart({ id: 'accounts', items: [makeCartItem({ skuId: 1, quantity: 2 })] });

const openTab = (cartId: string) => {
  const tab = createTestCart({ cartId }, createCartServer([guests, accounts]));
  const shownUnits = () =>
    readCart(tab.server.gateway, cartReference(tab.store.getState().cart))?.items.map(({ quantity }) => quantity);
  return { ...tab, shownUnits };
};

describe('another cart of the same shopper', () => {
  it('is adopted: in cookie, on the screen and in the other tabs [CART-04, CART-16]', async () => {
    const { store, settled, savedCartIds, posted, shownUnits } = openTab('guests');
    store.dispatch(cartSwitchRequested({ cartId: 'accounts' }));
    await settled();
    await settled();
    expect(store.getState().cart.cartId).toBe('accounts');
    expect(savedCartIds.at(-1)).toBe('accounts');
    expect(posted).toEqual([{ type: 'cart', data: { cartId: 'accounts', isSwitch: true } }]);
    expect(shownUnits()).toEqual([2]);
  });

  it.each([
    ['is heard of', true, 'accounts'],
    ['has only changed', undefined, 'cart-3'],
  ] as const)(
    'that this tab has detached: when it %s (%s) the tab shows %s [CART-16]',
    async (_name, isSwitch, shown) => {
      const { store, settled, receive } = openTab('accounts');
      store.dispatch(cartResetRequested());
      await settled();
      await settled();
      receive({ type: 'cart', data: { cartId: 'accounts', ...(isSwitch && { isSwitch }) } });
      expect(store.getState().cart.cartId).toBe(shown);
    },
  );

  it('may be the one that this tab has detached before [CART-16]', async () => {
    const { store, settled, receive, savedCartIds } = openTab('accounts');
    store.dispatch(cartResetRequested());
    await settled();
    store.dispatch(cartSwitchRequested({ cartId: 'accounts' }));
    await settled();
    expect([store.getState().cart.cartId, savedCartIds.at(-1)]).toEqual(['accounts', 'accounts']);
    // From then on it is a cart like any other.
    for (const cartId of ['guests', 'accounts']) receive({ type: 'cart', data: { cartId } });
    expect(store.getState().cart.cartId).toBe('accounts');
  });
});
