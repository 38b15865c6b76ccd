import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create table import_id (
  scope text not null,
  key text not null,
  id integer not null,
  alias text not null default '',
  primary key (scope, key)
);
create table import_hash (
  product_id integer primary key,
  hash text not null
);
`;

/** The numbers that an import gave to a feed's products, so that the next one updates them in place. */
export const importedIdsMigration: Migration = {
  name: '0030-imported-ids',
  up: (transaction) => runStatements(transaction, statements),
};
