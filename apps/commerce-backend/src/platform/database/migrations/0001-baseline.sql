-- The schema. Money is integer minor units including VAT.
--
-- A statement ends with a semicolon at the end of a line; all its lines but the first and the last are indented.
--
-- An import replaces the whole catalogue, and tokens may come from an external auth service: what shoppers leave behind
-- therefore references neither products nor accounts by foreign key.

-- Catalogue: products, prices per market, texts per language, stock, and what leads to them.

create table brand (
  brand_id integer primary key,
  alias text not null unique,
  name text not null,
  description jsonb not null
);

create table category (
  category_id integer primary key,
  parent_category_id integer not null,
  sort_order integer not null
);

create table category_text (
  category_id integer not null references category on delete cascade,
  language text not null,
  alias text not null,
  name text not null,
  description text not null,
  primary key (category_id, language),
  unique (language, alias)
);

create table campaign (
  campaign_id integer primary key,
  alias text not null unique,
  name jsonb not null,
  hide_title boolean not null,
  percent_off integer not null check (percent_off between 0 and 100)
);

create table product (
  product_id integer primary key,
  article_number text not null unique,
  variant_group_id integer not null,
  gender text not null,
  kind text not null,
  brand_id integer not null references brand,
  primary_category_id integer not null references category,
  colour_key text not null,
  colour_hex text not null,
  discount_type text not null,
  first_available_on timestamptz not null,
  units_sold integer not null,
  rating_score integer,
  vote_count integer not null,
  members_only boolean not null default false
);
create index product_variant_group on product (variant_group_id);
create index product_number on product (lower(translate(article_number, '-./& ', '')));

-- `text_language` is null where the texts are in `language`.
create table product_text (
  product_id integer not null references product on delete cascade,
  language text not null,
  alias text not null,
  name text not null,
  description text not null,
  details text not null,
  colour_name text not null,
  text_language text,
  primary key (product_id, language),
  unique (language, alias)
);

create table product_category (
  product_id integer not null references product on delete cascade,
  category_id integer not null references category,
  sort_order integer not null,
  primary key (product_id, category_id)
);
create index product_category_category on product_category (category_id);

create table product_campaign (
  product_id integer not null references product on delete cascade,
  campaign_id integer not null references campaign,
  primary key (product_id, campaign_id)
);

create table parameter_group (
  group_id integer primary key,
  name jsonb not null
);

create table parameter (
  parameter_id integer primary key,
  group_id integer not null references parameter_group,
  identifier text not null,
  value jsonb not null,
  unique (group_id, identifier)
);

create table product_parameter (
  product_id integer not null references product on delete cascade,
  parameter_id integer not null references parameter,
  sort_order integer not null,
  primary key (product_id, parameter_id)
);

create table product_price (
  product_id integer not null references product on delete cascade,
  market text not null,
  regular_inc_vat integer not null check (regular_inc_vat >= 0),
  selling_inc_vat integer not null check (selling_inc_vat >= 0),
  primary key (product_id, market)
);

create table price_history (
  product_id integer not null references product on delete cascade,
  market text not null,
  since timestamptz not null,
  selling_inc_vat integer not null check (selling_inc_vat >= 0),
  primary key (product_id, market, since)
);

create table sku (
  sku_id integer primary key,
  product_id integer not null references product on delete cascade,
  article_number text not null unique,
  gtin text not null,
  name text not null,
  sort_order integer not null
);
create index sku_product on sku (product_id);
create index sku_number on sku (lower(translate(article_number, '-./& ', '')));
create index sku_gtin on sku (gtin);

create table sku_stock (
  sku_id integer primary key references sku on delete cascade,
  in_stock integer not null check (in_stock >= 0),
  oversellable integer not null check (oversellable >= 0),
  static integer not null check (static >= 0),
  incoming_on timestamptz
) with (fillfactor = 70);

create table image (
  file_name text primary key,
  product_id integer not null references product on delete cascade,
  sort_order integer not null,
  tags jsonb not null,
  drawing jsonb,
  file text
);
create index image_product on image (product_id);

create table url_history (
  old_url text primary key,
  new_url text not null
);

create table catalogue_version (
  one boolean primary key default true check (one),
  version integer not null,
  seeded_at timestamptz not null
);

-- The numbers that an import gave to the products of a feed, so that the next import updates them in place.
create table import_id (
  scope text not null,
  key text not null,
  id integer not null,
  alias text not null default '',
  primary key (scope, key)
);
create table import_hash (
  product_id integer primary key,
  hash text not null
);

-- The products whose stock has changed, so that a process reloads only those. Rows are only inserted: buyers never wait
-- for each other here. `xid` is the transaction that wrote the row: a reader stores the snapshot of its last query
-- (`pg_current_snapshot`), and rows that this snapshot does not include are new, whenever they were committed. Loading a
-- catalogue replaces all rows and is signalled by the catalogue's version; so only updates are logged.
create table stock_change (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  product_id integer not null,
  changed_at timestamptz not null default now()
);
create index stock_change_xid on stock_change (xid);

-- Rows below `cleared_to` have been deleted.
create table stock_log (
  one boolean primary key default true check (one),
  cleared_to xid8 not null
);
insert into stock_log (cleared_to) values ('0');

create function log_stock_change() returns trigger language plpgsql as $$
  begin
    insert into stock_change (product_id) select distinct product_id from changed join sku using (sku_id);
    return null;
  end
$$;
create trigger sku_stock_changed after update on sku_stock referencing new table as changed
  for each statement execute function log_stock_change();

create table product_review (
  review_id bigint generated always as identity primary key,
  product_id integer not null,
  language text not null,
  rating smallint not null check (rating between 1 and 5),
  comment text not null,
  author text not null,
  user_id text,
  reviewed_at timestamptz not null
);
create index product_review_list on product_review (product_id, language, reviewed_at desc, review_id desc);
create unique index product_review_one_each on product_review (product_id, user_id);

-- `user_id` is the account that requested the alert, if one did.
create table stock_alert (
  alert_id bigint generated always as identity primary key,
  email text not null,
  sku_id integer not null,
  market text not null,
  language text not null,
  asked_at timestamptz not null,
  user_id text,
  unique (sku_id, email)
);
create index stock_alert_age on stock_alert (asked_at);
create index stock_alert_user on stock_alert (user_id) where user_id is not null;

-- Search: an index is built beside the one that is searched, segment by segment, and replaces it when it is complete.
-- The terms and postings of an earlier build may be deleted in any order: nothing references them.

create table search_build (
  build integer generated always as identity primary key,
  stamp text not null unique,
  is_complete boolean not null default false,
  averages jsonb not null
);

create table search_segment (
  build integer not null,
  segment integer not null,
  products integer not null,
  product_ids bytea not null,
  primary key (build, segment)
);

create table search_posting (
  build integer not null,
  language text not null,
  term text collate "C" not null,
  segment integer not null,
  products integer not null,
  packed bytea not null,
  primary key (build, language, term, segment)
);

create table search_term (
  build integer not null,
  language text not null,
  term text collate "C" not null,
  kind text not null check (kind in ('kind', 'property', 'brand', 'name', 'text', 'phrase')),
  stem text not null,
  frequency integer not null,
  primary key (build, language, term, kind)
);

-- Activity: the phrases and products that shoppers searched, viewed and chose.

create table search_event (
  session_key text not null,
  kind text not null check (kind in ('click', 'add', 'favourite')),
  product_id integer not null,
  happened_on date not null,
  primary key (session_key, kind, product_id, happened_on)
);
create index search_event_age on search_event (happened_on);

create table product_interest (
  product_id integer primary key,
  clicks integer not null default 0,
  adds integer not null default 0,
  favourites integer not null default 0
);

create table phrase_interest (
  language text not null,
  phrase text not null,
  product_id integer not null,
  clicks integer not null,
  last_at timestamptz not null default now(),
  primary key (language, phrase, product_id)
);
create index phrase_interest_age on phrase_interest (last_at);

create table searched_phrase (
  market text not null,
  language text not null,
  phrase text not null,
  searches integer not null,
  hits integer not null,
  searched_at timestamptz not null,
  primary key (market, language, phrase)
);
create index searched_phrase_popular on searched_phrase (market, language, searches desc);
create index searched_phrase_age on searched_phrase (searched_at);

-- The visitors who searched for a phrase recently: a search counts once for each visitor.
create table phrase_searcher (
  market text not null,
  language text not null,
  phrase text not null,
  visitor_key text not null,
  searched_on date not null,
  primary key (market, language, phrase, visitor_key)
);
create index phrase_searcher_age on phrase_searcher (searched_on);

create table recent_search (
  market text not null,
  customer_key text not null,
  phrase text not null,
  searched_at timestamptz not null,
  primary key (market, customer_key, phrase)
);
create index recent_search_age on recent_search (searched_at);

create table viewed_product (
  market text not null,
  customer_key text not null,
  product_id integer not null,
  viewed_at timestamptz not null,
  primary key (market, customer_key, product_id)
);
create index viewed_product_product on viewed_product (product_id, viewed_at desc);
create index viewed_product_age on viewed_product (viewed_at);

-- People: accounts with their sessions, addresses, favourites, the newsletter and the loyalty programme.

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

-- The saved addresses, beside the one of the account itself.
create table account_address (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  address jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index account_address_owner on account_address (account_id, id);
create unique index account_address_default on account_address (account_id) where is_default;

create table auth_session (
  id uuid primary key,
  account_id integer not null references account on delete cascade,
  generation integer not null,
  lifetime_minutes integer not null,
  created_at timestamptz not null,
  rotated_at timestamptz,
  expires_at timestamptz not null,
  browser text not null default '',
  system text not null default ''
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

create table favourite_list (
  user_id text primary key,
  product_ids jsonb not null,
  migrated boolean not null default false,
  updated_at timestamptz not null
);

create table shared_favourites (
  user_id text primary key,
  token_hash text not null unique,
  nonce text not null,
  shared_at timestamptz not null
);

create table newsletter_subscriber (
  email text primary key,
  market text not null,
  language text not null,
  tags jsonb not null,
  unsubscribe_key text not null unique,
  subscribed_at timestamptz not null,
  confirmed_at timestamptz
);

-- Sign-ups that wait for the owner of the address.
create table newsletter_confirmation (
  email text primary key,
  market text not null,
  language text not null,
  tags jsonb not null,
  key_hash text not null unique,
  expires_at timestamptz not null
);

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

-- Promotions: codes, how often a code counts, and offers.

create table promo_code (
  code text primary key check (code = upper(code)),
  name jsonb not null,
  effect jsonb not null,
  minimum_inc_vat jsonb not null
);

create table promo_limit (
  code text primary key check (code = upper(code)),
  starts_at timestamptz,
  ends_at timestamptz,
  markets jsonb,
  most_uses integer check (most_uses > 0),
  once_per_customer boolean not null default false
);

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

-- Carts and checkouts.

-- `shown` is the total that the shopper was last shown; `merchant_data` belongs to the client; a client closes a cart
-- that it completes without an order.
create table cart (
  id uuid primary key,
  market text not null,
  promo_code text not null default '',
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  shown jsonb,
  merchant_data text not null default '',
  closed_at timestamptz
);
create index cart_age on cart (updated_at) where completed_at is null;

-- A line without a group has the empty key, so that one constraint covers both.
create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  position bigint generated always as identity,
  sku_id integer not null,
  quantity integer not null check (quantity between 1 and 999),
  message text not null default '',
  group_key text not null default '',
  constraint cart_line_of_group unique (cart_id, sku_id, group_key)
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
create index checkout_age on checkout (updated_at);

create table order_validation (
  cart_id uuid not null references cart on delete cascade,
  asked_at timestamptz not null
);
create index order_validation_cart on order_validation (cart_id, asked_at);

-- Orders with their payments, parcels and returns.

-- `placed_from` is a hash of the network that an order was placed from while it waits for its payment.
create table customer_order (
  id integer generated always as identity (start with 100001) primary key,
  public_id uuid not null unique,
  cart_id uuid not null,
  content_hash text not null,
  market text not null,
  language text not null,
  currency text not null,
  status text not null
    check (status in ('pending-payment', 'received', 'partial', 'completed', 'cancelled', 'refunded')),
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
  completed_at timestamptz,
  user_id text,
  newsletter boolean not null default false,
  placed_from text
);
create unique index customer_order_open_cart on customer_order (cart_id) where status = 'pending-payment';
create index customer_order_cart on customer_order (cart_id);
create index customer_order_open on customer_order (created_at) where status = 'pending-payment';
create index customer_order_user on customer_order (user_id, created_at desc);
create index customer_order_cancelled_person on customer_order (updated_at) where status = 'cancelled' and email <> '';
create index customer_order_buyer on customer_order (lower(email)) where status = 'received';
create index customer_order_paid_buyer on customer_order (lower(email)) where completed_at is not null;
create index customer_order_placed_from on customer_order (placed_from) where status = 'pending-payment';
create index customer_order_moving on customer_order (completed_at) where status in ('received', 'partial');

-- A row stores what it sold: the catalogue may be another when the order is paid.
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
  is_gift_card boolean not null default false,
  group_key text not null default '',
  primary key (order_id, row_number)
);
create index order_row_product on order_row (product_id, order_id desc);

create table promo_use (
  order_id integer primary key references customer_order on delete cascade,
  code text not null,
  customer text
);
create unique index promo_use_customer on promo_use (code, customer);

-- `code` is the one-time code that the bank of the local payment provider requires.
create table payment (
  uid uuid primary key,
  order_id integer not null unique references customer_order on delete cascade,
  state text not null check (state in ('pending', 'captured', 'declined', 'cancelled', 'expired')),
  nonce text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  code text,
  wrong_codes integer not null default 0
);
create index payment_pending on payment (created_at) where state = 'pending';

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

-- Money beside the price list: gift cards, vouchers of members (`promo_use` has the order that used one), and the
-- balances of customers.

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

create table cart_gift_card (
  cart_id uuid primary key references cart on delete cascade,
  code text not null references gift_card
);

-- `redeemed_at` is set for a voucher that was redeemed outside of the shop.
create table voucher (
  id text primary key check (id = upper(id)),
  user_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  redeemed_at timestamptz
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

create table balance_transaction (
  id integer generated always as identity primary key,
  user_id text not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  kind text not null check (kind in ('credit', 'purchase', 'refund')),
  order_id integer,
  created_at timestamptz not null default now()
);
create index balance_transaction_owner on balance_transaction (user_id, currency, id);

-- Services: the mail outbox, idempotency keys and secrets.

create table outbox_mail (
  id bigint generated always as identity primary key,
  unique_key text not null unique,
  recipient text not null,
  subject text not null,
  language text not null,
  html text not null,
  created_at timestamptz not null
);
create index outbox_mail_age on outbox_mail (created_at);

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

-- Notifications for open pages: carts, order statuses, stock and ended sessions. PostgreSQL delivers a notification when
-- its transaction is committed, and equal ones of a transaction once. A payload is `topic:key transaction`; more products
-- than one statement of a shopper changes are one notification for all.

create function notify_cart_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('shop_change', 'cart:' || new.id || ' ' || pg_current_xact_id());
    return null;
  end
$$;
create trigger cart_change after update of updated_at on cart for each row execute function notify_cart_change();

create function notify_order_status() returns trigger language plpgsql as $$
  begin
    perform pg_notify('shop_change', 'order:' || new.id || ' ' || pg_current_xact_id());
    return null;
  end
$$;
create trigger order_status after update of status on customer_order for each row
  when (old.status is distinct from new.status) execute function notify_order_status();

create function notify_stock_change() returns trigger language plpgsql as $$
  begin
    if (select count(*) from logged) > 100 then
      perform pg_notify('shop_change', 'stock:* ' || pg_current_xact_id());
    else
      perform pg_notify('shop_change', 'stock:' || product_id || ' ' || pg_current_xact_id()) from logged;
    end if;
    return null;
  end
$$;
create trigger stock_change_logged after insert on stock_change referencing new table as logged
  for each statement execute function notify_stock_change();

create function notify_session_end() returns trigger language plpgsql as $$
  begin
    perform pg_notify('shop_change', 'session:' || old.id || ' ' || pg_current_xact_id());
    return null;
  end
$$;
create trigger session_end after delete on auth_session for each row execute function notify_session_end();
