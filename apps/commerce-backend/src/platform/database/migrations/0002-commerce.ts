import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

const statements = `
create table promo_code (
  code text primary key check (code = upper(code)),
  name jsonb not null,
  effect jsonb not null,
  minimum_inc_vat jsonb not null
);

create table cart (
  id uuid primary key,
  market text not null,
  promo_code text not null default '',
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  position bigint generated always as identity,
  sku_id integer not null,
  quantity integer not null check (quantity between 1 and 999),
  message text not null default '',
  unique (cart_id, sku_id)
);

create table checkout (
  cart_id uuid primary key references cart on delete cascade,
  email text not null,
  identity_number text not null,
  customer_type text not null,
  billing_address jsonb not null,
  shipping_address jsonb,
  shipping_id integer,
  payment_id integer,
  pickup_point text not null,
  message text not null,
  updated_at timestamptz not null
);

create table order_validation (
  cart_id uuid not null references cart on delete cascade,
  asked_at timestamptz not null
);
create index order_validation_cart on order_validation (cart_id, asked_at);

create table customer_order (
  id integer generated always as identity (start with 100001) primary key,
  public_id uuid not null unique,
  cart_id uuid not null,
  content_hash text not null,
  market text not null,
  language text not null,
  currency text not null,
  status text not null check (status in ('pending-payment', 'received', 'cancelled')),
  email text not null,
  identity_number text not null,
  customer_type text not null,
  billing_address jsonb not null,
  shipping_address jsonb,
  shipping_id integer not null,
  payment_id integer not null,
  pickup_point text not null,
  message text not null,
  promo_code text not null,
  campaign_names jsonb not null,
  item_value_inc_vat bigint not null check (item_value_inc_vat >= 0),
  item_value_ex_vat bigint not null check (item_value_ex_vat >= 0),
  regular_value_inc_vat bigint not null,
  regular_value_ex_vat bigint not null,
  fixed_discount_inc_vat bigint not null,
  fixed_discount_ex_vat bigint not null,
  shipping_fee_inc_vat bigint not null check (shipping_fee_inc_vat >= 0),
  shipping_fee_ex_vat bigint not null check (shipping_fee_ex_vat >= 0),
  total_inc_vat bigint not null check (total_inc_vat >= 0),
  total_ex_vat bigint not null check (total_ex_vat >= 0),
  redirect_url text not null,
  checkout_page_url text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz
);
create unique index customer_order_open_cart on customer_order (cart_id) where status = 'pending-payment';
create index customer_order_cart on customer_order (cart_id);
create index customer_order_open on customer_order (created_at) where status = 'pending-payment';

create table order_row (
  order_id integer not null references customer_order on delete cascade,
  row_number integer not null,
  sku_id integer not null,
  product_id integer not null,
  article_number text not null,
  gtin text not null,
  name text not null,
  variant text not null,
  brand text not null,
  image text not null,
  product_url text not null,
  quantity integer not null check (quantity > 0),
  from_stock integer not null check (from_stock >= 0),
  from_oversellable integer not null check (from_oversellable >= 0),
  unit_regular_inc_vat bigint not null,
  unit_regular_ex_vat bigint not null,
  unit_selling_inc_vat bigint not null,
  unit_selling_ex_vat bigint not null,
  total_regular_inc_vat bigint not null,
  total_regular_ex_vat bigint not null,
  total_selling_inc_vat bigint not null,
  total_selling_ex_vat bigint not null,
  primary key (order_id, row_number)
);

create table payment (
  uid uuid primary key,
  order_id integer not null unique references customer_order on delete cascade,
  state text not null check (state in ('pending', 'captured', 'declined', 'cancelled', 'expired')),
  nonce text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);

create table outbox_mail (
  id bigint generated always as identity primary key,
  unique_key text not null unique,
  recipient text not null,
  subject text not null,
  language text not null,
  html text not null,
  created_at timestamptz not null
);

create table idempotency_key (
  key text not null,
  field text not null,
  body_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (key, field)
);
create index idempotency_key_age on idempotency_key (created_at);

create table service_secret (
  name text primary key,
  secret text not null
);

create table favourite_list (
  user_id text primary key,
  product_ids jsonb not null,
  migrated boolean not null default false,
  updated_at timestamptz not null
);
`;

/** Carts, checkouts, orders with their stock and payment, the mail outbox, idempotency keys and favourites. */
export const commerceMigration: Migration = {
  name: '0002-commerce',
  up: (transaction) => runStatements(transaction, statements),
};
