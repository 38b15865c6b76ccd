import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create table newsletter_subscriber (
  email text primary key,
  market text not null,
  language text not null,
  tags jsonb not null,
  unsubscribe_key text not null unique,
  subscribed_at timestamptz not null
);
`;

/** The subscribers of the newsletter. */
export const newsletterSubscribersMigration: Migration = {
  name: '0018-newsletter-subscribers',
  up: (transaction) => runStatements(transaction, statements),
};
