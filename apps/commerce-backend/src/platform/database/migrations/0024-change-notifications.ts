import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * PostgreSQL delivers a notification when its transaction is committed, and equal ones of a transaction once. A payload is
 * `topic:key transaction`; more products than one statement of a shopper changes are one notification for all.
 */
const statements = [
  `create function notify_cart_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_change', 'cart:' || new.id || ' ' || pg_current_xact_id());
      return null;
    end
  $$`,
  `create trigger cart_change after update of updated_at on cart for each row execute function notify_cart_change()`,
  `create function notify_order_status() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_change', 'order:' || new.id || ' ' || pg_current_xact_id());
      return null;
    end
  $$`,
  `create trigger order_status after update of status on customer_order for each row
    when (old.status is distinct from new.status) execute function notify_order_status()`,
  `create function notify_stock_change() returns trigger language plpgsql as $$
    begin
      if (select count(*) from logged) > 100 then
        perform pg_notify('shop_change', 'stock:* ' || pg_current_xact_id());
      else
        perform pg_notify('shop_change', 'stock:' || product_id || ' ' || pg_current_xact_id()) from logged;
      end if;
      return null;
    end
  $$`,
  `create trigger stock_change_logged after insert on stock_change referencing new table as logged
    for each statement execute function notify_stock_change()`,
  `create function notify_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_change', 'session:' || old.id || ' ' || pg_current_xact_id());
      return null;
    end
  $$`,
  `create trigger session_end after delete on auth_session for each row execute function notify_session_end()`,
];

/** The database announces what open pages follow: carts, order statuses, stock and ended sessions. */
export const changeNotificationsMigration: Migration = {
  name: '0024-change-notifications',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
