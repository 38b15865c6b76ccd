import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { openAuth } from '../../people/auth/testing/open-auth.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { demoAccounts, demoCatalogue } from '@lyng/demo-catalogue';
import { campaignPrice } from '../../shop/pricing/campaign-price.ts';
import { loadDemoAccounts, removeDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoOrders } from './load-demo-orders.ts';

// Nothing here depends on the kind of database: one is enough.
describe.each(testDatabases().slice(-1))('the demo’s accounts on $name', (database) => {
  const auth = openForSuite(() => openAuth(database));

  it('can be logged in to, are made once, and are taken away with the demo [AUTH-02]', async () => {
    const { db, now, authenticate } = auth();
    await loadDemoAccounts(db, now());
    await db.updateTable('account').set({ newsletter: true }).execute();
    await loadDemoAccounts(db, now());
    for (const { email, password } of demoAccounts)
      expect((await authenticate('login', email, password)).status).toBe(200);
    const stored = await db
      .selectFrom('account')
      .select(['email', 'customer_type', 'member_type', 'newsletter'])
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { email: 'kunde@example.com', customer_type: 'PERSON', member_type: '', newsletter: true },
      { email: 'medlem@example.com', customer_type: 'PERSON', member_type: 'Member', newsletter: true },
      { email: 'erhverv@example.com', customer_type: 'ORGANIZATION', member_type: '', newsletter: true },
    ]);
    await removeDemoAccounts(db);
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([]);
  });

  it('have orders in several states, which add up, are made once, and go with their customer', async () => {
    const { db, now } = auth();
    await loadDemoAccounts(db, now());
    const goods = demoCatalogue({ seed: 1, campaignPrice });
    for (const time of [now(), now()]) await loadDemoOrders(db, goods, time);
    const orders = await db.selectFrom('customer_order').selectAll().orderBy('id').execute();
    expect(orders.map(({ email }) => email)).toEqual(Array.from({ length: 3 }, () => demoAccounts[0]?.email));
    expect(orders.map(({ status }) => status)).toEqual(['completed', 'completed', 'received']);
    for (const { id, total_inc_vat: total } of orders) {
      const rows = await db.selectFrom('order_row').selectAll().where('order_id', '=', id).execute();
      expect(rows.reduce((sum, row) => sum + row.total_selling_inc_vat, 0)).toBe(total);
      expect(rows.every(({ name, image, variant }) => name !== '' && image !== '' && variant !== '')).toBe(true);
    }
    expect(await db.selectFrom('parcel').selectAll().execute()).toHaveLength(2);
    await removeDemoAccounts(db);
    expect(await db.selectFrom('customer_order').selectAll().execute()).toEqual([]);
  });
});
