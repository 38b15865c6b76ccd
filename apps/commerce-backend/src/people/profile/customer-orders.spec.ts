import type { MarketAlias } from '@lyng/model';
import { sql } from 'kysely';
import { customerHooks } from '../../api/all-customer-hooks.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import type { AccountOptions } from '../auth/testing/make-account.ts';
import {
  createOrUpdateCheckout,
  placeOrder,
  validateOrderCreation,
} from '../../shopping/checkout/testing/documents.ts';
import { fillCart, formOf, useShop } from '../../shopping/checkout/testing/open-shop.ts';
import { makeCustomer, orderOf, settle } from '../../shopping/checkout/testing/shop-acts.ts';
import { skus } from '../../shopping/checkout/testing/small-catalogue.ts';
import { sendStockAlerts } from '../../catalogue/stock-alerts/send-stock-alerts.ts';
import { deleteAccount } from './delete-account.ts';

const market: MarketAlias = 'dk';

// Nothing here depends on the kind of database: one is enough.
describe.each(testDatabases().slice(-1))('buying logged in on $name', (database) => {
  const shop = useShop(database);

  const now = new Date('2026-03-02T10:00:00Z');
  const account = (options: AccountOptions = {}) => makeCustomer(shop, options);
  const buy = async (headers: Record<string, string>, more: object = {}, cart?: string) => {
    const cartId = cart ?? (await fillCart(shop, [[skus.fifty, 1]]));
    const variables = { cartId, checkout: { ...formOf(market), ...more }, marketId: market, languageId: 'da-DK' };
    await shop.request(createOrUpdateCheckout, variables, headers);
    const { data, code } = await shop.request(placeOrder, variables, headers);
    const order = data?.placeOrder ? await orderOf(shop, data.placeOrder.orderId) : undefined;
    return { cartId, order, code };
  };
  const validate = async (headers: Record<string, string>) => {
    const cartId = await fillCart(shop, [[skus.fifty, 1]]);
    await shop.request(createOrUpdateCheckout, { cartId, checkout: formOf(market), marketId: market }, headers);
    return (await shop.request(validateOrderCreation, { cartId, checkout: formOf(market), marketId: market }, headers))
      .data.validateOrderCreation;
  };

  it('stores the owner of the order; none for a guest or an invalid token', async () => {
    const anna = await account();
    expect((await buy(anna.bearer)).order?.user_id).toBe(anna.userId);
    expect((await buy({})).order?.user_id).toBeNull();
    expect((await buy({ authorization: 'Bearer nonsense' })).order?.user_id).toBeNull();
  });

  it('[IN-7] gives the very order that is not paid yet to who logs in before paying', async () => {
    const anna = await account();
    const { cartId, order } = await buy({});
    expect((await buy(anna.bearer, {}, cartId)).order).toMatchObject({ id: order?.id, user_id: anna.userId });
    const open = await shop.db
      .selectFrom('customer_order')
      .select('user_id')
      .where('cart_id', '=', cartId)
      .where('status', '=', 'pending-payment')
      .execute();
    expect(open).toEqual([{ user_id: anna.userId }]);
  });

  /** The number of rows in each table that hold the text. */
  const rowsWith = async (text: string): Promise<Record<string, number>> => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and pg_table_is_visible(oid)
        and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`.execute(shop.db);
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*) from ${sql.table(name)} as row where row::text ilike ${`%${text}%`}`.execute(shop.db);
      if (rows[0]?.count) found[name] = rows[0].count;
    }
    return found;
  };

  it('[REL-12] leaves nothing of the address when the account is deleted but the orders, and nothing of others is lost [ACC-05]', async () => {
    const [anna, guest] = [await account(), 'guest@example.com'];
    const { email } = anna.account;
    const paid = await buy(anna.bearer, { email });
    await settle(shop, paid.order?.id ?? 0);
    await settle(shop, (await buy({}, { email: guest })).order?.id ?? 0);
    // Typed in, and not placed: as who logs in does, and in other letters.
    for (const typed of [email.toUpperCase(), guest]) {
      const cartId = await fillCart(shop, [[skus.fifty, 1]]);
      const checkout = { ...formOf(market), email: typed };
      await shop.request(createOrUpdateCheckout, { cartId, checkout, marketId: market });
    }
    const alert = { sku_id: skus.fifty, market, language: 'da', asked_at: now } as const;
    await shop.db
      .insertInto('stock_alert')
      .values([
        { ...alert, email, user_id: anna.userId },
        { ...alert, email: guest, user_id: null },
      ])
      .execute();
    await inTransaction(shop.db, (transaction) => sendStockAlerts(transaction, makeConfig(), now));
    const ofAnybody = { checkout: 2, customer_order: 1, outbox_mail: 2 };
    expect([await rowsWith(email), await rowsWith(guest)]).toEqual([{ account: 1, ...ofAnybody }, ofAnybody]);
    await deleteAccount(shop.db, customerHooks.deletions, anna.account.id);
    expect([await rowsWith(email), await rowsWith(guest)]).toEqual([{ customer_order: 1 }, ofAnybody]);
    expect(await orderOf(shop, paid.order?.id ?? 0)).toMatchObject({ user_id: null, email });
  });

  it.each([
    ['Member', null],
    ['NO CREDIT', 'NO CREDIT'],
    ['no credit - LIMITED', 'no credit - LIMITED'],
  ])('exposes of the membership %j only %j', async (memberType, exposed) => {
    const { bearer } = await account({ memberType });
    expect(await validate(bearer)).toEqual({ isValid: true, message: null, memberType: exposed });
  });

  it('sells nothing by invoice to a member without credit, and everything by card', async () => {
    const { bearer } = await account({ memberType: 'NO CREDIT' });
    expect((await buy(bearer, { paymentId: 18 })).code).toBe('PaymentNotAllowed');
    expect((await buy(bearer)).order?.user_id).toBeDefined();
  });

  it('starts a checkout with the account’s customer type, until the shopper changes it', async () => {
    const { bearer } = await account({ customerType: 'ORGANIZATION' });
    expect((await buy(bearer)).order?.customer_type).toBe('ORGANIZATION');
    expect((await buy(bearer, { customerType: 'PERSON' })).order?.customer_type).toBe('PERSON');
    expect((await buy({})).order?.customer_type).toBe('PERSON');
  });
});
