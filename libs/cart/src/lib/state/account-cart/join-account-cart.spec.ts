import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { accountGateway } from '../../testing/account-gateway.ts';
import { cartOfUnits } from '../../testing/cart-of-units.ts';
import type { Units } from '../../testing/cart-of-units.ts';
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
  const unitsOf = (id: string) =>
    Object.fromEntries(server.carts.get(id)?.items.map(({ skuId, quantity }) => [skuId, quantity]) ?? []);
  return { joinedId, metadata, units: unitsOf(joinedId) };
}

describe('the cart of a shopper who logs in without JavaScript [SHOP-13, CART-16, PAIN-10]', () => {
  it.each<[string, string, string, Readonly<Record<string, Units>>, string, Units, string]>([
    ['stays the guest’s', 'mine', '{}', { mine: { 1: 2 } }, 'mine', { 1: 2 }, '{"cartId":"mine"}'],
    [
      'is the account’s where the guest has none',
      '',
      '{"cartId":"account"}',
      { account: { 1: 2 } },
      'account',
      { 1: 2 },
      '{"cartId":"account"}',
    ],
    [
      'takes over what the account’s holds more of',
      'mine',
      '{"other":1,"cartId":"account"}',
      { mine: { 1: 1 }, account: { 1: 3, 2: 1 } },
      'mine',
      { 1: 3, 2: 1 },
      '{"other":1,"cartId":"mine"}',
    ],
    ['stays empty', '', '{}', {}, '', {}, '{}'],
    [
      'goes on where the account’s is gone',
      'mine',
      '{"cartId":"gone"}',
      { mine: { 1: 1 } },
      'mine',
      { 1: 1 },
      '{"cartId":"mine"}',
    ],
  ])('%s', async (_rule, cartId, metaData, carts, expected, units, metadata) => {
    const joined = await logIn(cartId, metaData, carts);
    expect([joined.joinedId, joined.units, JSON.parse(joined.metadata)]).toEqual([
      expected,
      units,
      JSON.parse(metadata),
    ]);
  });

  it('does not change when the account’s cart is unknown', async () => {
    const joined = await logIn('mine', '{"cartId":"account"}', { mine: { 1: 1 }, account: { 2: 1 } }, true);
    expect(joined).toEqual({ joinedId: 'mine', metadata: '{"cartId":"account"}', units: { 1: 1 } });
  });
});
