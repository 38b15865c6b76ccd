import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The columns of a table, but for those that a copy has of its own. */
async function columnsOf(db: Database, table: string, own: readonly string[]) {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return sql.join(rows.flatMap(({ name }) => (own.includes(name) ? [] : [sql.ref(name)])));
}

/** Adds so many copies of an order with its rows, a second apart. */
export async function copyOrder(db: Database, id: number, copies: number): Promise<void> {
  const columns = await columnsOf(db, 'customer_order', ['id', 'public_id', 'cart_id', 'created_at']);
  const rowColumns = await columnsOf(db, 'order_row', ['order_id']);
  await sql`with copied as (
      insert into customer_order (public_id, cart_id, created_at, ${columns})
      select gen_random_uuid(), gen_random_uuid(), created_at + n * interval '1 second', ${columns}
      from customer_order, generate_series(1, ${copies}::integer) as n where id = ${id}
      returning id)
    insert into order_row (order_id, ${rowColumns})
    select copied.id, row.* from copied, (select ${rowColumns} from order_row where order_id = ${id}) as row`.execute(
    db,
  );
}
