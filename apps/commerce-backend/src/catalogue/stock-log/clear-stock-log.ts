import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Changes are stored for so long, in milliseconds; a process without a request in that time reads all stock again. */
const RETENTION_MS = 10 * 60 * 1000;

/** Clears old changes, and leaves a mark of how far. Changes of a running transaction are not touched. */
export async function clearStockLog(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  await sql`with cleared as (
      delete from stock_change where changed_at < ${before}::timestamptz and xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid
    ), latest as (select xid from cleared order by xid desc limit 1)
    update stock_log set cleared_to = latest.xid from latest where latest.xid > stock_log.cleared_to`.execute(db);
}

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
