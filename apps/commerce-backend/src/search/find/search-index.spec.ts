import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { readIndex } from '../../catalogue/snapshot/read-index.ts';
import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts';
import { NOW } from '../../catalogue/testing/example-catalogue.ts';
import { inEvery, makeCatalogue, makeSourceProduct } from '../../catalogue/testing/make-catalogue.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { indexCatalogue } from '../indexing/index-catalogue.ts';
import { makeSearchIndexReader } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';

const PRODUCTS = 4;

const catalogueOf = (name: string) =>
  makeCatalogue(
    Array.from({ length: PRODUCTS }, (_, index) => makeSourceProduct(index + 1, { name: inEvery(`${name} ${index}`) })),
  );

/** The catalogue, one of the two, that an index belongs to. */
const nameIn = async (index: SearchIndex): Promise<string> =>
  (await index.vocabulary('da')).isShopWord('fjord') ? 'Fjord' : 'Strand';

/** The database with a hold before an index is made, which is released when it may be. */
const holding = (db: Database) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('json_agg(product_id order by units_sold')) held.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (held.has(queryId)) await released;
      return result;
    },
  };
  return { held: db.withPlugin(plugin), release: () => release() };
};

describe.each(testDatabases())('the index of a new catalogue on $name', ({ open }) => {
  const opened = openForSuite(() => open());

  const loadTwo = async () => {
    const { db } = opened();
    const load = async (name: string) => {
      await loadCatalogue(db, catalogueOf(name), { seededAt: NOW });
      return readIndex(db);
    };
    await indexCatalogue(db, await load('Fjord'));
    return { db, strand: await load('Strand'), ...holding(db) };
  };

  it('is awaited where the one before is not larger than the limit', async () => {
    const { held, strand, release } = await loadTwo();
    const found = makeSearchIndexReader(held, { maxAwaitedProducts: PRODUCTS })(strand);
    release();
    expect(await nameIn(await found)).toBe('Strand');
  });

  it('is not awaited where the one before is larger: that is searched until the new one is complete', async () => {
    const { db, held, strand, release } = await loadTwo();
    const indexOf = makeSearchIndexReader(held, { maxAwaitedProducts: PRODUCTS - 1 });
    const older = await indexOf(strand);
    expect(await nameIn(older)).toBe('Fjord');
    expect(await indexOf(strand)).toBe(older);
    release();
    while ((await indexOf(strand)) === older) await indexCatalogue(db, strand);
    expect(await nameIn(await indexOf(strand))).toBe('Strand');
    // A search that has begun goes on with the words that it began with.
    expect(await nameIn(older)).toBe('Fjord');
  });
});
