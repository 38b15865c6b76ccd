import { countQueries } from '../../platform/database/testing/count-queries.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { readIndex } from '../../catalogue/snapshot/read-index.ts';
import { makeCatalogueReader } from '../../catalogue/snapshot/catalogue-reader.ts';
import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts';
import { NOW } from '../../catalogue/testing/example-catalogue.ts';
import { inEvery, makeCatalogue, makeSourceProduct } from '../../catalogue/testing/make-catalogue.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { makeTextSearch } from '../find/text-search.ts';
import { indexCatalogue } from './index-catalogue.ts';

const catalogueOf = (name: string) =>
  makeCatalogue(
    Array.from({ length: 7 }, (_, index) => makeSourceProduct(index + 1, { name: inEvery(`${name} ${index}`) })),
  );

describe.each(testDatabases())('the index on $name', ({ open }) => {
  const opened = openForSuite(() => open());

  it('is made in segments, of which those that are done are not made again', async () => {
    const { db } = opened();
    await loadCatalogue(db, catalogueOf('Fjord'), { seededAt: NOW });
    const index = await readIndex(db);
    await indexCatalogue(db, index, { segmentSize: 3 });
    const complete = await db.selectFrom('search_posting').selectAll().orderBy('term').orderBy('segment').execute();
    expect(new Set(complete.map(({ segment }) => segment))).toEqual(new Set([0, 1, 2]));

    // As after a process that ended in the last segment.
    await db.updateTable('search_build').set({ is_complete: false }).execute();
    await db.deleteFrom('search_segment').where('segment', '=', 2).execute();
    await db.deleteFrom('search_posting').where('segment', '=', 2).execute();
    const { db: counted, queriesOf } = countQueries(db, 'select product.*');
    // The texts of one segment are read.
    expect(await queriesOf(() => indexCatalogue(counted, index, { segmentSize: 3 }))).toBe(1);
    expect(await db.selectFrom('search_posting').selectAll().orderBy('term').orderBy('segment').execute()).toEqual(
      complete,
    );
  });

  it('finds products of every segment, and is deleted when the next one is complete', async () => {
    const { db } = opened();
    await loadCatalogue(db, catalogueOf('Fjord'), { seededAt: NOW });
    await indexCatalogue(db, await readIndex(db), { segmentSize: 3 });
    const search = makeTextSearch(db);
    const readCatalogue = makeCatalogueReader({ db });
    const find = async (text: string) =>
      (await search.find({ snapshot: await readCatalogue(), language: 'sv', text })).ordinals.length;
    expect(await find('fjord')).toBe(7);
    await loadCatalogue(db, catalogueOf('Strand'), { seededAt: NOW });
    expect([await find('fjord'), await find('strand')]).toEqual([0, 7]);
    const builds = await db.selectFrom('search_build').select('is_complete').execute();
    expect(builds).toEqual([{ is_complete: true }]);
  });

  it('is shared by processes that begin at once', async () => {
    const { db } = opened();
    await loadCatalogue(db, catalogueOf('Fjord'), { seededAt: NOW });
    const index = await readIndex(db);
    await Promise.all([1, 2, 3].map(() => indexCatalogue(db, index, { segmentSize: 3 })));
    const segments = await db.selectFrom('search_segment').select(['segment', 'products']).orderBy('segment').execute();
    expect(segments.map(({ products }) => products)).toEqual([3, 3, 1]);
    const [term] = await db
      .selectFrom('search_term')
      .select('frequency')
      .where('language', '=', 'sv')
      .where('term', '=', 'fjord')
      .execute();
    expect(term?.frequency).toBe(7);
  });
});
