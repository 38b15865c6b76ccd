import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { conceptWords } from '../core/concepts/concept-lookup.ts';
import type { Synonyms } from '../core/concepts/concept-lookup.ts';
import { makeVocabulary } from '../core/vocabulary/vocabulary.ts';
import type { Term, Vocabulary } from '../core/vocabulary/vocabulary.ts';
import { wordsOf } from '../core/words/words.ts';
import { readStems } from '../indexing/stems.ts';
import { readKnownWords } from '../known-words/read-known-words.ts';

/** Reads the words of a language in an index. */
export const readTerms = (db: Database, build: number, language: Language): Promise<readonly Term[]> =>
  db
    .selectFrom('search_term')
    .select(['term', 'kind', 'stem', 'frequency'])
    .where('build', '=', build)
    .where('language', '=', language)
    .execute();

/** Makes the vocabulary of those words and the merchant's. */
export async function readVocabulary(
  db: Database,
  language: Language,
  terms: Promise<readonly Term[]>,
  synonyms: Synonyms,
): Promise<Vocabulary> {
  const groups = synonyms.map((group) => group.flatMap((word) => wordsOf(word)[0]?.text ?? []));
  const [rows, stems] = await Promise.all([
    terms,
    readStems(db, language, [...conceptWords(language), ...groups.flat()]),
  ]);
  return makeVocabulary({
    language,
    terms: rows,
    stemOf: (word) => stems.get(word) ?? word,
    knownWords: readKnownWords(language),
    synonyms: groups,
  });
}
