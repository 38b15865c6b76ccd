import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The owner of a stock alert: the account that requested it, if one did. */
export const ownersOfStockAlertsMigration: Migration = {
  name: '0010-owners-of-stock-alerts',
  up: async (transaction) => {
    await sql`alter table stock_alert add column user_id text`.execute(transaction);
    await sql`create index stock_alert_user on stock_alert (user_id) where user_id is not null`.execute(transaction);
  },
};
