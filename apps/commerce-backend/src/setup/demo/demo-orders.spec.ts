import { demoAccounts, demoCatalogue } from '@lyng/demo-catalogue';
import { openAuth } from '../../people/auth/testing/open-auth.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { campaignPrice } from '../../shop/pricing/campaign-price.ts';
import { loadDemoAccounts, removeDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoOrders } from './load-demo-orders.ts';

const goods = demoCatalogue({ seed: 1, campaignPrice });

// Nothing here depends on the kind of database: one is enough.
describe.each(testDatabases().slice(-1))('the demo’s orders on $name', (database) => {
  it('are in several states, add up, are made once, and go with their customer', async () => {
    const { db, now, close } = await openAuth(database);
    await loadDemoAccounts(db, now());
    await loadDemoOrders(db, goods, now());
    await loadDemoOrders(db, goods, now());
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
    await close();
  });
});
