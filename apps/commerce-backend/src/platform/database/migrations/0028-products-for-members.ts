import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
alter table product add column members_only boolean not null default false;
`;

/** Products that only members of the loyalty programme see. */
export const productsForMembersMigration: Migration = {
  name: '0028-products-for-members',
  up: (transaction) => runStatements(transaction, statements),
};
