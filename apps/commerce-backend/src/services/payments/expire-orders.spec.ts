import { sql } from 'kysely';
import { testDatabases } from '../../database/testing/test-databases.ts';
import { latePayments } from './expire-orders.ts';

describe.each(testDatabases())('orders that nobody pays on $name', (database) => {
  it('are found by an index of those that wait, not by looking through every payment that was ever made', async () => {
    const { db, close } = await database.open();
    const plan = await db.transaction().execute(async (transaction) => {
      // An empty table is read as a whole unless that is forbidden; where no index fits, it is all the same.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return latePayments(transaction, new Date('2026-03-02T10:00:00Z')).explain();
    });
    expect(JSON.stringify(plan)).toContain('payment_pending');
    await close();
  });
});
