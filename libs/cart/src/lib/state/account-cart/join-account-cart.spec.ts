import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { accountGateway } from '../../testing/account-gateway.ts';
import { cartOfUnits } from '../../testing/cart-of-units.ts';
import type { Units } from '../../testing/cart-of-units.ts';
import { unitsOf } from '../../testing/cart-operations.ts';
import { createCartServer } from '../../testing/cart-server.ts';
import { cartSlice, initialCartState } from '../cart-slice.ts';
import { joinAccountCart } from './join-account-cart.ts';

/** Karen's request just after her login, with the browser's cart and the one in her account. */
async function logIn(cartId: string, metaData: string, carts: Readonly<Record<string, Units>>, isDown = false) {
  const server = createCartServer(Object.entries(carts).map(([id, units]) => cartOfUnits(id, units)));
  let metadata = metaData;
  const gateway = accountGateway(server.gateway, {
    read: () => metadata,
    save: (changed) => void (metadata = changed),
    isDown: () => isDown,
  });
  const store = configureStore({
    reducer: combineSlices(cartSlice),
    preloadedState: { cart: initialCartState({ cartId }) },
  });
  const joinedId = await joinAccountCart({ gateway, store, market: 'dk' });
  return { joinedId, metadata, units: unitsOf(server, joinedId) };
}

describe('the cart of a shopper who logs in without JavaScript [SHOP-13, CART-16, PAIN-10]', () => {
  type Carts = Readonly<Record<string, Units>>;
  it.each<[rule: string, guests: string, accounts: string, carts: Carts, expected: string, units: Units]>([
    ['stays the guest’s', 'mine', '', { mine: { 1: 2 } }, 'mine', { 1: 2 }],
    ['is the account’s where the guest has none', '', 'account', { account: { 1: 2 } }, 'account', { 1: 2 }],
    [
      'takes over what the account’s holds more of',
      'mine',
      'account',
      { mine: { 1: 1 }, account: { 1: 3, 2: 1 } },
      'mine',
      { 1: 3, 2: 1 },
    ],
    ['stays empty', '', '', {}, '', {}],
    ['goes on where the account’s is gone', 'mine', 'gone', { mine: { 1: 1 } }, 'mine', { 1: 1 }],
  ])('%s', async (_rule, guests, accounts, carts, expected, units) => {
    const metadata = (cartId: string) => ({ other: 1, ...(cartId !== '' && { cartId }) });
    const joined = await logIn(guests, JSON.stringify(metadata(accounts)), carts);
    expect([joined.joinedId, joined.units, JSON.parse(joined.metadata)]).toEqual([expected, units, metadata(expected)]);
  });

  it('does not change when the account’s cart is unknown', async () => {
    const joined = await logIn('mine', '{"cartId":"account"}', { mine: { 1: 1 }, account: { 2: 1 } }, true);
    expect(joined).toEqual({ joinedId: 'mine', metadata: '{"cartId":"account"}', units: { 1: 1 } });
  });
});
