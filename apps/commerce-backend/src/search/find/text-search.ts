import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { Synonyms } from '../../catalogue/content/files/search-rules.ts';
import type { CatalogueIndex } from '../../catalogue/snapshot/catalogue-index.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { ReadQuery } from '../core/query/read-query.ts';
import type { Vocabulary } from '../core/vocabulary/vocabulary.ts';
import { phraseOf } from '../core/words/words.ts';
import { makeStemCache } from '../indexing/stems.ts';
import { arrangeHits } from './arrange-hits.ts';
import { readText } from './read-text.ts';
import type { Understood } from './read-text.ts';
import { searchRead } from './search-read.ts';
import { makeSearchIndexReader } from './search-index.ts';
import { applyUnderstood, narrowed } from './understood-filters.ts';
import type { UnderstoodHits } from './understood-filters.ts';

/** Max hits, unless the query sets another number: the best of a broad word. */
const MAX_HITS = 2000;

/** The results of a text, and how it was understood. */
export interface TextHits extends Pick<ReadQuery, 'words' | 'excluded'> {
  /** Ordinals of products with every word, best first, in every market; of `near` ones when there are none. */
  readonly ordinals: Int32Array;
  /** Ordinals of products that lack a word, but are of the kind, when few have every word. */
  readonly near: Int32Array;
  /** The text with its spelling corrected, if anything was. */
  readonly corrected: string | undefined;
  /** Words that the products of `ordinals` lack. */
  readonly leftOut: readonly string[];
  /** No product has every word. */
  readonly isRelaxed: boolean;
  /** Not applied to the ordinals yet. */
  readonly understood: Understood;
}

/** The search text and its options. */
export interface TextSearchOptions {
  readonly snapshot: CatalogueSnapshot;
  readonly language: Language;
  readonly text: string;
  /** Whether misspelled words are corrected. Default true. */
  readonly corrects?: boolean;
  /** Whether the last word may be the beginning of one. Default false. */
  readonly isTyping?: boolean;
  /** Max hits. */
  readonly max?: number;
}

interface SoldOptions extends Pick<TextSearchOptions, 'corrects' | 'isTyping' | 'max'> {
  /** Whether pinned products come first. Default true. */
  readonly pinsFirst?: boolean;
}

/** Full text search over the catalogue. */
export interface TextSearch {
  readonly find: (options: TextSearchOptions) => Promise<TextHits>;
  /** The hits that are sold in the market, by the merchant's rules, and the filters that the text names. */
  readonly findSold: (text: string, view: View, options?: SoldOptions) => Promise<UnderstoodHits>;
  /** Ordinals of a list of the shop: best first, by the merchant's rules, with the filters that the text names. */
  readonly list: (text: string, view: View) => Promise<Int32Array>;
  readonly vocabulary: (catalogue: CatalogueIndex, language: Language) => Promise<Vocabulary>;
  /** Reads the index and the words of every language, so that the first query does not have to. */
  readonly prepare: (readCatalogue: () => Promise<CatalogueSnapshot>) => Promise<void>;
}

/** A results page requests its list and the data beside it at the same time: their common text is searched once. */
const shareRunning = (search: TextSearch['find']): TextSearch['find'] => {
  const running = new Map<string, { readonly snapshot: CatalogueSnapshot; readonly hits: Promise<TextHits> }>();
  return (options) => {
    const { snapshot, ...rest } = options;
    const key = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const same = running.get(key);
    if (same?.snapshot === snapshot) return same.hits;
    const hits = search(options).finally(() => {
      if (running.get(key)?.hits === hits) running.delete(key);
    });
    running.set(key, { snapshot, hits });
    return hits;
  };
};

const noSynonyms: Synonyms = {};

/** Creates the search on a database; `readSynonyms` gives those of the merchant as they are now. */
export function makeTextSearch(db: Database, readSynonyms: () => Synonyms = () => noSynonyms): TextSearch {
  const indexOf = makeSearchIndexReader(db);
  const stemsOf = makeStemCache(db);

  const vocabulary: TextSearch['vocabulary'] = async (catalogue, language) =>
    (await indexOf(catalogue)).vocabulary(language, readSynonyms()[language]);

  const search = async (options: TextSearchOptions): Promise<TextHits> => {
    const { snapshot, language, text, corrects = true, isTyping = false, max = MAX_HITS } = options;
    const index = await indexOf(snapshot.index);
    const read = await readText(text, {
      db,
      snapshot,
      vocabulary: await vocabulary(snapshot.index, language),
      stemsOf,
      corrects,
      isTyping,
    });
    return searchRead(read, { db, index, snapshot, language, phrase: phraseOf(text), max });
  };

  const find = shareRunning(search);

  const findSold: TextSearch['findSold'] = async (text, view, { pinsFirst = true, ...options } = {}) => {
    const { snapshot, scope } = view;
    const hits = await find({ snapshot, language: scope.language, text, ...options });
    return applyUnderstood(await arrangeHits(hits, { text, view, pinsFirst }), view);
  };

  const list: TextSearch['list'] = async (text, view) => {
    const { hits, choice } = await findSold(text, view);
    return narrowed(hits.ordinals, choice, view);
  };

  const prepare: TextSearch['prepare'] = async (readCatalogue) => {
    const { index } = await readCatalogue();
    for (const language of languages) await vocabulary(index, language);
  };

  return { find, findSold, list, vocabulary, prepare };
}
