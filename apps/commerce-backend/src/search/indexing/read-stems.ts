import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';

/** PostgreSQL's own stemmers, which drop stop words (og, och, ja). */
const dictionaries: Readonly<Record<Language, string>> = {
  da: 'pg_catalog.danish_stem',
  sv: 'pg_catalog.swedish_stem',
  nb: 'pg_catalog.norwegian_stem',
  fi: 'pg_catalog.finnish_stem',
};

/** The stem of each word; empty for a stop word. Takes a transaction as well. */
export async function readStems(
  db: Pick<Database, 'getExecutor'>,
  language: Language,
  words: readonly string[],
): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{
    stems: Record<string, string> | null;
  }>`select json_object_agg(word, coalesce(stems[1], '')) as stems
    from (select word, ts_lexize(${sql.lit(dictionaries[language])}, word) as stems from json_array_elements_text(${JSON.stringify(words)}::json) as word) as stemmed`.execute(
    db,
  );
  return new Map(Object.entries(rows[0]?.stems ?? {}));
}
