import { makeCart, makeCartItem, makeProductSummary, makeSku } from '@lyng/model/testing';
import { createCartServer } from '../testing/cart-server.ts';
import type { CartServer } from '../testing/cart-server.ts';
import { createTestCart } from '../testing/cart-store.ts';
import { makeNetwork } from '../testing/test-network.ts';
import { cartSlice } from './cart-slice.ts';

const stored = makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1, quantity: 2 })] });
const add = (skuId: number) =>
  cartSlice.actions.operationQueued({
    kind: 'add',
    skuId,
    quantity: 1,
    product: { ...makeProductSummary(), skus: [makeSku(skuId)] },
  });
const onServer = (server: CartServer) =>
  Object.fromEntries((server.carts.get('mine')?.items ?? []).map(({ skuId, quantity }) => [skuId, quantity]));

describe('an operation without a network', () => {
  it('waits while there is no network, is shown, and is sent when there is one [SHOP-3]', async () => {
    const network = makeNetwork();
    const test = createTestCart({ cartId: 'mine' }, createCartServer([stored]), undefined, network);
    network.goOffline();
    test.store.dispatch(add(7));
    test.store.dispatch(add(8));
    await network.awaited();
    expect(test.server.requests).toEqual([]);
    expect(test.store.getState().cart).toMatchObject({ lastFailure: null, pending: [{ skuId: 7 }, { skuId: 8 }] });
    network.goOnline();
    await test.settled();
    expect(onServer(test.server)).toEqual({ 1: 2, 7: 1, 8: 1 });
  });

  it('is not taken back when the network goes while it is in flight, and counts once [SHOP-3]', async () => {
    const network = makeNetwork();
    const test = createTestCart({ cartId: 'mine' }, createCartServer([stored]), undefined, network);
    let lost = 0;
    test.server.interceptReply = ({ operation }) => {
      if (operation !== 'addToCart' || lost === 3) return null;
      lost += 1;
      network.goOffline();
      return { kind: 'unreachable' };
    };
    test.store.dispatch(add(7));
    for (let times = 0; times < 3; times += 1) {
      await network.awaited();
      network.goOnline();
    }
    await test.settled();
    expect(lost).toBe(3);
    expect(test.store.getState().cart.lastFailure).toBeNull();
    expect(onServer(test.server)).toEqual({ 1: 2, 7: 1 });
  });
});
