import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

// A search is in one language and reads only that language's partition of the documents. Shopper activity outlives the
// catalogue, which is always reloaded completely; so nothing here references a product by foreign key.
const statements = `
create table search_index_state (
  one boolean primary key default true check (one),
  stamp text not null
);

create table search_document (
  product_id integer not null,
  language text not null,
  document tsvector not null,
  primary key (product_id, language)
) partition by list (language);
create table search_document_da partition of search_document for values in ('da');
create table search_document_sv partition of search_document for values in ('sv');
create table search_document_nb partition of search_document for values in ('nb');
create table search_document_fi partition of search_document for values in ('fi');
create index search_document_document on search_document using gin (document);

create table search_term (
  language text not null,
  term text not null,
  kind text not null check (kind in ('word', 'text', 'phrase')),
  stem text not null,
  frequency integer not null,
  splits boolean not null,
  primary key (language, term, kind)
);

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
  primary key (language, phrase, product_id)
);

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
create index viewed_product_product on viewed_product (product_id);
create index viewed_product_age on viewed_product (viewed_at);

create index order_row_product on order_row (product_id);
`;

/** What products are found by, and what shoppers sought, looked at and chose. */
export const searchMigration: Migration = {
  name: '0003-search',
  up: (transaction) => runStatements(transaction, statements),
};
