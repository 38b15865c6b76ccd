import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

// The catalogue and its codes are always reloaded completely; nothing here references it by foreign key.
const statements = `
create table promo_limit (
  code text primary key check (code = upper(code)),
  starts_at timestamptz,
  ends_at timestamptz,
  markets jsonb,
  most_uses integer check (most_uses > 0),
  once_per_customer boolean not null default false
);

create table promo_use (
  order_id integer primary key references customer_order on delete cascade,
  code text not null,
  customer text
);
create unique index promo_use_customer on promo_use (code, customer);

create table promo_miss (
  cart_id uuid not null references cart on delete cascade,
  missed_at timestamptz not null
);
create index promo_miss_cart on promo_miss (cart_id, missed_at);

create table offer (
  offer_id integer primary key,
  name jsonb not null,
  hide_title boolean not null,
  effect jsonb not null,
  kinds jsonb,
  minimum_inc_vat jsonb not null,
  markets jsonb,
  starts_at timestamptz,
  ends_at timestamptz
);

create table gift_card (
  code text primary key,
  currency text not null,
  value bigint not null check (value > 0),
  balance bigint not null check (balance between 0 and value),
  bought_with integer references customer_order on delete restrict,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table gift_card_spending (
  order_id integer primary key references customer_order on delete restrict,
  code text not null references gift_card,
  amount bigint not null check (amount > 0)
);
create index gift_card_spending_code on gift_card_spending (code);

-- Written down when the order is placed: the catalogue may be another when it is paid.
alter table order_row add column is_gift_card boolean not null default false;

create table cart_gift_card (
  cart_id uuid primary key references cart on delete cascade,
  code text not null references gift_card
);
`;

/** What lowers a price beside the price list, how often a code counts, and cards that hold money. */
export const promotionsAndGiftCardsMigration: Migration = {
  name: '0006-promotions-and-gift-cards',
  up: (transaction) => runStatements(transaction, statements),
};
