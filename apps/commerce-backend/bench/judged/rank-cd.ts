import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import { searchLanguageOf } from './evaluation-set.ts';
import type { EvaluationSet } from './evaluation-set.ts';
import type { Language } from '@lyng/model';
import { DEPTH } from './metrics.ts';
import type { Ranking } from './ranking.ts';

const configurations: Readonly<Record<Language, string>> = {
  da: 'danish',
  sv: 'swedish',
  nb: 'norwegian',
  fi: 'finnish',
};

const CHUNK = 1000;

/** A table of its own: the documents of the shop's search may be anything. */
async function fillTable(db: Database, { products }: EvaluationSet, used: ReadonlySet<Language>): Promise<void> {
  await sql`create table judged_document (
    language text not null, place int not null, document tsvector not null, primary key (language, place))`.execute(db);
  for (const language of used) {
    for (let start = 0; start < products.length; start += CHUNK) {
      const rows = products
        .slice(start, start + CHUNK)
        .map(({ title, text }, index) => ({ place: start + index, title, body: text }));
      await sql`insert into judged_document
        select ${language}, place,
          setweight(to_tsvector(${sql.lit(configurations[language])}, title), 'A')
            || to_tsvector(${sql.lit(configurations[language])}, body)
        from json_to_recordset(${JSON.stringify(rows)}::json) as row (place int, title text, body text)`.execute(db);
    }
  }
  await sql`create index on judged_document using gin (document)`.execute(db);
  await sql`analyze judged_document`.execute(db);
}

/** PostgreSQL's own ranking, of products with every word of a query and of those with any. */
export async function rankByCoverDensity(db: Database, set: EvaluationSet): Promise<readonly Ranking[]> {
  await fillTable(db, set, new Set(set.queries.map((query) => searchLanguageOf(set, query))));
  const rankWith = (name: string, operator: '&' | '|'): Ranking => ({
    name,
    rank: async (query) => {
      const language = searchLanguageOf(set, query);
      const { rows } = await sql<{ place: number }>`
        select place from judged_document,
          cast(replace(cast(plainto_tsquery(${sql.lit(configurations[language])}, ${query.text}) as text), '&',
            ${sql.lit(operator)}) as tsquery) as wanted
        where language = ${language} and document @@ wanted
        order by ts_rank_cd(document, wanted) desc, place limit ${DEPTH}`.execute(db);
      return rows.flatMap(({ place }) => set.products[place]?.id ?? []);
    },
  });
  return [rankWith('ts_rank_cd, all words', '&'), rankWith('ts_rank_cd, any word', '|')];
}
