import { shopEvent } from '@lyng/feature';
import { cartReloadRequested } from '../state/cart-events.ts';
import { cartSlice } from '../state/cart-slice.ts';
import { openTab } from '../testing/open-tab.ts';
import { followSession } from './follow-session.ts';
import { realtimeToCart } from './realtime-to-cart.ts';

const { cartAdopted, operationConfirmed, operationQueued } = cartSlice.actions;
const login = shopEvent('auth/sessionRead')({ userId: '7' });
const guest = shopEvent('auth/sessionRead')(null);
const adopt = (cartId: string) => cartAdopted({ cartId, detachedCartId: '' });
const code = operationQueued({ kind: 'set-promo-code', promoCode: 'WELCOME15' });

function openShop() {
  const followed = new Map<string, () => void>();
  const { store, actions } = openTab((start) =>
    realtimeToCart(start, followSession(start), (topic, onChange) => {
      followed.set(topic, onChange);
      return () => void followed.delete(topic);
    }),
  );
  const reloads = () => actions.filter(cartReloadRequested.match).length;
  return { store, topics: () => [...followed.keys()], change: () => followed.get('cart:one')?.(), reloads };
}

describe('realtime to cart', () => {
  it.each([
    ['of a guest', [guest, adopt('one')], []],
    ['of a logged-in shopper', [login, adopt('one')], ['cart:one']],
    ['of a shopper who logs in', [guest, adopt('one'), login], ['cart:one']],
    ['of a shopper who logs out', [login, adopt('one'), guest], []],
    ['that replaces another', [login, adopt('one'), adopt('two')], ['cart:two']],
    ['that is not there yet', [login], []],
  ])('follows the cart %s as it should [CART-04]', (_name, all, topics) => {
    const shop = openShop();
    all.forEach((action) => shop.store.dispatch(action));
    expect(shop.topics()).toEqual(topics);
  });

  it('reloads the cart when another device has changed it', () => {
    const { store, change, reloads } = openShop();
    [login, adopt('one')].forEach((action) => store.dispatch(action));
    change();
    expect(reloads()).toBe(1);
  });

  it.each([
    ['its own change', 1, 0],
    ['its own change, and one from elsewhere', 2, 1],
  ])('reloads it after %s while an operation is sent', (_name, changes, expected) => {
    const { store, change, reloads } = openShop();
    [login, adopt('one'), code].forEach((action) => store.dispatch(action));
    for (let index = 0; index < changes; index += 1) change();
    expect(reloads()).toBe(0);
    store.dispatch(operationConfirmed(store.getState().cart.pending[0]?.id ?? ''));
    expect(reloads()).toBe(expected);
  });
});
