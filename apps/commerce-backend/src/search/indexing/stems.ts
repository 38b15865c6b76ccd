import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { StemOf } from '../core/concepts/concept-lookup.ts';
import { hasDigit } from '../core/words/words.ts';

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

/** Adds the stems of words that are not known yet; a number has none. */
export async function learnStems(
  db: Pick<Database, 'getExecutor'>,
  language: Language,
  words: Iterable<string>,
  known: Map<string, string>,
): Promise<void> {
  const missing = [...new Set(words)].filter((word) => !hasDigit(word) && !known.has(word));
  for (const [word, stem] of await readStems(db, language, missing)) known.set(word, stem);
}

/** Max cached words of a language; a stem never changes, so clearing them all now and then costs one query each. */
const MAX_WORDS = 20_000;

/** Finds the stems of the words of a query. */
export type StemsOf = (language: Language, words: readonly string[]) => Promise<StemOf>;

/** Queries the database once for each word. */
export function makeStemCache(db: Database): StemsOf {
  const caches = new Map<Language, Map<string, string>>();
  return async (language, words) => {
    const cached = caches.get(language);
    const known = cached === undefined || cached.size > MAX_WORDS ? new Map<string, string>() : cached;
    caches.set(language, known);
    await learnStems(db, language, words, known);
    return (word) => known.get(word) ?? word;
  };
}
