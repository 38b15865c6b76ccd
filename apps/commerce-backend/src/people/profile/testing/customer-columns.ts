import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** A column that names a customer, or what belongs to one. */
export interface CustomerColumn {
  readonly table: string;
  readonly column: string;
}

const NAMES = '(user|account|customer|email|recipient|visitor|session_key|order_id|bought_with|cart_id)';
const TYPES = ['text', 'integer', 'uuid'];

/** Every column of the database whose name points to a customer: a new table is among them without being listed. */
export async function customerColumns(db: Database): Promise<readonly CustomerColumn[]> {
  const { rows } = await sql<CustomerColumn>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name ~ ${NAMES} and data_type in (${sql.join(TYPES)})
    order by table_name, column_name`.execute(db);
  return rows;
}

/** The number of rows in each table that have that text in such a column, in capital letters or not. */
export async function rowsNaming(db: Database, texts: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const { table, column } of await customerColumns(db)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}
      where lower(${sql.ref(column)}::text) in (${sql.join(texts)})`.execute(db);
    if (rows[0]?.count) found[`${table}.${column}`] = rows[0].count;
  }
  return found;
}
