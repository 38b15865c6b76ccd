import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { addToCart, getCart, setCartPromoCode, updateCartItem } from '../checkout/testing/documents.ts';
import { fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describe.each(testDatabases())('cart on $name', (database) => {
  const shop = useShop(database);

  it('makes an empty cart when none is named [CART-01]', async () => {
    const { data } = await shop.request(getCart, {});
    expect(data.getCart).toMatchObject({ items: [], promoCode: '', isCompleted: false, appliedCampaigns: [] });
    expect(data.getCart.id).toMatch(UUID);
    expect(data.getCart.summary.total.sellingPriceIncVat).toBe(0);
  });

  it('creates a new cart for an unknown id, and rejects an invalid id', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { data } = await shop.request(getCart, { id: unknown });
    expect(data.getCart.id).toMatch(UUID);
    expect(data.getCart.id).not.toBe(unknown);
    const { errors } = await shop.request(getCart, { id: "1' or '1'='1" });
    expect(errors[0]?.message).toContain("Variable '$id' is invalid");
  });

  it('shows items, prices, VAT, shipping and balance as the contract has them [CART-01]', async () => {
    const id = await fillCart(shop, [[skus.fifty, 2]]);
    const { data } = await shop.request(getCart, { id, marketId: 'dk' });
    expect(data.getCart).toMatchObject({
      items: [
        {
          skuId: skus.fifty,
          quantity: 2,
          unitPrice: { sellingPriceIncVat: 200, sellingPriceExVat: 160 },
          totalPrice: { sellingPriceIncVat: 400, vat: 80 },
          product: { productId: 1, name: 'Sko', alias: 'sko-1' },
        },
      ],
      summary: {
        subTotal: { sellingPriceIncVat: 400, sellingPriceExVat: 320 },
        fixedAmountDiscountIncVat: 0,
        shipping: { feeIncVat: 49, isDefault: true, amountLeftToFreeShipping: 99 },
        balance: { pending: 0, totalSellingPriceExBalanceIncVat: 449 },
        total: { sellingPriceIncVat: 449, sellingPriceExVat: 359.2, vat: 89.8 },
      },
    });
    expect(data.getCart.items[0].product.skus).toContainEqual(
      expect.objectContaining({
        skuId: skus.fifty,
        stock: { inStock: 50, oversellable: 0, static: 0, totalStock: 50 },
      }),
    );
  });

  it('keeps the market of the cart until a request names another [CON-N6]', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]], 'se');
    const item = { skuId: skus.fifty, quantity: 2 };
    const updated = await shop.request(updateCartItem, { id, item });
    const { data } = await shop.request(getCart, { id, marketId: 'se', languageId: 'sv-SE' });
    expect(updated.data.updateCartItem).toEqual(data.getCart);
    await shop.request(updateCartItem, { id, item, marketId: 'fi' });
    expect((await shop.request(getCart, { id })).data.getCart.summary.subTotal.sellingPriceIncVat).toBe(40);
  });

  it('prices the same cart by the list, VAT and language of the requested market', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const { data } = await shop.request(getCart, { id, marketId: 'fi', languageId: 'fi-FI' });
    expect(data.getCart.items[0]).toMatchObject({
      unitPrice: { sellingPriceIncVat: 20, sellingPriceExVat: 15.94, vat: 4.06 },
      product: { name: 'Kengät' },
    });
    expect(data.getCart.summary.shipping).toMatchObject({ amountLeftToFreeShipping: 29, feeIncVat: 5.9 });
    expect(data.getCart.summary.shipping.amountLeftToFreeShippingFormatted).toContain('€');
  });

  it('[SHOP-6] a line of a campaign shows the campaign’s own percent, until something else lowers its price too', async () => {
    const inFinland = shop.db.updateTable('product_price').where('market', '=', 'fi').where('product_id', '=', 2);
    await inFinland.set({ regular_inc_vat: 49_90, selling_inc_vat: 36_90 }).execute();
    const id = await fillCart(shop, [[skus.campaign, 2]], 'fi');
    const { data } = await shop.request(getCart, { id, marketId: 'fi' });
    const off = { regularPriceIncVat: 49.9, sellingPriceIncVat: 36.9, discountPercentage: 25 };
    expect(data.getCart.items[0]).toMatchObject({ unitPrice: off, totalPrice: { discountPercentage: 25 } });
    const coded = await shop.request(setCartPromoCode, { id, promoCode: 'TEN', marketId: 'fi' });
    expect(coded.data.setCartPromoCode.items[0].totalPrice.discountPercentage).toBe(33);
    await inFinland.set({ regular_inc_vat: 40_00, selling_inc_vat: 30_00 }).execute();
  });

  it('names the campaigns of the cart and of its items, with their prices [CART-12]', async () => {
    const id = await fillCart(shop, [
      [skus.campaign, 2],
      [skus.fifty, 1],
    ]);
    const { data } = await shop.request(setCartPromoCode, { id, promoCode: 'ten', marketId: 'dk' });
    const [campaign, plain] = data.setCartPromoCode.items;
    expect(data.setCartPromoCode.appliedCampaigns).toMatchObject([
      { name: 'Efterår', hideTitle: true },
      { name: 'Ten percent', hideTitle: false },
    ]);
    expect(campaign.campaign.appliedCampaigns).toHaveLength(2);
    expect(campaign.campaign.prices).toMatchObject([
      { quantity: 2, price: { sellingPriceIncVat: 270, regularPriceIncVat: 400 } },
    ]);
    expect(campaign.totalPrice.sellingPriceIncVat).toBe(540);
    expect(plain.campaign.appliedCampaigns).toMatchObject([{ name: 'Ten percent' }]);
  });

  it('adds to a line, sets it by SKU or by item, and removes it at 0', async () => {
    const id = await fillCart(shop, [
      [skus.fifty, 1],
      [skus.fifty, 2],
    ]);
    const bySku = await shop.request(updateCartItem, { id, item: { skuId: skus.fifty, quantity: 7 } });
    const [item] = bySku.data.updateCartItem.items;
    expect(item).toMatchObject({ quantity: 7 });
    const byItem = await shop.request(updateCartItem, { id, item: { id: item.id, quantity: 2 } });
    expect(byItem.data.updateCartItem.items).toMatchObject([{ id: item.id, quantity: 2 }]);
    const removed = await shop.request(updateCartItem, { id, item: { id: item.id, quantity: 0 } });
    expect(removed.data.updateCartItem.items).toEqual([]);
    const again = await shop.request(updateCartItem, { id, item: { id: item.id, quantity: 0 } });
    expect(again.errors).toEqual([]);
  });

  it.each([
    ['a quantity of 0', { skuId: skus.fifty, quantity: 0 }, 'BAD_USER_INPUT'],
    ['a negative quantity', { skuId: skus.fifty, quantity: -1 }, 'BAD_USER_INPUT'],
    ['more than a line may hold', { skuId: skus.neverCounted, quantity: 51 }, 'BAD_USER_INPUT'],
    ['a SKU that does not exist', { skuId: 999, quantity: 1 }, 'UnknownSku'],
    ['an item that is not there', { id: 'nonsense', quantity: 1 }, 'UnknownCartItem'],
  ])('does not add %s (cart-001)', async (_, item, code) => {
    expect((await shop.request(addToCart, { id: '', item })).code).toBe(code);
  });

  it.each([
    ['fifty', skus.fifty, 51, 50],
    ['three and two beyond', skus.threeAndTwoBeyond, 6, 5],
  ])('rejects more than %s and reports how many there are [CART-08] (cart-002)', async (_, skuId, quantity, stock) => {
    const { errors } = await shop.request(addToCart, { id: '', item: { skuId, quantity } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'InsufficientStock', stock });
  });

  it('counts what the cart holds already against the stock', async () => {
    const id = await fillCart(shop, [[skus.threeAndTwoBeyond, 4]]);
    const { errors } = await shop.request(addToCart, { id, item: { skuId: skus.threeAndTwoBeyond, quantity: 2 } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'InsufficientStock', stock: 5 });
  });

  it('sells of what is never counted as much as a line may hold, and not a unit more by adding to it (cart-001)', async () => {
    const id = await fillCart(shop, [[skus.neverCounted, 50]]);
    expect((await shop.request(addToCart, { id, item: { skuId: skus.neverCounted, quantity: 1 } })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await shop.request(getCart, { id })).data.getCart.items).toMatchObject([{ quantity: 50 }]);
  });

  it('loses no unit when the same line is added to many times at once', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await Promise.all(
      Array.from({ length: 20 }, () => shop.request(addToCart, { id, item: { skuId: skus.fifty, quantity: 1 } })),
    );
    expect((await shop.request(getCart, { id })).data.getCart.items).toMatchObject([{ quantity: 21 }]);
  });

  it('does a mutation once per idempotency key and rejects the key for another one', async () => {
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const key = { 'x-idempotency-key': `add-${id}` };
    const variables = { id, item: { skuId: skus.fifty, quantity: 2 } };
    const first = await shop.request(addToCart, variables, key);
    const replay = await shop.request(addToCart, variables, key);
    expect(replay.data).toEqual(first.data);
    expect(replay.data.addToCart.items).toMatchObject([{ quantity: 3 }]);
    const other = await shop.request(addToCart, { id, item: { skuId: skus.fifty, quantity: 5 } }, key);
    expect(other.code).toBe('IdempotencyConflict');
    shop.passTime(25 * 60 * 60 * 1000);
    const nextDay = await shop.request(addToCart, variables, key);
    expect(nextDay.data.addToCart.items).toMatchObject([{ quantity: 5 }]);
  });

  it('makes one cart for a product without a cart, however often its key is sent [CART-07]', async () => {
    const item = { skuId: skus.fifty, quantity: 2 };
    const key = { 'x-idempotency-key': 'first-add' };
    const add = (id: string) => shop.request(addToCart, { id, item, marketId: 'dk' }, key);
    const sent = [...(await Promise.all([add(''), add('')])), await add('')];
    const [id, ...others] = new Set(sent.map(({ data }) => data.addToCart.id));
    expect([id, others]).toEqual([expect.stringMatching(UUID), []]);
    for (const { data } of sent) expect(data.addToCart.items).toMatchObject([item]);
    // With the cart's id it is another request: the shop relies on this error to find the cart that its key has made.
    expect((await add(String(id))).code).toBe('IdempotencyConflict');
    expect((await shop.request(getCart, { id })).data.getCart.items).toMatchObject([item]);
  });
});
