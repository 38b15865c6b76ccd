import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { readMoment } from './moment.ts';
import type { Moment } from './moment.ts';

/** What one cheap question tells: whether what is in memory still holds, and what of it does not. */
export interface Freshness {
  readonly version: number;
  /** When it was asked. */
  readonly moment: Moment;
  /** The log no longer reaches back to the moment that the reader stood at. */
  readonly isCut: boolean;
  /** The products whose stock has changed since that moment. */
  readonly changed: readonly number[];
}

interface Row {
  readonly version: number;
  readonly moment: Moment;
  readonly is_cut: boolean;
  readonly changed: readonly number[] | null;
}

/**
 * One statement, and so one snapshot of the database. What a moment has not seen was written by a transaction that had
 * not begun or still ran: two looks at the index, however long the log, and however long some transaction stays open.
 */
export const freshness = (since: Moment) => {
  const { oldest, next, running } = readMoment(since);
  return sql<Row>`select
    coalesce((select version from catalogue_version), 0) as version,
    pg_current_snapshot()::text as moment,
    coalesce((select cleared_to >= ${oldest}::xid8 from stock_log), false) as is_cut,
    (select json_agg(product_id) from (
        select product_id from stock_change where xid >= ${next}::xid8
        union select product_id from stock_change where xid = any(${`{${running.join(',')}}`}::xid8[])
      ) as unseen) as changed`;
};

/** Asks what has changed since a moment. */
export async function readFreshness(db: Pick<Database, 'getExecutor'>, since: Moment): Promise<Freshness> {
  const { rows } = await freshness(since).execute(db);
  const [row] = rows;
  return {
    version: row?.version ?? 0,
    moment: row?.moment ?? since,
    isCut: row?.is_cut ?? false,
    changed: row?.changed ?? [],
  };
}

/** Asks which moment it is; in a transaction that sees one moment, that one. */
export async function momentNow(db: Pick<Database, 'getExecutor'>): Promise<Moment> {
  const { rows } = await sql<{ moment: Moment }>`select pg_current_snapshot()::text as moment`.execute(db);
  return rows[0]?.moment ?? '0';
}
