import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

// An index is built beside the one that is searched, segment by segment, and replaces it when it is complete. The terms
// and postings of an earlier build may be deleted in any order: nothing references them.
const statements = `
drop table search_document;
drop table search_term;
drop table search_index_state;

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

create index product_number on product (lower(translate(article_number, '-./& ', '')));
create index sku_number on sku (lower(translate(article_number, '-./& ', '')));
create index sku_gtin on sku (gtin);
`;

/** The index of the search as packed lists of products, scored in the process. */
export const searchPostingsMigration: Migration = {
  name: '0031-search-postings',
  up: (transaction) => runStatements(transaction, statements),
};
