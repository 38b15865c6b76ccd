import { randomUUID } from 'node:crypto';
import type { MarketAlias } from '@lyng/model';
import { customerHooks } from '../../api/all-customer-hooks.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { creditBalance } from '../../shopping/balance/balance-store.ts';
import { address, buy, fillCart, useShop } from '../../shopping/checkout/testing/open-shop.ts';
import { makeCustomer } from '../../shopping/checkout/testing/shop-acts.ts';
import { skus } from '../../shopping/checkout/testing/small-catalogue.ts';
import { refundMailKey } from '../../shopping/returns/refund-mail.ts';
import { returnMailKey } from '../../shopping/returns/return-mail.ts';
import type { MadeAccount } from '../auth/testing/make-account.ts';
import { deleteAccount } from './delete-account.ts';
import { customerColumns, rowsNaming } from './testing/customer-columns.ts';

const market: MarketAlias = 'dk';
const now = new Date('2026-03-02T10:00:00Z');

const review = { product_id: 1, language: 'da', rating: 5, comment: 'God', author: 'A', reviewed_at: now } as const;

/** Tables that name a customer and are not given out, and why. */
const notExported: Readonly<Record<string, string>> = {
  newsletter_subscriber: 'by an address alone, which an account does not prove; the account has its own choice',
  newsletter_confirmation: 'by an address alone, deleted within a week',
  order_validation: 'times of attempts that limit requests, deleted within the hour',
  phrase_searcher: 'by a random key of the browser, which no account knows',
  recent_search: 'by a random key of the browser, which no account knows',
  search_event: 'by a random key of the browser, which no account knows',
  viewed_product: 'by a random key of the browser, which no account knows',
};

/** Columns in which an order stays after its customer, because bookkeeping law requires it. */
const keptByLaw = ['customer_order.email'];

// Nothing here depends on the kind of database: one is enough.
describe.each(testDatabases().slice(-1))('what is stored about a customer on $name', (database) => {
  const shop = useShop(database);

  const exported = async ({ bearer }: Pick<MadeAccount, 'bearer'>): Promise<Record<string, readonly object[]>> => {
    const { data } = await shop.request('{ exportUser }', {}, bearer);
    return JSON.parse(String(data.exportUser)) as Record<string, readonly object[]>;
  };

  /** A customer with something in every table that one can be in. */
  const openCustomer = async () => {
    const made = await makeCustomer(shop);
    const { userId, bearer, account } = made;
    const { email } = account;
    const { placed } = await buy(shop, await fillCart(shop, [[skus.fifty, 1]]), market, bearer, { email });
    const orderId = Number(placed.orderId);
    const rememberedCart = await fillCart(shop, [[skus.fifty, 2]]);
    const metaData = JSON.stringify({ cartId: rememberedCart, other: 1 });
    await shop.request(
      'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
      { user: { metaData } },
      bearer,
    );
    await shop.request(
      'mutation ($address: AddressInputType!) { saveUserAddress(address: $address) { id } }',
      { address: { ...address, country: 'DK' } },
      bearer,
    );
    await creditBalance(shop.db, { userId, currency: 'DKK' }, 500);
    await shop.db
      .insertInto('voucher')
      .values({ id: `BONUS${userId}`, user_id: userId, currency: 'DKK', amount: 50, created_at: now, expires_at: now })
      .execute();
    await shop.db
      .insertInto('favourite_list')
      .values({ user_id: userId, product_ids: JSON.stringify([1]), updated_at: now })
      .execute();
    await shop.app.inject({ method: 'POST', url: `/likes/users/${userId}/share`, headers: bearer });
    await shop.request(
      'mutation ($membership: MembershipInputType!) { updateMembership(membership: $membership) { isMember } }',
      { membership: { acceptsSms: true } },
      bearer,
    );
    await shop.db
      .insertInto('product_review')
      .values({ ...review, user_id: userId })
      .execute();
    await shop.db
      .insertInto('stock_alert')
      .values({ email, sku_id: skus.fifty, market, language: 'da', asked_at: now, user_id: userId })
      .execute();
    await shop.db
      .insertInto('balance_spending')
      .values({ order_id: orderId, user_id: userId, currency: 'DKK', amount: 1 })
      .execute();
    const { id: returnId } = await shop.db
      .insertInto('order_return')
      .values({
        public_id: randomUUID(),
        order_id: orderId,
        kind: 'return',
        carrier: 'PostNord',
        label_code: `RET-${userId}`,
        created_at: now,
        received_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const uniqueKey of [returnMailKey(returnId), refundMailKey(returnId)])
      await shop.db
        .insertInto('outbox_mail')
        .values({
          unique_key: uniqueKey,
          recipient: email,
          subject: uniqueKey,
          language: 'da',
          html: '',
          created_at: now,
        })
        .execute();
    return { ...made, email, orderId, rememberedCart, returnId };
  };

  it('is given out from every table that names customers, or there is a reason [ACC-11]', async () => {
    const tables = new Set((await customerColumns(shop.db)).map(({ table }) => table));
    const covered = new Set([...customerHooks.exports.map(({ table }) => table), ...Object.keys(notExported)]);
    expect([...tables].filter((table) => !covered.has(table))).toEqual([]);
    expect(Object.keys(notExported).filter((table) => !tables.has(table))).toEqual([]);
    const names = customerHooks.exports.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('is given to its customer only, without secrets [ACC-11]', async () => {
    const [anna, bo] = [await openCustomer(), await makeCustomer(shop)];
    const own = await exported(anna);
    expect(own).toMatchObject({
      account: [{ id: anna.account.id, email: anna.email }],
      addresses: [{ address: { addressLine1: 'Hedevej 1' }, is_default: true }],
      logins: [{ browser: '', system: '' }],
      favourites: [{ product_ids: [1] }],
      sharedFavourites: [{ shared_at: expect.any(String) }],
      membership: [{ email: anna.email }],
      orders: [{ id: anna.orderId, email: anna.email }],
      orderLines: [{ order_id: anna.orderId, quantity: 1 }],
      payments: [{ order_id: anna.orderId }],
      vouchers: [{ id: `BONUS${anna.userId}` }],
      balances: [{ currency: 'DKK', amount: 500 }],
      balanceSpendings: [{ order_id: anna.orderId }],
      reviews: [{ comment: 'God' }],
      stockAlerts: [{ sku_id: skus.fifty }],
    });
    expect(own['orderMails']).toEqual(
      expect.arrayContaining(
        [returnMailKey(anna.returnId), refundMailKey(anna.returnId)].map((subject) =>
          expect.objectContaining({ subject }),
        ),
      ),
    );
    expect(own['carts']).toHaveLength(2);
    expect(own['cartLines']).toContainEqual(expect.objectContaining({ cart_id: anna.rememberedCart, quantity: 2 }));
    const text = JSON.stringify(own);
    for (const secret of ['password_hash', 'key_hash', 'nonce', 'placed_from']) expect(text).not.toContain(secret);
    const others = await exported(bo);
    expect(Object.entries(others).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))).toEqual([
      'account',
      'logins',
    ]);
    expect(JSON.stringify(others)).not.toContain(anna.email);
  });

  it('is not given to a guest or with an invalid token [ACC-11]', async () => {
    const strangers: readonly Record<string, string>[] = [{}, { authorization: 'Bearer nonsense' }];
    for (const headers of strangers)
      expect((await shop.request('{ exportUser }', {}, headers)).code).toBe('Unauthenticated');
  });

  it('is gone with the account from every table, but for the orders that law requires [REL-12, ACC-05]', async () => {
    const anna = await openCustomer();
    const names = [anna.userId, anna.email];
    expect(Object.keys(await rowsNaming(shop.db, names)).length).toBeGreaterThan(10);
    await deleteAccount(shop.db, customerHooks.deletions, anna.account.id);
    expect(Object.keys(await rowsNaming(shop.db, names))).toEqual(keptByLaw);
  });
});
