import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { getCart, placeOrder } from '../checkout/testing/documents.ts';
import { buy, fillCart, filledForm, useShop } from '../checkout/testing/open-shop.ts';
import { giveGiftCard, orderOf } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const fields = `id isCompleted promoCode merchantData
  items { id skuId quantity groupKey message productPackage { packageId } }
  summary { vats { rate amount } total { sellingPriceIncVat } }`;

const documents = {
  addToCart: `mutation ($id: String!, $item: CartItemInputType!) { cart: addToCart(id: $id, item: $item) { ${fields} } }`,
  updateCartItem: `mutation ($id: String!, $item: CartItemInputType!) { cart: updateCartItem(id: $id, item: $item) { ${fields} } }`,
  updateCartGroup: `mutation ($id: String!, $item: CartGroupInputType!) { cart: updateCartGroup(id: $id, item: $item) { ${fields} } }`,
  addPackageToCart: `mutation ($id: String!) { cart: addPackageToCart(id: $id, packageId: 7, selections: [{ groupId: 1, optionId: 1, skuId: 11 }]) { ${fields} } }`,
  clearCart: `mutation ($id: String!) { cart: clearCart(id: $id) { ${fields} } }`,
  cloneCart: `mutation ($id: String!, $resetPromotions: Boolean) { cart: cloneCart(id: $id, resetPromotions: $resetPromotions) { ${fields} } }`,
  completeCart: `mutation ($id: String!) { cart: completeCart(id: $id) { ${fields} } }`,
  setCartMerchantData: `mutation ($id: String!, $merchantData: String!) { cart: setCartMerchantData(id: $id, merchantData: $merchantData) { ${fields} } }`,
  setCartPromoCode: `mutation ($id: String!, $promoCode: String!) { cart: setCartPromoCode(id: $id, promoCode: $promoCode) { ${fields} } }`,
  setCartShippingFee: `mutation ($id: String!, $shippingFee: Decimal!) { checkout: setCartShippingFee(cartId: $id, shippingFee: $shippingFee) { cart { ${fields} } } }`,
  getCart: `query ($id: String, $includeCompleted: Boolean) { cart: getCart(id: $id, includeCompleted: $includeCompleted) { ${fields} } }`,
} as const;

describe.each(testDatabases())('a complete cart on $name', (database) => {
  const shop = useShop(database);

  const send = async (name: keyof typeof documents, variables: object, headers: Record<string, string> = {}) => {
    const { data, code } = await shop.request(documents[name], { ...variables }, headers);
    return { cart: data?.cart, code };
  };
  const add = (id: string, item: object) =>
    send('addToCart', { id, item: { skuId: skus.fifty, quantity: 1, ...item } });

  describe('groups of lines', () => {
    it('are lines of their own, each addressed by its group or its id', async () => {
      const id = await fillCart(shop, [[skus.fifty, 1]]);
      await add(id, { groupKey: 'g1', message: 'one' });
      await add(id, { groupKey: 'g2', quantity: 2 });
      const { cart } = await add(id, { groupKey: 'g1' });
      expect(cart.items).toMatchObject([
        { quantity: 1, groupKey: null, productPackage: null },
        { quantity: 2, groupKey: 'g1', message: 'one' },
        { quantity: 2, groupKey: 'g2' },
      ]);
      const byGroup = await send('updateCartItem', { id, item: { skuId: skus.fifty, groupKey: 'g2', quantity: 5 } });
      const byId = await send('updateCartItem', { id, item: { id: cart.items[1].id, quantity: 0 } });
      expect(
        [byGroup, byId].map(({ cart: shown }) => shown.items.map(({ quantity }: { quantity: number }) => quantity)),
      ).toEqual([
        [1, 2, 5],
        [1, 5],
      ]);
    });

    it('share the stock of their SKU, in the cart and in the order', async () => {
      const id = await fillCart(shop, [[skus.threeAndTwoBeyond, 3]]);
      const more = { skuId: skus.threeAndTwoBeyond, groupKey: 'g', quantity: 3 };
      const { errors } = await shop.request(documents.addToCart, { id, item: more });
      expect(errors[0]?.extensions).toMatchObject({ code: 'InsufficientStock', stock: 2 });
      expect((await add(id, { ...more, quantity: 2 })).code).toBeUndefined();
      const { placed } = await buy(shop, id);
      const rows = await shop.db
        .selectFrom('order_row')
        .select(['quantity', 'group_key', 'from_stock', 'from_oversellable'])
        .where('order_id', '=', Number(placed.orderId))
        .orderBy('row_number')
        .execute();
      expect(rows).toEqual([
        { quantity: 3, group_key: '', from_stock: 3, from_oversellable: 0 },
        { quantity: 2, group_key: 'g', from_stock: 0, from_oversellable: 2 },
      ]);
      await shop.startOver();
    });

    it('are set together, and removed by 0', async () => {
      const id = await fillCart(shop, [[skus.fifty, 1]]);
      await add(id, { groupKey: 'set' });
      await add(id, { groupKey: 'set', skuId: skus.campaign, quantity: 2 });
      const set = await send('updateCartGroup', { id, item: { groupKey: 'set', quantity: 4 } });
      expect(set.cart.items).toMatchObject([{ quantity: 1 }, { quantity: 4 }, { quantity: 4 }]);
      const removed = await send('updateCartGroup', { id, item: { groupKey: 'set', quantity: 0 } });
      expect(removed.cart.items).toMatchObject([{ quantity: 1, groupKey: null }]);
    });

    it('are changed completely or not at all', async () => {
      const id = await fillCart(shop, [[skus.neverCounted, 1]]);
      await add(id, { groupKey: 'set' });
      await add(id, { groupKey: 'set', skuId: skus.threeAndTwoBeyond });
      const { code } = await send('updateCartGroup', { id, item: { groupKey: 'set', quantity: 6 } });
      expect(code).toBe('InsufficientStock');
      expect((await send('getCart', { id })).cart.items).toMatchObject(Array(3).fill({ quantity: 1 }));
    });

    it.each([
      ['an unknown group', { groupKey: 'nobody', quantity: 1 }, 'UnknownCartGroup'],
      ['no group', { quantity: 1 }, 'UnknownCartGroup'],
      ['a negative quantity', { groupKey: 'set', quantity: -1 }, 'BAD_USER_INPUT'],
    ])('reject %s', async (_, item, code) => {
      const id = await fillCart(shop, [[skus.fifty, 1]]);
      await add(id, { groupKey: 'set' });
      expect((await send('updateCartGroup', { id, item })).code).toBe(code);
    });

    it('reject a key that would have to be cut', async () => {
      expect((await add('', { groupKey: 'g'.repeat(101) })).code).toBe('UnknownCartGroup');
    });
  });

  it('shows its VAT by rate, rounded where the API has no decimals', async () => {
    const id = await fillCart(shop, [[skus.fifty, 2]]);
    const vats = async (marketId: string) =>
      (
        await shop.request(
          'query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) { summary { vats { rate amount } total { vat } } } }',
          { id, marketId },
        )
      ).data.getCart.summary;
    expect(await vats('dk')).toEqual({ vats: [{ rate: 25, amount: 89.8 }], total: { vat: 89.8 } });
    const finland = await vats('fi');
    expect(finland.vats).toEqual([{ rate: 26, amount: finland.total.vat }]);
    expect((await send('getCart', {})).cart.summary.vats).toEqual([]);
  });

  it('is emptied with its code and its data in place', async () => {
    const id = await fillCart(shop, [[skus.fifty, 2]]);
    await send('setCartPromoCode', { id, promoCode: 'TEN' });
    await send('setCartMerchantData', { id, merchantData: 'mine' });
    expect((await send('clearCart', { id })).cart).toMatchObject({ items: [], promoCode: 'TEN', merchantData: 'mine' });
  });

  it('releases the order that waits for its payment when it is emptied', async () => {
    const id = await fillCart(shop, [[skus.fifty, 2]]);
    const { placed } = await buy(shop, id);
    await send('clearCart', { id });
    expect((await orderOf(shop, placed.orderId)).status).toBe('cancelled');
  });

  it.each([
    [false, 'TEN'],
    [true, ''],
  ])('is copied with lines, data and, with promotions reset %j, the code %j', async (resetPromotions, promoCode) => {
    const id = await fillCart(shop, [[skus.fifty, 2]]);
    await add(id, { groupKey: 'g', message: 'Hi' });
    await send('setCartPromoCode', { id, promoCode: 'TEN' });
    await send('setCartMerchantData', { id, merchantData: '{"a":1}' });
    const { cart } = await send('cloneCart', { id, resetPromotions });
    expect(cart).toMatchObject({
      promoCode,
      merchantData: '{"a":1}',
      items: [
        { quantity: 2, groupKey: null },
        { quantity: 1, groupKey: 'g', message: 'Hi' },
      ],
    });
    expect(cart.id).not.toBe(id);
    await send('clearCart', { id: cart.id });
    expect((await send('getCart', { id })).cart.items).toHaveLength(2);
  });

  it('is copied once per idempotency key', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const headers = { 'x-idempotency-key': `clone-${id}` };
    const first = await send('cloneCart', { id }, headers);
    expect((await send('cloneCart', { id }, headers)).cart.id).toBe(first.cart.id);
    expect((await send('cloneCart', { id, resetPromotions: true }, headers)).code).toBe('IdempotencyConflict');
  });

  it('leaves a gift card with the first when it is copied', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await giveGiftCard(shop, id, 100_00);
    const { cart } = await send('cloneCart', { id });
    expect(cart.summary.total.sellingPriceIncVat).toBe(249);
  });

  it('stores a client’s data, and removes it by an empty text', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const text = '{"voyado":"Å \\"1\\""}';
    expect((await send('setCartMerchantData', { id, merchantData: text })).cart.merchantData).toBe(text);
    expect((await send('getCart', { id })).cart.merchantData).toBe(text);
    const long = await send('setCartMerchantData', { id, merchantData: 'x'.repeat(10_001) });
    expect([long.code, (await send('getCart', { id })).cart.merchantData]).toEqual(['BAD_USER_INPUT', text]);
    expect((await send('setCartMerchantData', { id, merchantData: '' })).cart.merchantData).toBeNull();
  });

  it('is read-only once it is completed, is returned on request only, and can be copied', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await send('setCartMerchantData', { id, merchantData: 'mine' });
    for (const _time of [1, 2])
      expect((await send('completeCart', { id })).cart).toMatchObject({ isCompleted: true, items: [{ quantity: 1 }] });
    expect((await send('getCart', { id, includeCompleted: true })).cart).toMatchObject({ id, isCompleted: true });
    expect((await send('getCart', { id })).cart).toMatchObject({ isCompleted: false, items: [] });
    expect((await send('cloneCart', { id })).cart).toMatchObject({ isCompleted: false, items: [{ quantity: 1 }] });
    const changes = {
      updateCartItem: { item: { skuId: skus.fifty, quantity: 2 } },
      updateCartGroup: { item: { groupKey: 'g', quantity: 2 } },
      addPackageToCart: {},
      clearCart: {},
      setCartMerchantData: { merchantData: 'x' },
      setCartPromoCode: { promoCode: 'TEN' },
      setCartShippingFee: { shippingFee: -1 },
    } as const;
    for (const [name, variables] of Object.entries(changes))
      expect([name, (await send(name as keyof typeof changes, { id, ...variables })).code]).toEqual([
        name,
        'CartCompleted',
      ]);
    expect((await shop.request(placeOrder, { cartId: id, checkout: filledForm })).code).toBe('CartCompleted');
  });

  it('that became an order is completed already, and shows its data', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await send('setCartMerchantData', { id, merchantData: 'mine' });
    await buy(shop, id, 'dk', {}, { paymentId: 18, identityNumber: '010490-9995' });
    expect((await send('completeCart', { id })).cart).toMatchObject({ id, isCompleted: true, merchantData: 'mine' });
    const { data } = await shop.request(getCart, { id, includeCompleted: true });
    expect(data.getCart.summary.total.sellingPriceIncVat).toBe(249);
  });

  it.each([
    ['clearCart', {}],
    ['cloneCart', {}],
    ['completeCart', {}],
    ['setCartShippingFee', { shippingFee: -1 }],
  ] as const)('%s rejects a cart that is not there', async (name, variables) => {
    expect((await send(name, { id: UNKNOWN, ...variables })).code).toBe('CartNotFound');
  });

  it('has no packages', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    expect(await send('addPackageToCart', { id })).toMatchObject({ code: 'UnknownPackage' });
  });

  it.each([0, 49, -2])('costs what the shop charges for shipping, not %d', async (shippingFee) => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    expect((await send('setCartShippingFee', { id, shippingFee })).code).toBe('ExternalShippingFeeNotAllowed');
    expect((await send('getCart', { id })).cart.summary.total.sellingPriceIncVat).toBe(249);
  });

  it('takes it that there is no external fee', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const { data } = await shop.request(documents.setCartShippingFee, { id, shippingFee: -1 });
    expect(data.checkout.cart).toMatchObject({ id, summary: { total: { sellingPriceIncVat: 249 } } });
  });
});
