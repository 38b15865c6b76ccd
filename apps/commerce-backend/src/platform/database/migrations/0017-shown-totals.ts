import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
alter table cart add column shown jsonb;
`;

/** A cart knows what its shopper was last shown as its total. */
export const shownTotalsMigration: Migration = {
  name: '0017-shown-totals',
  up: (transaction) => runStatements(transaction, statements),
};
