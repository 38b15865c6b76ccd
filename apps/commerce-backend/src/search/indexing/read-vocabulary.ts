import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { conceptWords, makeConceptLookup } from '../core/concepts/concept-lookup.ts';
import { makeVocabulary } from '../core/vocabulary/vocabulary.ts';
import type { Vocabulary } from '../core/vocabulary/vocabulary.ts';
import { readKnownWords } from '../known-words/read-known-words.ts';
import { readStems } from './read-stems.ts';

/** Reads the words of a language in an index. */
export async function readVocabulary(db: Database, build: number, language: Language): Promise<Vocabulary> {
  const terms = await db
    .selectFrom('search_term')
    .select(['term', 'kind', 'stem', 'frequency'])
    .where('build', '=', build)
    .where('language', '=', language)
    .execute();
  const stems = await readStems(db, language, conceptWords(language));
  const concepts = makeConceptLookup(language, (word) => stems.get(word) ?? word);
  return makeVocabulary({ language, terms, concepts, knownWords: readKnownWords(language) });
}
