import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import { readStems } from '../../src/search/indexing/stems.ts';
import type { QueryLanguage } from './evaluation-set.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** Words that are sent to the database at once. */
const CHUNK = 20_000;

const cut = (text: string): readonly string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? [];

const readEnglishStems = async (db: Database, words: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ stems: Record<string, string> | null }>`
    select json_object_agg(word, coalesce(stems[1], '')) as stems
    from (select word, ts_lexize('pg_catalog.english_stem', word) as stems
      from json_array_elements_text(${JSON.stringify(words)}::json) as word) as stemmed`.execute(db);
  return new Map(Object.entries(rows[0]?.stems ?? {}));
};

/** Cuts a text into the stems of its words, without stop words. */
export type StemsOfText = (text: string) => readonly string[];

/** Reads the stems of every word of some texts, as the shop's own search has them. */
export async function readStemsOfTexts(
  db: Database,
  language: QueryLanguage,
  texts: readonly string[],
): Promise<StemsOfText> {
  const words = [...new Set(texts.flatMap(cut))];
  const stems = new Map<string, string>();
  for (let start = 0; start < words.length; start += CHUNK) {
    const chunk = words.slice(start, start + CHUNK);
    const read = language === 'en' ? await readEnglishStems(db, chunk) : await readStems(db, language, chunk);
    for (const [word, stem] of read) stems.set(word, stem);
  }
  return (text) => cut(text).flatMap((word) => stems.get(word) || []);
}
