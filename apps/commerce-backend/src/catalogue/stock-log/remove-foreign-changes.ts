import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Removes what another server wrote into the log before the database was moved here by dump and restore: transactions
 * that this server has not reached. They would count as new, or the log as cut, until it does.
 */
export async function removeForeignChanges(db: Database): Promise<void> {
  await sql`delete from stock_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  await sql`update stock_log set cleared_to = '0' where cleared_to >= pg_snapshot_xmax(pg_current_snapshot())`.execute(
    db,
  );
}
