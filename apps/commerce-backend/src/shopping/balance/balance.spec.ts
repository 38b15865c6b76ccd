import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { getCart, placeOrder } from '../checkout/testing/documents.ts';
import { buy, fillCart, filledForm, useShop } from '../checkout/testing/open-shop.ts';
import { giveGiftCard, settle } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { tokenSigner } from '../../testing/token-signer.ts';
import { balancesOf, creditBalance } from './balance-store.ts';

const now = new Date('2026-03-02T10:00:00Z');
const anna = '1001';

describe.each(testDatabases())('a customer’s balance on $name', (database) => {
  const shop = useShop(database);
  let bearer: Record<string, string>;
  beforeAll(async () => {
    const sign = await tokenSigner(shop.db);
    bearer = { authorization: `Bearer ${sign({ sid: anna, exp: now.getTime() / 1000 + 86_400 })}` };
  });
  beforeEach(async () => {
    await shop.startOver();
    await shop.db.deleteFrom('customer_balance').execute();
    await shop.db.deleteFrom('gift_card').execute();
  });

  const credit = (amount: number) => creditBalance(shop.db, { userId: anna, currency: 'DKK' }, amount);
  const left = async () => (await balancesOf(shop.db, anna))[0]?.amount ?? 0;
  const summaryOf = async (id: string, headers: Record<string, string> = bearer, marketId = 'dk') =>
    (
      await shop.request(
        getCart.replace('balance { pending', 'balance { remaining pending'),
        { id, marketId, includeCompleted: true },
        headers,
      )
    ).data.getCart.summary;
  it('lowers the amount due of the logged-in customer only, as the summary shows [CHK-19]', async () => {
    await credit(100_00);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    expect(await summaryOf(id)).toMatchObject({
      balance: { pending: 100, remaining: 0, totalSellingPriceExBalanceIncVat: 249 },
      total: { sellingPriceIncVat: 149 },
    });
    expect(await summaryOf(id, {})).toMatchObject({
      balance: { pending: 0, remaining: 0 },
      total: { sellingPriceIncVat: 249 },
    });
    // A balance in another country's currency does not count here.
    expect(await summaryOf(id, bearer, 'se')).toMatchObject({ balance: { pending: 0 } });
  });

  it('pays no more than the order costs, shows the remaining balance, and needs no payment [CHK-19]', async () => {
    await credit(1000_00);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    expect(await summaryOf(id)).toMatchObject({
      balance: { pending: 249, remaining: 751 },
      total: { sellingPriceIncVat: 0, vat: 49.8 },
    });
    const { placed } = await buy(shop, id, 'dk', bearer);
    expect(placed).toMatchObject({
      status: 'completed',
      redirectUrl: expect.stringContaining('/checkout/confirm?oid='),
    });
    expect(await left()).toBe(751_00);
  });

  it('is taken when the order is placed, after a gift card, and what is left is paid [CHK-19, CART-14]', async () => {
    await credit(100_00);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    await giveGiftCard(shop, id, 80_00);
    const { placed } = await buy(shop, id, 'dk', bearer);
    expect(await left()).toBe(0);
    expect(await settle(shop, placed.orderId, 'captured')).toMatchObject({ amount: 69_00 });
    expect(await shop.db.selectFrom('gift_card').select('balance').execute()).toEqual([{ balance: 0 }]);
    expect(await summaryOf(id)).toMatchObject({
      balance: { pending: 180, totalSellingPriceExBalanceIncVat: 249 },
      total: { sellingPriceIncVat: 69 },
    });
    const { html } = await shop.db.selectFrom('outbox_mail').select('html').executeTakeFirstOrThrow();
    expect(html).toMatch(/Gavekort<\/td><td[^>]*>−?-?80/u);
    expect(html).toMatch(/Saldo<\/td><td[^>]*>−?-?100/u);
  });

  it.each(['declined', 'expired'] as const)(
    'is the customer’s again, once, when the payment is %s [CHK-19]',
    async (outcome) => {
      await credit(100_00);
      const id = await fillCart(shop, [[skus.fifty, 1]]);
      const { placed } = await buy(shop, id, 'dk', bearer);
      expect(await left()).toBe(0);
      await Promise.all([settle(shop, placed.orderId, outcome), settle(shop, placed.orderId, outcome)]);
      expect(await left()).toBe(100_00);
    },
  );

  it('is held once by an order that is placed again, and is shown meanwhile [CHK-19]', async () => {
    await credit(100_00);
    const id = await fillCart(shop, [[skus.fifty, 1]]);
    const first = await buy(shop, id, 'dk', bearer);
    expect(await summaryOf(id)).toMatchObject({ total: { sellingPriceIncVat: 149 } });
    expect((await buy(shop, id, 'dk', bearer)).placed.orderId).toBe(first.placed.orderId);
    expect(await left()).toBe(0);
    // As a guest, the same cart is another order, and the balance is free again.
    expect((await buy(shop, id)).placed.orderId).not.toBe(first.placed.orderId);
    expect(await left()).toBe(100_00);
  });

  it('[IN-7] [SPEC-22] with less left changes no price: the order is rejected once, with a code that names it', async () => {
    await credit(100_00);
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    await summaryOf(cartId);
    await shop.db.updateTable('customer_balance').set({ amount: 30_00 }).execute();
    for (const merchantData of [undefined, JSON.stringify({ expectedTotalIncVat: 149_00 })]) {
      const { errors } = await shop.request(
        placeOrder,
        { cartId, checkout: { ...filledForm, merchantData }, marketId: 'dk' },
        bearer,
      );
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BalanceSpent',
        totalIncVat: 219,
        totalExBalanceIncVat: 249,
      });
      await shop.db
        .updateTable('cart')
        .set({ shown: JSON.stringify({ market: 'dk', total: 249_00, due: 149_00 }) })
        .execute();
    }
    await summaryOf(cartId);
    const { data } = await shop.request(placeOrder, { cartId, checkout: filledForm, marketId: 'dk' }, bearer);
    expect(data.placeOrder.status).toBe('pending-payment');
  });
});
