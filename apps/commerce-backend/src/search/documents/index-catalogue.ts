import { sql } from 'kysely';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { inLongTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { CatalogueIndex, IndexedProduct } from '../../catalogue/snapshot/catalogue-index.ts';
import { readIndex } from '../../catalogue/snapshot/read-index.ts';
import { readProducts } from '../../catalogue/documents/read-products.ts';
import { compoundPieces } from '../core/compound.ts';
import { lexemesOf } from '../core/lexemes.ts';
import { hasDigit } from '../core/words.ts';
import { documentOf, Lexicon } from './build-documents.ts';
import type { WeightedWords } from './build-documents.ts';
import { productFields } from './product-fields.ts';
import { readKinds } from './read-kinds.ts';
import { readStems } from './read-stems.ts';
import { spelledWords } from './spelled-words.ts';
import { TermCounts } from './term-counts.ts';

/** Increased with the rules by which documents are made: a database with older documents is indexed again. */
const RULES = 2;

/** Any number that no other user of the server's advisory locks takes. */
const INDEX_LOCK = 4_711_002;

/** Products whose documents are built and sent at once. */
const CHUNK = 500;

const INDEX = `create index search_document_document on search_document using gin (document)`;

/** Makes the documents of one language, chunk by chunk; it learns words as they come. */
class LanguageIndexer {
  readonly #language: Language;
  readonly #stems = new Map<string, string>();
  readonly #lightKinds = new Set<string>();
  readonly #kinds: ReadonlySet<string>;
  readonly #lexicon: Lexicon;
  readonly #counts: TermCounts;

  constructor(language: Language, kinds: ReadonlySet<string>) {
    this.#language = language;
    this.#kinds = kinds;
    this.#counts = new TermCounts(language);
    this.#lexicon = new Lexicon({
      language,
      stemOf: this.#stemOf,
      isKind: (word) => this.#lightKinds.has(this.#lightOf(word)),
    });
  }

  readonly #stemOf = (word: string): string => this.#stems.get(word) ?? word;
  readonly #lightOf = (word: string): string => lexemesOf(this.#stemOf(word), this.#language).light;

  async #learn(transaction: DatabaseTransaction, words: Iterable<string>): Promise<void> {
    const strange = new Set<string>();
    for (const word of words) if (!hasDigit(word) && !this.#stems.has(word)) strange.add(word);
    for (const [word, stem] of await readStems(transaction, this.#language, [...strange])) this.#stems.set(word, stem);
  }

  async begin(transaction: DatabaseTransaction): Promise<void> {
    await this.#learn(transaction, this.#kinds);
    for (const kind of this.#kinds)
      if (kind.length > 2 && this.#stemOf(kind) !== '') this.#lightKinds.add(this.#lightOf(kind));
  }

  async add(transaction: DatabaseTransaction, products: readonly IndexedProduct[]): Promise<void> {
    const described = products.map((product) => {
      const { a, b, c, d } = productFields(product, this.#language);
      const words: WeightedWords = [
        ['A', spelledWords(a)],
        ['B', spelledWords(b)],
        ['C', spelledWords(c)],
        ['D', spelledWords(d)],
      ];
      return { product, words };
    });
    const [all, compounds] = [new Set<string>(), new Set<string>()];
    for (const { words } of described) {
      for (const [weight, each] of words) {
        for (const word of each) {
          if (hasDigit(word) || this.#stems.has(word)) continue;
          all.add(word);
          if (weight === 'A' || weight === 'B') compounds.add(word);
        }
      }
    }
    for (const word of compounds) for (const piece of compoundPieces(word, this.#language)) all.add(piece);
    await this.#learn(transaction, all);
    const rows = described.map(({ product, words }) => {
      this.#counts.add(product, words);
      return { product_id: product.productId, language: this.#language, document: documentOf(words, this.#lexicon) };
    });
    await insertRows(transaction, 'search_document', rows);
  }

  async end(transaction: DatabaseTransaction): Promise<void> {
    await insertRows(
      transaction,
      'search_term',
      this.#counts.terms(this.#stemOf, (word) => this.#kinds.has(word)),
    );
  }
}

const isIndexed = async (db: Database | DatabaseTransaction, stamp: string): Promise<boolean> =>
  (await db.selectFrom('search_index_state').select('stamp').executeTakeFirst())?.stamp === stamp;

const makeDocuments = async (transaction: DatabaseTransaction, index: CatalogueIndex): Promise<void> => {
  const indexers = [];
  for (const language of languages) {
    const indexer = new LanguageIndexer(language, await readKinds(transaction, index, language));
    await indexer.begin(transaction);
    indexers.push(indexer);
  }
  // Bestsellers first: a broad word is searched from the beginning of the table (see query-hits.ts).
  const { rows } = await sql<{
    ids: number[] | null;
  }>`select json_agg(product_id order by units_sold desc, product_id) as ids from product where not members_only`.execute(
    transaction,
  );
  const ids = rows[0]?.ids ?? [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const places = new Map(chunk.map((id, place) => [id, place]));
    const products = (await readProducts(transaction, index, chunk)).toSorted(
      (a, b) => (places.get(a.productId) ?? 0) - (places.get(b.productId) ?? 0),
    );
    for (const indexer of indexers) await indexer.add(transaction, products);
  }
  for (const indexer of indexers) await indexer.end(transaction);
};

/**
 * Makes documents and terms of a catalogue that has none yet, in one transaction. Of several processes that find a new
 * catalogue at once, one works and the others wait.
 */
export async function indexCatalogue(db: Database, index: CatalogueIndex): Promise<void> {
  const stamp = `${index.version}.${RULES}`;
  if (await isIndexed(db, stamp)) return;
  const indexed = await inLongTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(INDEX_LOCK)})`.execute(transaction);
    if (await isIndexed(transaction, stamp)) return false;
    // Emptied completely, so that the rows lie in the order in which they are written; an index is built faster than it
    // is updated.
    await sql`truncate search_document, search_term`.execute(transaction);
    await sql`drop index search_document_document`.execute(transaction);
    await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
    await makeDocuments(transaction, index);
    await sql.raw(INDEX).execute(transaction);
    await sql`insert into search_index_state (stamp) values (${stamp}) on conflict (one) do update set stamp = excluded.stamp`.execute(
      transaction,
    );
    return true;
  });
  if (indexed) await sql`analyze search_document, search_term`.execute(db);
}

/** Indexes the loaded catalogue, so that no shopper waits for it. */
export const indexLoadedCatalogue = async (db: Database): Promise<void> => indexCatalogue(db, await readIndex(db));
