import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { DatabaseTransaction, Tables } from './database.ts';

/** Rows per statement: keeps one JSON parameter below a few megabytes. */
const CHUNK = 2000;

/** Inserts many rows with one JSON parameter per chunk, which is many times faster than one parameter per value. */
export async function insertRows<Table extends keyof Tables & string>(
  transaction: DatabaseTransaction,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)`.execute(transaction);
  }
}
