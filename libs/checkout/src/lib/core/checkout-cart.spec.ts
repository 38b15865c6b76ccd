import { makeCheckoutCart } from '../testing/make-checkout.ts';
import { cartToShow } from './checkout-cart.ts';
import type { CartStatus } from './checkout-cart.ts';

const known = makeCheckoutCart();
const empty = makeCheckoutCart({ id: '', lines: [], summary: null });
const other = makeCheckoutCart({ id: 'other' });

describe('cartToShow', () => {
  it.each<[string, CartStatus, typeof known, typeof known]>([
    ['an unconfirmed empty cart is still the known one', 'loading', empty, known],
    ['an empty cart of an outage is still the known one', 'unreachable', empty, known],
    ['a cart that is known to be empty is empty', 'ready', empty, empty],
    ['an old cart with lines is shown as it is', 'unreachable', other, other],
    ['a cart that has come replaces the known one', 'ready', other, other],
  ])('%s [CHK-18]', (_rule, status, current, shown) => {
    expect(cartToShow(known, current, status)).toBe(shown);
  });
});
