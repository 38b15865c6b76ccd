import { sql } from 'kysely';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { overduePayments } from './expire-orders.ts';

describe.each(testDatabases())('unpaid orders on $name', (database) => {
  it('are found by an index of those that wait, not by looking through every payment that was ever made', async () => {
    const { db, close } = await database.open();
    const plan = await db.transaction().execute(async (transaction) => {
      // An empty table is scanned completely unless that is disabled; without a suitable index it is scanned all the
      // same.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return overduePayments(transaction, new Date('2026-03-02T10:00:00Z')).explain();
    });
    expect(JSON.stringify(plan)).toContain('payment_pending');
    await close();
  });
});
