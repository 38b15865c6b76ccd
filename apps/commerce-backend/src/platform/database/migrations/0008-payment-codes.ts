import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The one-time code that the local provider's bank requires, and how often a wrong one was typed. */
export const paymentCodesMigration: Migration = {
  name: '0008-payment-codes',
  up: async (transaction) => {
    await sql`alter table payment add column code text, add column wrong_codes integer not null default 0`.execute(
      transaction,
    );
  },
};
