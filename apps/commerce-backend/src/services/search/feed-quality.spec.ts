import { languages } from '@lyng/model';
import { importCatalogue } from '../../catalogue-source/import/import-catalogue.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { feedFolder, hasFeed } from '../../testing/feed-folder.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { feedQueries } from './testing/feed-queries.ts';
import { measureQueries } from './testing/measure-queries.ts';

const GOAL = 0.95;
const SORTS = [
  'name',
  'kind',
  'colour and kind',
  'brand and kind',
  'brand, colour and kind',
  'typo',
  'inflection',
  'compound',
];
const noProducts = { brands: [], categories: [], campaigns: [], promoCodes: [], products: [] };

describe('queries of an imported feed', () => {
  it('are of every sort in every language', () => {
    const queries = feedQueries(noProducts);
    expect(queries.length).toBeGreaterThanOrEqual(50);
    for (const language of languages)
      expect([...new Set(queries.filter((query) => query.language === language).map(({ sort }) => sort))]).toEqual(
        SORTS,
      );
    expect(new Set(queries.map(({ language, text }) => `${language} ${text}`)).size).toBe(queries.length);
  });

  if (!hasFeed) {
    it('are not asked here: FEED_FOLDER names no feed, and none lies beside the repository', () =>
      expect(hasFeed).toBe(false));
    return;
  }

  it('find what was meant among the first ten, 95 times of 100 [SEARCH-10]', async () => {
    const { source } = await importCatalogue(feedFolder, { withPhotosOnly: false });
    const queries = feedQueries(source);
    expect(queries.filter(({ wants }) => !source.products.some(wants)).map(({ text }) => text)).toEqual([]);
    const db = await openDatabase({ kind: 'memory' });
    await migrate(db);
    await loadCatalogue(db, source, { seededAt: new Date('2026-03-02T10:00:00Z') });
    const { all, missed } = await measureQueries(db, source, queries);
    await db.destroy();
    expect({ asked: all.asked, missed: all.at10 / all.asked < GOAL ? missed : [] }).toEqual({
      asked: queries.length,
      missed: [],
    });
  }, 600_000);
});
