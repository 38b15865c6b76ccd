import { makePurchase } from '@lyng/feature/testing';
import { shopEvent } from '@lyng/feature';
import { makeCart, makeCartItem, makeProduct } from '@lyng/model/testing';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import { openTab } from '../testing/open-tab.ts';
import { eventsToEngage } from './events-to-engage.ts';
import type { EngageCall } from './events-to-engage.ts';

/** A tab whose shopper allows marketing or does not. */
function openFor({ isAllowed = true, contactId }: { readonly isAllowed?: boolean; readonly contactId?: string } = {}) {
  const calls: EngageCall[] = [];
  const { store } = openTab((start) =>
    eventsToEngage(start, {
      isAllowed: () => isAllowed,
      contactId: () => contactId,
      locale: 'da-DK',
      cartUrl: 'https://dk.example/cart',
      send: (...call) => void calls.push(call),
    }),
  );
  return { calls, store };
}

const item = makeCartItem({ quantity: 2 });
const full = shopEvent('cart/event/cartChanged')({ cart: makeCart({ id: 'cart-1', items: [item] }) });
const emptied = shopEvent('cart/event/cartChanged')({ cart: makeCart({ id: 'cart-1', items: [] }) });
const purchased = shopEvent('checkout/event/purchaseCompleted')(makePurchase('cart-1'));
const loggedOut = shopEvent('auth/event/sessionChanged')({ reason: 'logout', user: null });
const product = makeProduct();
const viewed = shopEvent('catalogue/productViewed')({ product });
const identified = loyaltySlice.actions.contactIdentified({
  id: 'c-8',
  discoveryKey: null,
  acceptsEmail: false,
  acceptsSms: false,
  isMember: false,
});

describe('the calls of the members programme’s script', () => {
  it('report a cart with its items and contact [LOY-07]', () => {
    const { calls, store } = openFor({ contactId: 'c-8' });
    store.dispatch(full);
    expect(calls).toEqual([
      [
        'cart',
        {
          cartRef: 'cart-1',
          locale: 'da-DK',
          items: [{ itemId: item.product.articleNumber, quantity: 2 }],
          cartUrl: 'https://dk.example/cart',
          contactId: 'c-8',
        },
      ],
    ]);
  });

  it.each([
    ['the last item is removed', emptied],
    ['it is bought', purchased],
    ['the shopper logs out', loggedOut],
  ])('report an empty cart once when %s, and none that was never reported [LOY-07]', (_case, event) => {
    const { calls, store } = openFor();
    store.dispatch(event);
    expect(calls).toEqual([]);
    store.dispatch(full);
    store.dispatch(event);
    store.dispatch(event);
    expect(calls.slice(1)).toEqual([['emptyCart', { cartRef: 'cart-1' }]]);
  });

  it('report a viewed product and the contact [LOY-07]', () => {
    const { calls, store } = openFor();
    store.dispatch(viewed);
    store.dispatch(identified);
    expect(calls).toEqual([
      ['productview', { categoryName: product.primaryCategory.name, itemId: product.articleNumber, locale: 'da-DK' }],
      ['setContactId', 'c-8'],
    ]);
  });

  it('are not made without consent [LOY-07, LOY-11]', () => {
    const { calls, store } = openFor({ isAllowed: false, contactId: 'c-8' });
    for (const event of [full, viewed, identified, emptied, loggedOut]) store.dispatch(event);
    expect(calls).toEqual([]);
  });
});
