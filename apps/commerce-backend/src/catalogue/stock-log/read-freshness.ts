import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A snapshot of the database as `pg_snapshot` writes it: `xmin:xmax:running,running`. */
export type DatabaseSnapshot = string;

/**
 * The parts of a snapshot: the oldest running transaction, the first that had not begun, and the running ones in
 * between.
 */
function parseDatabaseSnapshot(databaseSnapshot: DatabaseSnapshot): {
  readonly oldest: string;
  readonly next: string;
  readonly running: readonly string[];
} {
  const [oldest = '0', next = oldest, running = ''] = databaseSnapshot.split(':');
  return { oldest, next, running: running === '' ? [] : running.split(',') };
}

/**
 * The later of two snapshots. Transactions end one by one, so of two snapshots one has seen the end of all that the
 * other has.
 */
export function later(a: DatabaseSnapshot, b: DatabaseSnapshot): DatabaseSnapshot {
  const [first, second] = [parseDatabaseSnapshot(a), parseDatabaseSnapshot(b)];
  if (first.next !== second.next) return BigInt(first.next) > BigInt(second.next) ? a : b;
  return first.running.length < second.running.length ? a : b;
}

/** The result of one cheap query: whether the data in memory is still fresh, and which parts are not. */
export interface Freshness {
  readonly version: number;
  /** When it was queried. */
  readonly databaseSnapshot: DatabaseSnapshot;
  /** The log no longer reaches back to the snapshot of the reader. */
  readonly isCut: boolean;
  /** The products whose stock has changed since that snapshot. */
  readonly changed: readonly number[];
}

interface Row {
  readonly version: number;
  readonly snapshot: DatabaseSnapshot;
  readonly is_cut: boolean;
  readonly changed: readonly number[] | null;
}

/**
 * One statement, and so one snapshot of the database. Changes that a snapshot has not seen were written by a
 * transaction that had not begun or still ran: two lookups in the index, however long the log, and however long some
 * transaction stays open.
 */
export const freshness = (since: DatabaseSnapshot) => {
  const { oldest, next, running } = parseDatabaseSnapshot(since);
  return sql<Row>`select
    coalesce((select version from catalogue_version), 0) as version,
    pg_current_snapshot()::text as snapshot,
    coalesce((select cleared_to >= ${oldest}::xid8 from stock_log), false) as is_cut,
    (select json_agg(product_id) from (
        select product_id from stock_change where xid >= ${next}::xid8
        union select product_id from stock_change where xid = any(${`{${running.join(',')}}`}::xid8[])
      ) as unseen) as changed`;
};

/** Reads what has changed since a snapshot. */
export async function readFreshness(db: Pick<Database, 'getExecutor'>, since: DatabaseSnapshot): Promise<Freshness> {
  const { rows } = await freshness(since).execute(db);
  const [row] = rows;
  return {
    version: row?.version ?? 0,
    databaseSnapshot: row?.snapshot ?? since,
    isCut: row?.is_cut ?? false,
    changed: row?.changed ?? [],
  };
}

/** Reads the current snapshot; within a transaction that has one snapshot, that one. */
export async function readDatabaseSnapshot(db: Pick<Database, 'getExecutor'>): Promise<DatabaseSnapshot> {
  const { rows } = await sql<{ snapshot: DatabaseSnapshot }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return rows[0]?.snapshot ?? '0';
}
