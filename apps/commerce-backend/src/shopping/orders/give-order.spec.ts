import { makeAccount } from '../../people/auth/testing/make-account.ts';
import type { MadeAccount } from '../../people/auth/testing/make-account.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { claimOrder, getOrders } from '../checkout/testing/documents.ts';
import { buy, fillCart, openShop } from '../checkout/testing/open-shop.ts';
import type { TestShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';

const config = makeConfig();
const now = new Date('2026-03-02T10:00:00Z');
const otherId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe.each(testDatabases())("a guest's order and a new account on $name", (database) => {
  let shop: TestShop;
  let anna: MadeAccount;
  let bo: MadeAccount;
  beforeAll(async () => {
    shop = await openShop(database);
  });
  beforeEach(async () => {
    await shop.startOver();
    anna = await makeAccount({ db: shop.db, config, now: () => now });
    bo = await makeAccount({ db: shop.db, config, now: () => now });
  });
  afterAll(() => shop.close());

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
    const { data, errors } = await shop.request(claimOrder, await order(anna.account.email), {});
    expect([data?.claimOrder ?? null, errors[0]?.extensions?.['code']]).toEqual([null, 'Unauthenticated']);
  });
});
