import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create table account_address (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  address jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index account_address_owner on account_address (account_id, id);
create unique index account_address_default on account_address (account_id) where is_default;
`;

/** The addresses that a customer has saved, beside the one of the account itself. */
export const addressesOfAccountsMigration: Migration = {
  name: '0026-addresses-of-accounts',
  up: (transaction) => runStatements(transaction, statements),
};
