import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create table newsletter_confirmation (
  email text primary key,
  market text not null,
  language text not null,
  tags jsonb not null,
  key_hash text not null unique,
  expires_at timestamptz not null
);
alter table newsletter_subscriber add column confirmed_at timestamptz;
`;

/** Sign-ups that wait for the owner of the address, and when subscribers confirmed theirs: earlier ones did not. */
export const newsletterConfirmationsMigration: Migration = {
  name: '0033-newsletter-confirmations',
  up: (transaction) => runStatements(transaction, statements),
};
