import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { buy, fillCart, openShop } from '../checkout/testing/open-shop.ts';
import type { TestShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { availableBalance, creditBalance, giveBalanceBack, spendBalance } from './balance-store.ts';

const owner = { userId: 'user-1', currency: 'DKK' } as const;

describe.each(testDatabases())('the balance of a customer on $name', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(database);
  });
  afterAll(() => shop.close());

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
});
