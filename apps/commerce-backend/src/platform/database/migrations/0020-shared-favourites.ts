import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create table shared_favourites (
  user_id text primary key,
  token_hash text not null unique,
  nonce text not null,
  shared_at timestamptz not null
);
`;

/** The lists of favourites that their owners share by a link. */
export const sharedFavouritesMigration: Migration = {
  name: '0020-shared-favourites',
  up: (transaction) => runStatements(transaction, statements),
};
