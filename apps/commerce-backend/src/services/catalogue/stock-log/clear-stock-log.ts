import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Changes are kept for so long, in milliseconds; a process that was asked nothing meanwhile reads all stock again. */
const KEPT_FOR = 10 * 60 * 1000;

/** Clears away old changes, and leaves a mark of how far. Nothing that a running transaction wrote is touched. */
export async function clearStockLog(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR).toISOString();
  await sql`with cleared as (
      delete from stock_change where changed_at < ${before}::timestamptz and xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid
    ), latest as (select xid from cleared order by xid desc limit 1)
    update stock_log set cleared_to = latest.xid from latest where latest.xid > stock_log.cleared_to`.execute(db);
}
