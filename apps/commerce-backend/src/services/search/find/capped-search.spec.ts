import { testDatabases } from '../../../database/testing/test-databases.ts';
import type { OpenTestDatabase } from '../../../database/testing/test-databases.ts';
import { makeCatalogueReader } from '../../catalogue/catalogue-reader.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { NOW } from '../../catalogue/testing/example-catalogue.ts';
import { inEvery, makeCatalogue, makeSourceProduct } from '../../catalogue/testing/make-catalogue.ts';
import { queryHits } from './query-hits.ts';
import { makeTextSearch } from './text-search.ts';
import type { TextSearch } from './text-search.ts';

/** Sixty that only mention fjords and sell well, and three called so that hardly sell. */
const mentions = Array.from({ length: 60 }, (_, index) =>
  makeSourceProduct(100 + index, { description: inEvery('Made for a walk along the fjord.'), unitsSold: 5000 - index }),
);
const named = [1, 2, 3].map((id) => makeSourceProduct(id, { name: inEvery(`Fjord ${id}`), unitsSold: id }));

describe.each(testDatabases())('a broad word on $name', ({ open }) => {
  let opened: OpenTestDatabase;
  let search: TextSearch;
  let snapshot: CatalogueSnapshot;

  beforeAll(async () => {
    opened = await open();
    await loadCatalogue(opened.db, makeCatalogue([...mentions, ...named]), { seededAt: NOW });
    search = makeTextSearch(opened.db);
    snapshot = await makeCatalogueReader(opened)();
  });

  afterAll(() => opened.close());

  const find = async (text: string, most: number): Promise<number[]> => {
    const { ordinals } = await search.find({ snapshot, language: 'da', text, most });
    return [...ordinals].map((ordinal) => snapshot.columns.ids[ordinal] ?? 0);
  };

  it('finds everything while it is not too much', async () => {
    expect(new Set(await find('fjord', 1000)).size).toBe(63);
  });

  it('is answered with the best sold alone, and with what is called so', async () => {
    const found = await find('fjord', 10);
    expect(found.slice(0, 3).toSorted()).toEqual([1, 2, 3]);
    expect(found.slice(3).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, index) => 100 + index));
  });

  it('finds what was chosen when it was searched for, however little it sells', async () => {
    await opened.db
      .insertInto('phrase_interest')
      .values({ language: 'da', phrase: 'fjord', product_id: 159, clicks: 40 })
      .execute();
    expect(await find('fjord', 10)).toContain(159);
    await opened.db.deleteFrom('phrase_interest').execute();
    expect(await find('fjord', 10)).not.toContain(159);
  });

  it('finds what much of the catalogue has and nothing that sells well, where the walk along the best sold ends before it', async () => {
    const words = [{ text: 'fjord', strong: ["'fjord'"], near: [], prefix: [], head: [], isKind: false }];
    const question = {
      language: 'da',
      query: "'fjord':A",
      words,
      phrase: 'fjord',
      most: 3,
      share: 0.9,
      products: 63,
    } as const;
    const found = async (mostWalked: number) =>
      (await queryHits(opened.db, { ...question, mostWalked })).map(({ productId }) => productId).toSorted();
    expect([await found(30), await found(1000)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('finds a product and its sizes by number, which no vocabulary holds', async () => {
    expect(await find('P2', 10)).toEqual([2]);
    expect(await find('A1001', 10)).toEqual([100]);
    const words = await opened.db.selectFrom('search_term').select('term').where('term', '~', '[0-9]').execute();
    expect(words).toEqual([]);
  });
});
