import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create table loyalty_contact (
  id text primary key,
  email text not null unique check (email = lower(email)),
  user_id text unique,
  attributes jsonb not null,
  accepts_email boolean not null,
  accepts_sms boolean not null,
  discovery_key text unique,
  joined_at timestamptz,
  paid_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index loyalty_contact_paid_until on loyalty_contact (paid_until) where joined_at is not null;

insert into loyalty_contact
select gen_random_uuid()::text, email, id::text, '{}', newsletter, false, null, now(), now(), now(), now()
from account
where member_id <> 0;

alter table voucher add column redeemed_at timestamptz;
`;

/** The contacts and members of the members programme, with who is a member already; a voucher may be redeemed outside of the shop. */
export const loyaltyContactsMigration: Migration = {
  name: '0021-loyalty-contacts',
  up: (transaction) => runStatements(transaction, statements),
};
