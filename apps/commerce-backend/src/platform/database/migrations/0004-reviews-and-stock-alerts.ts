import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

// The catalogue is always reloaded completely; reviews and stock alerts outlive that, so nothing here references it by
// foreign key.
const statements = `
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

create table stock_alert (
  alert_id bigint generated always as identity primary key,
  email text not null,
  sku_id integer not null,
  market text not null,
  language text not null,
  asked_at timestamptz not null,
  unique (sku_id, email)
);
create index stock_alert_age on stock_alert (asked_at);
`;

/** Reviews of products, and stock alerts for sizes. */
export const reviewsAndStockAlertsMigration: Migration = {
  name: '0004-reviews-and-stock-alerts',
  up: (transaction) => runStatements(transaction, statements),
};
