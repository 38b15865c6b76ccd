import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

/** The index of buyers before this one stays for processes of the release before. */
const statements = `
alter table customer_order drop constraint customer_order_status_check;
alter table customer_order add constraint customer_order_status_check
  check (status in ('pending-payment', 'received', 'partial', 'completed', 'cancelled', 'refunded'));
create index customer_order_paid_buyer on customer_order (lower(email)) where completed_at is not null;
create index customer_order_moving on customer_order (completed_at) where status in ('received', 'partial');

create table parcel (
  id integer generated always as identity primary key,
  order_id integer not null references customer_order on delete cascade,
  shipping_id integer not null,
  carrier text not null,
  tracking_number text not null,
  tracking_link text not null,
  packed_at timestamptz not null,
  expected_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz
);
create index parcel_order on parcel (order_id);

create table order_return (
  id integer generated always as identity (start with 500001) primary key,
  public_id uuid not null unique,
  order_id integer not null references customer_order on delete cascade,
  kind text not null check (kind in ('return', 'withdrawal')),
  carrier text not null,
  label_code text not null,
  created_at timestamptz not null,
  received_at timestamptz
);
create index order_return_order on order_return (order_id);
create index order_return_open on order_return (created_at) where received_at is null;

create table order_return_row (
  return_id integer not null references order_return on delete cascade,
  row_number integer not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  primary key (return_id, row_number)
);

create table order_refund (
  id integer generated always as identity primary key,
  order_id integer not null references customer_order on delete cascade,
  return_id integer not null references order_return on delete cascade,
  row_number integer not null,
  amount bigint not null check (amount > 0),
  vat bigint not null,
  to_balance boolean not null,
  created_at timestamptz not null
);
create index order_refund_order on order_refund (order_id);
`;

/** Paid orders move on: parcels, what comes back, and the money for it. */
export const fulfilmentAndReturnsMigration: Migration = {
  name: '0023-fulfilment-and-returns',
  up: (transaction) => runStatements(transaction, statements),
};
