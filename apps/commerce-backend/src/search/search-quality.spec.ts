import { languages } from '@lyng/model';
import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { labelledQueries } from './testing/labelled-queries.ts';
import { measureQueries } from './testing/measure-queries.ts';
import type { SearchQuality, Success } from './testing/measure-queries.ts';
import { demo, demoShop } from './testing/open-search.ts';
import { typoQueries } from './testing/typo-queries.ts';

/** The share of queries with a wanted product among the first ten. */
const GOAL = 0.97;
const TYPO_GOAL = 0.99;

const reaches = ({ total, at10 }: Success, goal: number): boolean => at10 / total >= goal;

describe.each(testDatabases())('text search on $name', ({ open }) => {
  let quality: SearchQuality;
  let typos: SearchQuality;

  beforeAll(async () => {
    const { db, close } = await open(demoShop);
    quality = await measureQueries(db, demo, labelledQueries(demo));
    typos = await measureQueries(db, demo, typoQueries(demo));
    await close();
  });

  it.each(languages)(
    'finds what is meant among the first ten, 97 times of 100 in %s [SEARCH-10] [IN-3] [IN-45] [IN-46]',
    (language) => {
      const success = quality.byLanguage[language] ?? { total: 0, at1: 0, at10: 0 };
      expect(success.total).toBeGreaterThanOrEqual(200);
      expect(reaches(success, GOAL) ? [] : quality.missed.filter((query) => query.startsWith(language))).toEqual([]);
    },
  );

  it('corrects nothing that is written correctly', () => {
    expect(quality.wrongCorrections).toEqual([]);
  });

  it('finds the kind of 99 of 100 words with a typing mistake', () => {
    expect(typos.all.total).toBe(300);
    expect(reaches(typos.all, TYPO_GOAL) ? [] : typos.missed).toEqual([]);
  });
});
