import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { CatalogueIndex } from '../../catalogue/snapshot/catalogue-index.ts';
import { SEGMENT_SIZE, unpackPostings } from '../core/ranking/postings.ts';
import type { PostingList } from '../core/ranking/postings.ts';
import type { Synonyms } from '../core/concepts/concept-lookup.ts';
import type { Term, Vocabulary } from '../core/vocabulary/vocabulary.ts';
import { indexCatalogue, stampOf } from '../indexing/index-catalogue.ts';
import { readTerms, readVocabulary } from './read-vocabulary.ts';

/** The lists of one term by segment, and how many products have it. */
export interface TermPostings {
  readonly products: number;
  readonly bySegment: ReadonlyMap<number, PostingList>;
}

/** An index in the database, with what is cached of it. */
export interface SearchIndex {
  /** Product ids by segment and place. */
  readonly segments: readonly Int32Array[];
  readonly products: number;
  /** The words of a language, with the merchant's synonyms. */
  readonly vocabulary: (language: Language, synonyms?: Synonyms) => Promise<Vocabulary>;
  /** The lists of terms; those of earlier queries are cached. */
  readonly postings: (language: Language, terms: readonly string[]) => Promise<ReadonlyMap<string, TermPostings>>;
}

/** Memory of cached lists, in bytes. */
const CACHE_BYTES = 128 * 1024 * 1024;
/** Of a place with its impact, and of a term, in bytes. */
const PLACE_BYTES = 3;
const TERM_BYTES = 200;

const none: TermPostings = { products: 0, bySegment: new Map() };

interface PostingRow {
  readonly term: string;
  readonly segment: number;
  readonly products: number;
  readonly packed: string;
}

/** Text: PGlite parses bytes slower than this. */
const fetchRows = async (
  db: Database,
  build: number,
  language: Language,
  terms: readonly string[],
): Promise<readonly PostingRow[]> => {
  const { rows } =
    await sql<PostingRow>`select term, segment, products, encode(packed, 'base64') as packed from search_posting
    where build = ${build} and language = ${language} and term in (select json_array_elements_text(${JSON.stringify(terms)}::json))`.execute(
      db,
    );
  return rows;
};

const readSegments = async (db: Database, build: number): Promise<readonly Int32Array[]> => {
  const { rows } = await sql<{
    ids: string;
  }>`select encode(product_ids, 'base64') as ids from search_segment where build = ${build} order by segment`.execute(
    db,
  );
  return rows.map(({ ids }) => {
    const bytes = new Uint8Array(Buffer.from(ids, 'base64'));
    return new Int32Array(bytes.buffer, 0, bytes.length / Int32Array.BYTES_PER_ELEMENT);
  });
};

const noSynonyms: Synonyms = [];

interface CachedVocabulary {
  readonly synonyms: Synonyms;
  readonly terms: Promise<readonly Term[]>;
  readonly vocabulary: Promise<Vocabulary>;
}

const openBuild = async (db: Database, build: number): Promise<SearchIndex> => {
  const segments = await readSegments(db, build);
  const vocabularies = new Map<Language, CachedVocabulary>();
  const cache = new LRUCache<string, TermPostings>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ products }) => TERM_BYTES + PLACE_BYTES * products,
  });
  return {
    segments,
    products: segments.reduce((sum, { length }) => sum + length, 0),
    vocabulary: (language, synonyms = noSynonyms) => {
      const known = vocabularies.get(language);
      if (known?.synonyms === synonyms) return known.vocabulary;
      const terms = known?.terms ?? readTerms(db, build, language);
      const vocabulary = readVocabulary(db, language, terms, synonyms);
      vocabularies.set(language, { synonyms, terms, vocabulary });
      // A failed read is repeated by the next request.
      vocabulary.catch(() => vocabularies.delete(language));
      return vocabulary;
    },
    postings: async (language, terms) => {
      const found = new Map<string, TermPostings>();
      const missing: string[] = [];
      for (const term of terms) {
        const cached = cache.get(`${language} ${term}`);
        if (cached === undefined) missing.push(term);
        else found.set(term, cached);
      }
      if (missing.length === 0) return found;
      const lists = new Map<string, { products: number; bySegment: Map<number, PostingList> }>();
      for (const { term, segment, products, packed } of await fetchRows(db, build, language, missing)) {
        const list = lists.get(term) ?? { products: 0, bySegment: new Map() };
        list.products += products;
        list.bySegment.set(segment, unpackPostings(Buffer.from(packed, 'base64'), products));
        lists.set(term, list);
      }
      for (const term of missing) {
        const list = lists.get(term) ?? none;
        cache.set(`${language} ${term}`, list);
        found.set(term, list);
      }
      return found;
    },
  };
};

/** Returns the index to search the given catalogue by. */
export type SearchIndexReader = (catalogue: CatalogueIndex) => Promise<SearchIndex>;

/** A larger catalogue is searched by the index before it while the new one is made. */
const MAX_AWAITED_PRODUCTS = 5 * SEGMENT_SIZE;

const latestBuild = async (db: Database, stamp: string) =>
  db
    .selectFrom('search_build')
    .select(['build', 'stamp'])
    .where('is_complete', '=', true)
    .orderBy((order) => order('stamp', '=', stamp), 'desc')
    .orderBy('build', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Caches the index of the latest catalogue, which is made first if there is none; requests meanwhile share the work. */
export function makeSearchIndexReader(
  db: Database,
  { maxAwaitedProducts = MAX_AWAITED_PRODUCTS } = {},
): SearchIndexReader {
  let cached: { readonly version: number; readonly index: Promise<SearchIndex> } | undefined;

  const open = async (catalogue: CatalogueIndex): Promise<SearchIndex> => {
    const stamp = stampOf(catalogue);
    const before = await latestBuild(db, stamp);
    if (before?.stamp === stamp) return openBuild(db, before.build);
    const made = indexCatalogue(db, catalogue);
    if (before !== undefined) {
      const index = await openBuild(db, before.build);
      if (index.products > maxAwaitedProducts) {
        // The vocabularies are read now: the rows of this index are deleted with the end of the next one.
        for (const language of languages) await index.vocabulary(language);
        const forget = (): void => {
          if (cached?.version === catalogue.version) cached = undefined;
        };
        made.then(forget, forget);
        return index;
      }
    }
    await made;
    const build = await latestBuild(db, stamp);
    if (build === undefined) throw new Error('The index of the search was deleted while it was made.');
    return openBuild(db, build.build);
  };

  return async (catalogue) => {
    if (cached?.version !== catalogue.version) cached = { version: catalogue.version, index: open(catalogue) };
    const current = cached;
    try {
      return await current.index;
    } catch (error) {
      // A failed read is repeated by the next request.
      if (cached === current) cached = undefined;
      throw error;
    }
  };
}
