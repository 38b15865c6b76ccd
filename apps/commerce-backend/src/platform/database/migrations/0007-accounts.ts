import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create table account (
  id integer generated always as identity (start with 1001) primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  customer_type text not null check (customer_type in ('PERSON', 'ORGANIZATION')),
  gender text not null check (gender in ('UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN')),
  newsletter boolean not null,
  personal_id text not null,
  address jsonb not null,
  meta_data text not null,
  member_type text not null,
  member_id integer not null,
  member_discount integer not null,
  market text not null,
  language text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table auth_session (
  id uuid primary key,
  account_id integer not null references account on delete cascade,
  generation integer not null,
  lifetime_minutes integer not null,
  created_at timestamptz not null,
  rotated_at timestamptz,
  expires_at timestamptz not null
);
create index auth_session_account on auth_session (account_id);
create index auth_session_age on auth_session (expires_at);

create table auth_used_challenge (
  challenge text primary key,
  expires_at timestamptz not null
);
create index auth_used_challenge_age on auth_used_challenge (expires_at);

create table auth_throttle (
  bucket text primary key,
  attempts double precision not null,
  last_at timestamptz not null,
  allowed_at timestamptz not null
);
create index auth_throttle_age on auth_throttle (last_at);

create table password_reset (
  key_hash text primary key,
  account_id integer not null references account on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_account on password_reset (account_id);
create index password_reset_age on password_reset (expires_at);

-- No foreign key: tokens may come from an auth service elsewhere, and an order outlives the account.
alter table customer_order add column user_id text;
create index customer_order_user on customer_order (user_id, created_at desc);
`;

/** Accounts with their sessions, what guards logging in, and whose an order is. */
export const accountsMigration: Migration = {
  name: '0007-accounts',
  up: (transaction) => runStatements(transaction, statements),
};
