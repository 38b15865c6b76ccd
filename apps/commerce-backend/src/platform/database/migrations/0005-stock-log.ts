import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Which products' stock has changed, so that a process reloads only those. Rows are only inserted: buyers never wait
 * for each other here. `xid` is the transaction that wrote the row: a reader stores the snapshot of its last query
 * (`pg_current_snapshot`), and what that snapshot does not include is new, whenever it was committed. Loading a
 * catalogue replaces all rows and is signalled by the catalogue's version; so only updates are logged.
 */
const statements = [
  `create table stock_change (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    product_id integer not null,
    changed_at timestamptz not null default now()
  )`,
  `create index stock_change_xid on stock_change (xid)`,
  // Rows below it have been cleared away.
  `create table stock_log (one boolean primary key default true check (one), cleared_to xid8 not null)`,
  `insert into stock_log (cleared_to) values ('0')`,
  `create function log_stock_change() returns trigger language plpgsql as $$
    begin
      insert into stock_change (product_id) select distinct product_id from changed join sku using (sku_id);
      return null;
    end
  $$`,
  `create trigger sku_stock_changed after update on sku_stock referencing new table as changed for each statement execute function log_stock_change()`,
];

/** The log of stock changes and the trigger that writes it. */
export const stockLogMigration: Migration = {
  name: '0005-stock-log',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
