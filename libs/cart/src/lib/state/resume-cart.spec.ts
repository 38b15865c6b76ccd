import { makeCart, makeCartItem } from '@lyng/model/testing';
import { createCartServer } from '../testing/cart-server.ts';
import { createTestCart } from '../testing/cart-store.ts';
import { makeNetwork } from '../testing/test-network.ts';
import { wireCart } from '../testing/wire-cart.ts';
import { cacheCart, readCart } from '../wire/cached-cart.ts';

const stored = makeCart({ id: 'mine', items: [makeCartItem({ skuId: 1, quantity: 2 })] });
const reference = { cartId: 'mine', market: 'dk', onCheckout: false } as const;

describe('a page that begins with the id of a cart', () => {
  it('loads the cart that no loader has put into the gateway', async () => {
    const { server, settled } = createTestCart({ cartId: 'mine' }, createCartServer([stored]));
    await settled();
    expect(server.requests.map(({ operation }) => operation)).toEqual(['getCart']);
    expect(readCart(server.gateway, reference)?.items).toMatchObject([{ skuId: 1, quantity: 2 }]);
  });

  it('sends no request for the cart that a loader on the server has put there', async () => {
    const server = createCartServer([stored]);
    cacheCart(server.gateway, reference, { data: wireCart(stored), cart: stored });
    const { settled } = createTestCart({ cartId: 'mine' }, server);
    await settled();
    expect(server.requests).toEqual([]);
  });

  it('waits for the network', async () => {
    const network = makeNetwork();
    network.goOffline();
    const { server, settled } = createTestCart({ cartId: 'mine' }, createCartServer([stored]), undefined, network);
    await settled();
    expect(server.requests).toEqual([]);
    network.goOnline();
    await settled();
    expect(server.requests).toHaveLength(1);
  });

  it('sends no request without a cart', async () => {
    const { server, settled } = createTestCart();
    await settled();
    expect(server.requests).toEqual([]);
  });
});
