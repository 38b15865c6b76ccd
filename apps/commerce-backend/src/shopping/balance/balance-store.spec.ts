import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { buy, fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { makeCustomer } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { availableBalance, creditBalance, giveBalanceBack, spendBalance } from './balance-store.ts';

const owner = { userId: 'user-1', currency: 'DKK' } as const;

describe.each(testDatabases())('the balance of a customer on $name', (database) => {
  const shop = useShop(database);

  const order = async () => Number((await buy(shop, await fillCart(shop, [[skus.fifty, 1]]))).placed.orderId);
  const pay = (orderId: number, amount: number) =>
    shop.db.transaction().execute((transaction) => spendBalance(transaction, orderId, owner, amount));
  const balance = () => availableBalance(shop.db, '00000000-0000-4000-8000-000000000000', owner);

  it('is spent by the first of two orders; the second, which the rest does not cover, takes nothing until it is given back [CART-14]', async () => {
    await creditBalance(shop.db, owner, 150_00);
    const [first, second] = [await order(), await order()];

    await pay(first, 100_00);
    await expect(pay(second, 100_00)).rejects.toMatchObject({ extensions: { code: 'BalanceSpent' } });
    expect(await balance()).toBe(50_00);

    await shop.db.transaction().execute((transaction) => giveBalanceBack(transaction, first));
    await pay(second, 150_00);
    expect(await balance()).toBe(0);
  });

  it('has a history that adds up to it, for its customer alone [ACC-03]', async () => {
    const anna = await makeCustomer(shop);
    const bo = await makeCustomer(shop);
    const own = { userId: anna.userId, currency: 'DKK' } as const;
    const [first, second] = [await order(), await order()];
    await creditBalance(shop.db, own, 150_00);
    await shop.db.transaction().execute(async (transaction) => {
      await spendBalance(transaction, first, own, 100_00);
      await giveBalanceBack(transaction, first);
      await giveBalanceBack(transaction, first);
      await spendBalance(transaction, second, own, 30_00);
      await creditBalance(transaction, own, 10_00, second);
    });
    const query = '{ getBalanceTransactions(marketId: "dk") { kind amount amountFormatted orderId } }';
    const { data } = await shop.request(query, {}, anna.bearer);
    expect(data.getBalanceTransactions).toEqual([
      { kind: 'REFUND', amount: 10, amountFormatted: '10\u00A0kr.', orderId: second },
      { kind: 'PURCHASE', amount: -30, amountFormatted: '-30\u00A0kr.', orderId: second },
      { kind: 'REFUND', amount: 100, amountFormatted: '100\u00A0kr.', orderId: first },
      { kind: 'PURCHASE', amount: -100, amountFormatted: '-100\u00A0kr.', orderId: first },
      { kind: 'CREDIT', amount: 150, amountFormatted: '150\u00A0kr.', orderId: null },
    ]);
    expect((await shop.request('{ getUser { balance } }', {}, anna.bearer)).data.getUser.balance).toBe(130);
    expect((await shop.request(query, {}, bo.bearer)).data.getBalanceTransactions).toEqual([]);
    expect((await shop.request(query)).data.getBalanceTransactions).toBeNull();
  });
});
