import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { buy, fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { GIFT_CARD, makeGiftCard } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { giveBack, spend } from './gift-card-store.ts';

describe.each(testDatabases())('the money on a gift card on $name', (database) => {
  const shop = useShop(database);

  const pay = (orderId: number, amount: number) =>
    shop.db.transaction().execute((transaction) => spend(transaction, { orderId, code: GIFT_CARD, amount }));
  const balance = async () =>
    (await shop.db.selectFrom('gift_card').select('balance').where('code', '=', GIFT_CARD).executeTakeFirstOrThrow())
      .balance;

  it('is spent by the first of two orders; the second, which the rest does not cover, takes nothing until it is given back [CART-14]', async () => {
    await makeGiftCard(shop, 150_00);
    const [first, second] = [
      await buy(shop, await fillCart(shop, [[skus.fifty, 1]])),
      await buy(shop, await fillCart(shop, [[skus.fifty, 1]])),
    ];
    const [firstId, secondId] = [Number(first.placed.orderId), Number(second.placed.orderId)];

    await pay(firstId, 100_00);
    await expect(pay(secondId, 100_00)).rejects.toMatchObject({ extensions: { code: 'GiftCardSpent' } });
    expect(await balance()).toBe(50_00);
    expect(await shop.db.selectFrom('gift_card_spending').select(['order_id', 'amount']).execute()).toEqual([
      { order_id: firstId, amount: 100_00 },
    ]);

    await shop.db.transaction().execute((transaction) => giveBack(transaction, firstId));
    await pay(secondId, 150_00);
    expect(await balance()).toBe(0);
  });
});
