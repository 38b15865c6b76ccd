import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

// When older clicks came nobody knows: they count as today's.
const statements = `
alter table phrase_interest add column last_at timestamptz not null default now();
create index phrase_interest_age on phrase_interest (last_at);
create index payment_pending on payment (created_at) where state = 'pending';
`;

/** Finds what was clicked after a search long ago, and payments that nobody makes any more, without looking through all of them every minute. */
export const ageOfPhrasesAndPaymentsMigration: Migration = {
  name: '0014-age-of-phrases-and-payments',
  up: (transaction) => runStatements(transaction, statements),
};
