import type { MadeAccount } from '../../people/auth/testing/make-account.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { claimOrder, getOrders } from '../checkout/testing/documents.ts';
import { buy, fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { makeCustomer } from '../checkout/testing/shop-acts.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';

const otherId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe.each(testDatabases())("a guest's order and a new account on $name", (database) => {
  const shop = useShop(database);
  let anna: MadeAccount;
  let bo: MadeAccount;
  beforeEach(async () => {
    await shop.startOver();
    anna = await makeCustomer(shop);
    bo = await makeCustomer(shop);
  });

  const order = async (email: string, headers: Record<string, string> = {}) => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]], 'dk');
    const { placed } = await buy(shop, cartId, 'dk', headers, { email });
    return { publicOrderId: String(placed.publicId), cartId };
  };
  const claim = async (variables: Awaited<ReturnType<typeof order>>, headers: Record<string, string>) =>
    (await shop.request(claimOrder, variables, headers)).data?.claimOrder;
  const count = async ({ bearer }: MadeAccount) => (await shop.request(getOrders, {}, bearer)).data.getOrders.length;

  it('belong together once the account with that email claims it, however often', async () => {
    const placed = await order(anna.account.email);
    expect([await count(anna), await claim(placed, anna.bearer), await claim(placed, anna.bearer)]).toEqual([
      0,
      true,
      true,
    ]);
    expect(await count(anna)).toBe(1);
  });

  it('stay apart without both ids, for another email, and for an order of another account', async () => {
    const placed = await order(anna.account.email);
    const other = await order('somebody@example.com');
    expect([
      await claim({ ...placed, cartId: other.cartId }, anna.bearer),
      await claim({ ...placed, cartId: '' }, anna.bearer),
      await claim({ ...placed, publicOrderId: otherId }, anna.bearer),
      await claim(placed, bo.bearer),
      await claim(other, anna.bearer),
      await claim(await order(anna.account.email, bo.bearer), anna.bearer),
    ]).toEqual([false, false, false, false, false, false]);
    expect([await count(anna), await count(bo)]).toEqual([0, 1]);
  });

  it('are not for a guest', async () => {
    const { data, code } = await shop.request(claimOrder, await order(anna.account.email), {});
    expect([data?.claimOrder ?? null, code]).toEqual([null, 'Unauthenticated']);
  });
});
