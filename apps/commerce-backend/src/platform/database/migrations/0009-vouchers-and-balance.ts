import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

// No foreign keys to accounts: tokens may come from an external auth service. What a voucher was used for is in
// promo_use, as for every other code.
const statements = `
create table voucher (
  id text primary key check (id = upper(id)),
  user_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index voucher_user on voucher (user_id);

create table customer_balance (
  user_id text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  primary key (user_id, currency)
);

create table balance_spending (
  order_id integer primary key references customer_order on delete restrict,
  user_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0)
);
create index balance_spending_user on balance_spending (user_id);
`;

/** Members' bonus vouchers, and money that customers have with the shop. */
export const vouchersAndBalanceMigration: Migration = {
  name: '0009-vouchers-and-balance',
  up: (transaction) => runStatements(transaction, statements),
};
