import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { synonyms } from '../core/synonyms.ts';
import { makeVocabulary } from '../core/vocabulary.ts';
import type { Vocabulary } from '../core/vocabulary.ts';
import type { CatalogueIndex } from '../../catalogue/snapshot/catalogue-index.ts';
import { indexCatalogue } from './index-catalogue.ts';
import { readStems } from './read-stems.ts';

const readVocabulary = async (db: Database, language: Language): Promise<Vocabulary> => {
  const terms = await db
    .selectFrom('search_term')
    .select(['term', 'kind', 'stem', 'frequency', 'splits'])
    .where('language', '=', language)
    .execute();
  const stems = await readStems(db, language, [...new Set(synonyms[language].flat())]);
  return makeVocabulary(
    language,
    terms,
    synonyms[language].map((group) => group.map((word) => ({ word, stem: stems.get(word) ?? '' }))),
  );
};

/** Returns the words of a language in the given catalogue; a new catalogue is indexed first. */
export type VocabularyReader = (index: CatalogueIndex, language: Language) => Promise<Vocabulary>;

/** Caches the vocabularies of the latest catalogue; requests that come during a read share the work. */
export function makeVocabularyReader(db: Database): VocabularyReader {
  let cached:
    | {
        readonly version: number;
        readonly indexed: Promise<void>;
        readonly languages: Map<Language, Promise<Vocabulary>>;
      }
    | undefined;
  return async (index, language) => {
    if (cached?.version !== index.version)
      cached = { version: index.version, indexed: indexCatalogue(db, index), languages: new Map() };
    const current = cached;
    try {
      await current.indexed;
      let vocabulary = current.languages.get(language);
      if (vocabulary === undefined) current.languages.set(language, (vocabulary = readVocabulary(db, language)));
      return await vocabulary;
    } catch (error) {
      // A failed read is repeated by the next request.
      if (cached === current) cached = undefined;
      throw error;
    }
  };
}
