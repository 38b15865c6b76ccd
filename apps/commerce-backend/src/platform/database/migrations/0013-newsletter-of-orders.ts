import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Whether the buyer subscribed to the newsletter; for earlier orders this was not stored. */
export const newsletterOfOrdersMigration: Migration = {
  name: '0013-newsletter-of-orders',
  up: async (transaction) => {
    await sql`alter table customer_order add column newsletter boolean not null default false`.execute(transaction);
  },
};
