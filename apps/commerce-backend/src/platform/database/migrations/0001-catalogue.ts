import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

/** Products, prices per market, texts per language, stock, and what leads to them. Money is integer minor units including VAT. */
export const catalogueMigration: Migration = {
  name: '0001-catalogue',
  up: (transaction) => runStatements(transaction, statements),
};

const statements = `
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
  vote_count integer not null
);

create index product_variant_group on product (variant_group_id);

create table product_text (
  product_id integer not null references product on delete cascade,
  language text not null,
  alias text not null,
  name text not null,
  description text not null,
  details text not null,
  colour_name text not null,
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
`;
