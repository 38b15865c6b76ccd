import { countQueries } from '../../platform/database/testing/count-queries.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { inEvery, makeCatalogue, makeSourceProduct } from '../../catalogue/testing/make-catalogue.ts';
import { openSnapshot } from '../../catalogue/testing/open-snapshot.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { makeTextSearch } from './text-search.ts';

/** Sixty bestsellers that only mention fjords, and three with that name that hardly sell. */
const mentions = Array.from({ length: 60 }, (_, index) =>
  makeSourceProduct(100 + index, { description: inEvery('Made for a walk along the fjord.'), unitsSold: 5000 - index }),
);
const named = [1, 2, 3].map((id) => makeSourceProduct(id, { name: inEvery(`Fjord ${id}`), unitsSold: id }));

describe.each(testDatabases())('a broad word on $name', ({ open }) => {
  const opened = openForSuite(async () => {
    const shop = await openSnapshot(open, makeCatalogue([...mentions, ...named]));
    return { ...shop, search: makeTextSearch(shop.db) };
  });

  const find = async (text: string, max: number): Promise<number[]> => {
    const { search, snapshot } = opened();
    const { ordinals } = await search.find({ snapshot, language: 'da', text, max });
    return [...ordinals].map((ordinal) => snapshot.columns.ids[ordinal] ?? 0);
  };

  it('finds everything up to the limit', async () => {
    expect(new Set(await find('fjord', 1000)).size).toBe(63);
  });

  it('returns the best up to the limit: the products with that name, then bestsellers', async () => {
    const found = await find('fjord', 10);
    expect(found.slice(0, 3).toSorted()).toEqual([1, 2, 3]);
    expect(found.slice(3)).toEqual(Array.from({ length: 7 }, (_, index) => 100 + index));
  });

  it('finds products that were clicked after this search, however little they sell', async () => {
    await opened()
      .db.insertInto('phrase_interest')
      .values({ language: 'da', phrase: 'fjord', product_id: 159, clicks: 40 })
      .execute();
    expect(await find('fjord', 10)).toContain(159);
    await opened().db.deleteFrom('phrase_interest').execute();
    expect(await find('fjord', 10)).not.toContain(159);
  });

  /** A search that counts its queries, with the vocabulary already read. */
  const openCounted = async () => {
    const { db, queriesOf } = countQueries(opened().db);
    const counted = makeTextSearch(db);
    const findWith = (text: string, max?: number) =>
      counted.find({ snapshot: opened().snapshot, language: 'da', text, ...(max !== undefined && { max }) });
    await findWith('fjord');
    return { findWith, queriesOf };
  };

  it('searches a text once for all that request it at the same time', async () => {
    const { findWith, queriesOf } = await openCounted();
    expect(await queriesOf(() => Promise.all([findWith('fjord'), findWith('fjord')]))).toBe(2);
    expect(await queriesOf(() => Promise.all([findWith('fjord'), findWith('fjord', 9)]))).toBe(4);
    const [one, other] = await Promise.all([findWith('fjord'), findWith('fjord')]);
    expect(one.ordinals).toEqual(other.ordinals);
  });

  it('reads the lists of a word from the database once', async () => {
    const { findWith, queriesOf } = await openCounted();
    // Its interest is read each time: clicks count at once.
    expect(await queriesOf(() => findWith('fjord walk'))).toBeGreaterThan(2);
    expect(await queriesOf(() => findWith('fjord walk'))).toBe(2);
  });

  it('finds a product and its sizes by number, which is in no vocabulary', async () => {
    expect(await find('P2', 10)).toEqual([2]);
    expect(await find('A1001', 10)).toEqual([100]);
    const words = await opened().db.selectFrom('search_term').select('term').where('term', '~', '[0-9]').execute();
    expect(words).toEqual([]);
  });
});
