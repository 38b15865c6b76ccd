import { makePurchase } from '@lyng/feature/testing';
import { shopEvent } from '@lyng/feature';
import { cartReloadRequested, cartResetRequested } from '../state/cart-events.ts';
import { openTab } from '../testing/open-tab.ts';
import { checkoutToCart } from './checkout-to-cart.ts';

describe('checkout to cart', () => {
  it('reloads the cart when a choice in the checkout may have changed its sums', () => {
    const { store, actions } = openTab(checkoutToCart);
    const updated = shopEvent('checkout/event/checkoutUpdated')({ cartId: 'one' });
    store.dispatch(updated);
    expect(actions).toEqual([updated, cartReloadRequested()]);
  });

  it('detaches the cart that has become an order, and no other [CHK-13]', () => {
    const { store, actions } = openTab(checkoutToCart);
    const purchase = shopEvent('checkout/event/purchaseCompleted')(makePurchase('one'));
    store.dispatch(purchase);
    expect(actions).toEqual([purchase, cartResetRequested({ cartId: 'one' })]);
  });
});
