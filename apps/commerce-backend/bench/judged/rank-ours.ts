import type { Database } from '../../src/platform/database/database.ts';
import { loadCatalogue } from '../../src/catalogue/load/load-catalogue.ts';
import { makeCatalogueReader } from '../../src/catalogue/snapshot/catalogue-reader.ts';
import { indexLoadedCatalogue } from '../../src/search/indexing/index-catalogue.ts';
import { makeTextSearch } from '../../src/search/find/text-search.ts';
import { setCatalogue } from './set-catalogue.ts';
import { searchLanguageOf } from './evaluation-set.ts';
import type { EvaluationSet } from './evaluation-set.ts';
import { DEPTH } from './metrics.ts';
import type { Ranking } from './ranking.ts';

/** The shop's own search over the products of a set, which it loads into the database. */
export async function rankByShop(db: Database, set: EvaluationSet): Promise<Ranking> {
  await loadCatalogue(db, setCatalogue(set.products), { seededAt: new Date() });
  await indexLoadedCatalogue(db);
  const snapshot = await makeCatalogueReader({ db })();
  const search = makeTextSearch(db);
  return {
    name: 'the shop',
    rank: async (query) => {
      const language = searchLanguageOf(set, query);
      const { ordinals, near } = await search.find({ snapshot, language, text: query.text });
      return [...ordinals, ...near]
        .slice(0, DEPTH)
        .flatMap((ordinal) => set.products[(snapshot.columns.ids[ordinal] ?? 0) - 1]?.id ?? []);
    },
  };
}
