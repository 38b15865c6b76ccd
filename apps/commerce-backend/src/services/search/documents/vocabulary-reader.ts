import type { Language } from '@lyng/model';
import type { Database } from '../../../database/database.ts';
import { synonyms } from '../core/synonyms.ts';
import { makeVocabulary } from '../core/vocabulary.ts';
import type { Vocabulary } from '../core/vocabulary.ts';
import type { CatalogueIndex } from '../../catalogue/catalogue-index.ts';
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

/** Gives the words of a language, of the catalogue that is given; a catalogue seen for the first time is indexed first. */
export type VocabularyReader = (index: CatalogueIndex, language: Language) => Promise<Vocabulary>;

/** Keeps the vocabularies of the latest catalogue in memory; requests that come while one is read share the work. */
export function makeVocabularyReader(db: Database): VocabularyReader {
  let kept:
    | {
        readonly version: number;
        readonly indexed: Promise<void>;
        readonly languages: Map<Language, Promise<Vocabulary>>;
      }
    | undefined;
  return async (index, language) => {
    if (kept?.version !== index.version)
      kept = { version: index.version, indexed: indexCatalogue(db, index), languages: new Map() };
    const current = kept;
    try {
      await current.indexed;
      let vocabulary = current.languages.get(language);
      if (vocabulary === undefined) current.languages.set(language, (vocabulary = readVocabulary(db, language)));
      return await vocabulary;
    } catch (error) {
      // What failed once is tried again by the next request.
      if (kept === current) kept = undefined;
      throw error;
    }
  };
}
