import { sql } from 'kysely';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { inLongTransaction } from '../../platform/database/in-transaction.ts';
import { chunksOf } from '../../platform/collections/chunks-of.ts';
import { readAhead } from '../../platform/collections/read-ahead.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { CatalogueIndex } from '../../catalogue/snapshot/catalogue-index.ts';
import { readIndex } from '../../catalogue/snapshot/read-index.ts';
import { readProducts } from '../../catalogue/documents/read-products.ts';
import { SEGMENT_SIZE } from '../core/ranking/postings.ts';
import { averagesOf } from './product-terms.ts';
import type { Averages } from './product-terms.ts';
import { makeLanguageIndexer } from './language-indexer.ts';
import type { LanguageIndexer, PlacedProduct, SegmentIndex } from './language-indexer.ts';
import { readTradeWords } from './read-trade-words.ts';

/** Increased with the rules by which terms are made: a database with an older index is indexed again. */
const RULES = 3;

/** Any number that no other user of the server's advisory locks takes. */
const INDEX_LOCK = 4_711_002;

/** Products that are read at once. */
const CHUNK = 500;

/** Products by which the average length of a field is measured. */
const SAMPLE = 500;

/** The name of the index of a catalogue. */
export const stampOf = ({ version }: CatalogueIndex): string => `${version}.${RULES}`;

interface Build {
  readonly build: number;
  readonly is_complete: boolean;
  readonly averages: Averages;
}

const findBuild = async (db: Database | DatabaseTransaction, stamp: string): Promise<Build | undefined> => {
  const row = await db
    .selectFrom('search_build')
    .select(['build', 'is_complete', 'averages'])
    .where('stamp', '=', stamp)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, averages: row.averages as Averages };
};

/** Runs a step while no other process runs one. */
const inTurn = <Value>(db: Database, step: (transaction: DatabaseTransaction) => Promise<Value>): Promise<Value> =>
  inLongTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(INDEX_LOCK)})`.execute(transaction);
    return step(transaction);
  });

/** Bestsellers first. */
const idsOf = async (db: Database): Promise<readonly number[]> => {
  const { rows } = await sql<{
    ids: number[] | null;
  }>`select json_agg(product_id order by units_sold desc, product_id) as ids from product where not members_only`.execute(
    db,
  );
  return rows[0]?.ids ?? [];
};

/** Products with their places in the segment, ascending. */
const readPlaced = async (
  transaction: DatabaseTransaction,
  index: CatalogueIndex,
  ids: readonly number[],
  places: ReadonlyMap<number, number>,
): Promise<readonly PlacedProduct[]> =>
  (await readProducts(transaction, index, ids))
    .map((product) => ({ product, place: places.get(product.productId) ?? 0 }))
    .toSorted((a, b) => a.place - b.place);

const beginBuild = (db: Database, index: CatalogueIndex, ids: readonly number[]): Promise<Build> =>
  inTurn(db, async (transaction) => {
    const stamp = stampOf(index);
    const known = await findBuild(transaction, stamp);
    if (known !== undefined) return known;
    const step = Math.max(1, Math.floor(ids.length / SAMPLE));
    const sample = ids.filter((_, place) => place % step === 0).slice(0, SAMPLE);
    const averages = averagesOf(await readProducts(transaction, index, sample));
    const { build } = await transaction
      .insertInto('search_build')
      .values({ stamp, averages: JSON.stringify(averages) })
      .returning('build')
      .executeTakeFirstOrThrow();
    return { build, is_complete: false, averages };
  });

const hex = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;

/** Each row is made when it is written: all at once would take more memory than the index. */
function* postingRows(
  segment: { readonly build: number; readonly segment: number; readonly language: Language },
  postings: SegmentIndex['postings'],
) {
  for (const { term, products, packed } of postings.lists()) yield { ...segment, term, products, packed: hex(packed) };
}

const writeSegment = async (
  transaction: DatabaseTransaction,
  { build, segment, ids }: { readonly build: number; readonly segment: number; readonly ids: readonly number[] },
  indexers: readonly LanguageIndexer[],
): Promise<void> => {
  const productIds = new Uint8Array(Int32Array.from(ids).buffer);
  await insertRows(transaction, 'search_segment', [
    { build, segment, products: ids.length, product_ids: hex(productIds) },
  ]);
  for (const indexer of indexers) {
    const { language } = indexer;
    const { postings, terms } = indexer.endSegment();
    await insertRows(transaction, 'search_posting', postingRows({ build, segment, language }, postings));
    const counted = JSON.stringify(terms);
    await sql`insert into search_term (build, language, term, kind, stem, frequency)
      select ${build}::integer, ${language}, term, kind, stem, frequency
      from json_to_recordset(${counted}::json) as counted (term text, kind text, stem text, frequency integer)
      on conflict (build, language, term, kind) do update set frequency = search_term.frequency + excluded.frequency`.execute(
      transaction,
    );
  }
};

const makeIndexers = async (
  transaction: DatabaseTransaction,
  index: CatalogueIndex,
  averages: Averages,
): Promise<readonly LanguageIndexer[]> => {
  const indexers = [];
  for (const language of languages) {
    const roles = await readTradeWords(transaction, index, language);
    indexers.push(await makeLanguageIndexer(transaction, { language, roles, averages: averages[language] }));
  }
  return indexers;
};

/** Makes the index complete, and deletes the others. */
const endBuild = (db: Database, build: number): Promise<void> =>
  inTurn(db, async (transaction) => {
    await transaction.updateTable('search_build').set({ is_complete: true }).where('build', '=', build).execute();
    for (const table of ['search_posting', 'search_term', 'search_segment', 'search_build'] as const)
      await transaction.deleteFrom(table).where('build', '<', build).execute();
  });

/**
 * Indexes a catalogue that has no index yet, in segments: what is done is not done again after an interruption, and the
 * index before is searched until this one is complete. Several processes share the work. A segment has at most
 * SEGMENT_SIZE products.
 */
export async function indexCatalogue(
  db: Database,
  index: CatalogueIndex,
  { segmentSize = SEGMENT_SIZE } = {},
): Promise<void> {
  if ((await findBuild(db, stampOf(index)))?.is_complete === true) return;
  const ids = await idsOf(db);
  const { build, averages, is_complete: isComplete } = await beginBuild(db, index, ids);
  if (isComplete) return;
  let indexers: readonly LanguageIndexer[] | undefined;
  for (let segment = 0; segment * segmentSize < ids.length; segment += 1) {
    const own = ids.slice(segment * segmentSize, (segment + 1) * segmentSize);
    await inTurn(db, async (transaction) => {
      const done = await transaction
        .selectFrom('search_segment')
        .select('segment')
        .where('build', '=', build)
        .where('segment', '=', segment)
        .executeTakeFirst();
      if (done !== undefined) return;
      indexers ??= await makeIndexers(transaction, index, averages);
      const places = new Map(own.map((id, place) => [id, place]));
      const read = (ids: readonly number[]) => readPlaced(transaction, index, ids, places);
      for await (const products of readAhead(chunksOf(own, CHUNK), read))
        for (const indexer of indexers) await indexer.add(transaction, products);
      await writeSegment(transaction, { build, segment, ids: own }, indexers);
    });
  }
  await endBuild(db, build);
  await sql`analyze search_posting, search_term`.execute(db);
}

/** Indexes the loaded catalogue, so that no shopper waits for it. */
export const indexLoadedCatalogue = async (db: Database): Promise<void> => indexCatalogue(db, await readIndex(db));
