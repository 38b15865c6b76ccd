import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

// The time of older clicks is unknown: they count as today's.
const statements = `
alter table phrase_interest add column last_at timestamptz not null default now();
create index phrase_interest_age on phrase_interest (last_at);
create index payment_pending on payment (created_at) where state = 'pending';
`;

/** Finds old clicks after a search, and payments that were abandoned, without scanning all of them every minute. */
export const ageOfPhrasesAndPaymentsMigration: Migration = {
  name: '0014-age-of-phrases-and-payments',
  up: (transaction) => runStatements(transaction, statements),
};
