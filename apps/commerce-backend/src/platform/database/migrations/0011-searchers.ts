import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The visitors who searched for a phrase recently, so that a search counts once for each visitor. */
export const searchersMigration: Migration = {
  name: '0011-searchers',
  up: async (transaction) => {
    await sql`create table phrase_searcher (
      market text not null,
      language text not null,
      phrase text not null,
      visitor_key text not null,
      searched_on date not null,
      primary key (market, language, phrase, visitor_key)
    )`.execute(transaction);
    await sql`create index phrase_searcher_age on phrase_searcher (searched_on)`.execute(transaction);
    await sql`create index searched_phrase_age on searched_phrase (searched_at)`.execute(transaction);
  },
};
