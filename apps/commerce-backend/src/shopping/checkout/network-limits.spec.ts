import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { addToCart, getCart } from './testing/documents.ts';
import { address, buy, fillCart, stockOf, useShop } from './testing/open-shop.ts';
import { settle } from './testing/shop-acts.ts';
import { skus } from './testing/small-catalogue.ts';

const MINUTE = 60_000;
const config = makeConfig({ cartsPerMinute: 4, unpaidOrders: 2 });
const from = (address: string) => ({ 'x-forwarded-for': address });
const [here, elsewhere] = [from('192.0.2.1'), from('192.0.2.2')];

describe('what one network may hold', () => {
  const shop = useShop(anyDatabase(), { config });
  beforeEach(() => {
    shop.passTime(MINUTE);
    return shop.emptyShopping();
  });

  const newCart = async (headers: Record<string, string>, document = getCart, variables: object = {}) =>
    (await shop.request(document, { ...variables }, headers)).code ?? 'made';
  const order = async (headers: Record<string, string>) => {
    shop.passTime(MINUTE);
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    return { cartId, ...(await buy(shop, cartId, 'dk', headers)) };
  };

  it('[REL-16] is so many new carts in a minute, however they are made', async () => {
    for (let count = 0; count < config.cartsPerMinute; count += 1) expect(await newCart(here)).toBe('made');
    expect(await newCart(here)).toBe('TooManyRequests');
    const item = { skuId: skus.fifty, quantity: 1 };
    expect(await newCart(here, addToCart, { id: '', item })).toBe('TooManyRequests');
    expect(await newCart(elsewhere)).toBe('made');
    shop.passTime(MINUTE);
    expect(await newCart(here, addToCart, { id: '', item })).toBe('made');
  });

  it('[REL-16] allows only so many unpaid orders; an open one can still be changed', async () => {
    const [first] = [await order(here), await order(here)];
    const before = await stockOf(shop, skus.fifty);
    expect((await order(here)).code).toBe('TooManyRequests');
    expect(await stockOf(shop, skus.fifty)).toEqual(before);
    await shop.request(addToCart, { id: first.cartId, item: { skuId: skus.fifty, quantity: 1 } });
    expect((await buy(shop, first.cartId, 'dk', here)).code).toBeUndefined();
    expect((await order(elsewhere)).code).toBeUndefined();
  });

  it('[REL-16] counts an order that is placed by the form of a card', async () => {
    for (let count = 0; count < config.unpaidOrders; count += 1) await order(elsewhere);
    const form = `mutation ($cartId: String!) {
      createOrUpdateCheckout(cartId: $cartId, checkout: { paymentId: 23 }) { paymentOptions { paymentData } } }`;
    const { data } = await shop.request(form, { cartId: await fillCart(shop, [[skus.fifty, 1]]) });
    const [, session = ''] = /value="([^"]+)"/.exec(data.createOrUpdateCheckout.paymentOptions[0].paymentData) ?? [];
    const send = async (headers: Record<string, string>) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: '/payments/local-checkout',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload: new URLSearchParams({ session, email: 'aase@example.com', ...address }).toString(),
        })
      ).headers.location;
    expect([await send(elsewhere), await send(here)]).toEqual([
      expect.stringContaining('klarna-fail?error=Error'),
      expect.stringContaining('/payments/local/'),
    ]);
  });

  it('[REL-16] is not limited for a client on the machine of a demo', async () => {
    for (let count = 0; count <= config.cartsPerMinute; count += 1) expect(await newCart({})).toBe('made');
    for (let count = 0; count <= config.unpaidOrders; count += 1) expect((await order({})).code).toBeUndefined();
  });

  it.each(['captured', 'declined'] as const)(
    '[REL-16] is free again, and forgotten, with a payment that is %s',
    async (outcome) => {
      const orders = [await order(here), await order(here)];
      await settle(shop, orders[0]?.placed.orderId, outcome);
      const closed = await shop.db.selectFrom('customer_order').select('placed_from').orderBy('id').execute();
      expect(closed.map(({ placed_from: network }) => network === null)).toEqual([true, false]);
      expect((await order(here)).code).toBeUndefined();
    },
  );
});

describe('what a client on the machine of a real shop may hold', () => {
  const real = makeConfig({ cartsPerMinute: 1, demo: false });
  const shop = useShop(anyDatabase(), { config: real });

  it('is limited: it may be a proxy that is not trusted [REL3-2]', async () => {
    expect([(await shop.request(getCart)).code, (await shop.request(getCart)).code]).toEqual([
      undefined,
      'TooManyRequests',
    ]);
  });
});
