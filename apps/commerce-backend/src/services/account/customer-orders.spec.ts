import type { MarketAlias } from '@lyng/model';
import { testDatabases } from '../../database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { makeAccount } from '../auth/testing/make-account.ts';
import type { WantedAccount } from '../auth/testing/make-account.ts';
import { createOrUpdateCheckout, placeOrder, validateOrderCreation } from '../checkout/testing/documents.ts';
import { fillCart, formOf, openShop } from '../checkout/testing/open-shop.ts';
import type { TestShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { deleteAccount } from './delete-account.ts';

const market: MarketAlias = 'dk';

// Nothing here depends on the kind of database: one is enough.
describe.each(testDatabases().slice(-1))('buying logged in on $name', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(database);
  });
  afterAll(() => shop.close());

  const now = new Date('2026-03-02T10:00:00Z');
  const account = (wanted: WantedAccount = {}) =>
    makeAccount({ db: shop.db, config: makeConfig(), now: () => now }, wanted);
  const buy = async (headers: Record<string, string>, more: object = {}, cart?: string) => {
    const cartId = cart ?? (await fillCart(shop, [[skus.fifty, 1]]));
    const variables = { cartId, checkout: { ...formOf(market), ...more }, marketId: market, languageId: 'da-DK' };
    await shop.ask(createOrUpdateCheckout, variables, headers);
    const { data, errors } = await shop.ask(placeOrder, variables, headers);
    const orderId = Number(data?.placeOrder?.orderId);
    const order = Number.isNaN(orderId)
      ? undefined
      : await shop.db.selectFrom('customer_order').selectAll().where('id', '=', orderId).executeTakeFirst();
    return { cartId, order, code: errors[0]?.extensions?.['code'] };
  };
  const validate = async (headers: Record<string, string>) => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    await shop.ask(createOrUpdateCheckout, { cartId, checkout: formOf(market), marketId: market }, headers);
    return (await shop.ask(validateOrderCreation, { cartId, checkout: formOf(market), marketId: market }, headers)).data
      .validateOrderCreation;
  };

  it('writes down whose the order is; a guest’s is nobody’s, and so is one with a token that is not believed', async () => {
    const anna = await account();
    expect((await buy(anna.bearer)).order?.user_id).toBe(anna.userId);
    expect((await buy({})).order?.user_id).toBeNull();
    expect((await buy({ authorization: 'Bearer nonsense' })).order?.user_id).toBeNull();
  });

  it('gives an unpaid order to who logs in before paying', async () => {
    const anna = await account();
    const { cartId } = await buy({});
    expect((await buy(anna.bearer, {}, cartId)).order?.user_id).toBe(anna.userId);
    const open = await shop.db
      .selectFrom('customer_order')
      .select('user_id')
      .where('cart_id', '=', cartId)
      .where('status', '=', 'pending-payment')
      .execute();
    expect(open).toEqual([{ user_id: anna.userId }]);
  });

  it('leaves the order when the account is deleted, as nobody’s [ACC-05]', async () => {
    const anna = await account();
    const { order } = await buy(anna.bearer);
    await deleteAccount(shop.db, anna.account.id);
    const left = await shop.db
      .selectFrom('customer_order')
      .select(['id', 'user_id', 'email'])
      .where('id', '=', order?.id ?? 0)
      .execute();
    expect(left).toEqual([{ id: order?.id, user_id: null, email: 'aase@example.com' }]);
  });

  it.each([
    ['Member', null],
    ['', null],
    ['Student', null],
    ['NO CREDIT', 'NO CREDIT'],
    ['no credit - LIMITED', 'no credit - LIMITED'],
  ])('tells of the membership %j only %j (W8)', async (memberType, told) => {
    const { bearer } = await account({ memberType });
    expect(await validate(bearer)).toEqual({ isValid: true, message: null, memberType: told });
  });

  it('sells nothing by invoice to a member without credit, and everything by card', async () => {
    const { bearer } = await account({ memberType: 'NO CREDIT' });
    expect((await buy(bearer, { paymentId: 18 })).code).toBe('PaymentNotAllowed');
    expect((await buy(bearer)).order?.user_id).toBeDefined();
  });

  it('begins a checkout as the type of customer that the account is, until the shopper says otherwise', async () => {
    const { bearer } = await account({ customerType: 'ORGANIZATION' });
    expect((await buy(bearer)).order?.customer_type).toBe('ORGANIZATION');
    expect((await buy(bearer, { customerType: 'PERSON' })).order?.customer_type).toBe('PERSON');
    expect((await buy({})).order?.customer_type).toBe('PERSON');
  });
});
