import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { openAuth } from '../../people/auth/testing/open-auth.ts';
import { demoAccounts } from '@lyng/demo-catalogue';
import { loadDemoAccounts, removeDemoAccounts } from './load-demo-accounts.ts';

// Nothing here depends on the kind of database: one is enough.
describe.each(testDatabases().slice(-1))('the demo’s accounts on $name', (database) => {
  it('can be logged in to, are made once, and are taken away with the demo [AUTH-02]', async () => {
    const auth = await openAuth(database);
    await loadDemoAccounts(auth.db, auth.now());
    await auth.db.updateTable('account').set({ newsletter: true }).execute();
    await loadDemoAccounts(auth.db, auth.now());
    for (const { email, password } of demoAccounts)
      expect((await auth.authenticate('login', email, password)).status).toBe(200);
    const stored = await auth.db
      .selectFrom('account')
      .select(['email', 'customer_type', 'member_type', 'newsletter'])
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { email: 'kunde@example.com', customer_type: 'PERSON', member_type: '', newsletter: true },
      { email: 'medlem@example.com', customer_type: 'PERSON', member_type: 'Member', newsletter: true },
      { email: 'erhverv@example.com', customer_type: 'ORGANIZATION', member_type: '', newsletter: true },
    ]);
    await removeDemoAccounts(auth.db);
    expect(await auth.db.selectFrom('account').selectAll().execute()).toEqual([]);
    await auth.close();
  });
});
