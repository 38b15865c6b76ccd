import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Whether who ordered asked for news by mail; of orders before this nobody has kept it. */
export const newsletterOfOrdersMigration: Migration = {
  name: '0013-newsletter-of-orders',
  up: async (transaction) => {
    await sql`alter table customer_order add column newsletter boolean not null default false`.execute(transaction);
  },
};
