import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { labelledQueries } from './testing/labelled-queries.ts';
import { measureQueries } from './testing/measure-queries.ts';
import { demo, demoShop } from './testing/open-search.ts';

const GOAL = 0.95;

describe.each(testDatabases())('text search on $name', ({ open }) => {
  it('finds a relevant product among the first ten, for 95 of 100 labelled queries in each language [SEARCH-10]', async () => {
    const { db, close } = await open(demoShop);
    const queries = labelledQueries(demo);
    const { byLanguage, missed } = await measureQueries(db, demo, queries);
    await close();
    expect(queries.length).toBeGreaterThanOrEqual(200);
    for (const [language, { total, at10 }] of Object.entries(byLanguage))
      expect({ language, missed: at10 / total < GOAL ? missed : [] }).toEqual({ language, missed: [] });
  });
});
