import { demoCatalogue } from './catalogue-source/demo/demo-catalogue.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { loadDemoAccounts } from './services/account/demo/load-demo-accounts.ts';
import { isCatalogueEmpty, loadCatalogue } from './services/catalogue/load-catalogue.ts';
import { demoPromotions } from './services/promotions/demo-promotions.ts';
import { loadPromotions } from './services/promotions/load-promotions.ts';
import { replaceDemoReviews } from './services/reviews/demo/replace-demo-reviews.ts';
import { indexLoadedCatalogue } from './services/search/documents/index-catalogue.ts';

/** Any number; the same one draws the same shop on every machine. */
const DEMO_SEED = 20_240_501;

/** Brings the schema up to date, and fills a database that never had a catalogue with the demo shop, which it says with `print`. */
export async function fillDatabase(db: Database, print: (line: string) => void): Promise<void> {
  await migrate(db);
  if (!(await isCatalogueEmpty(db))) return;
  print('commerce-backend: the database is empty; loading the demo catalogue.');
  const source = demoCatalogue({ seed: DEMO_SEED });
  const seededAt = new Date();
  await loadPromotions(db, demoPromotions);
  await replaceDemoReviews(db, source.products, seededAt);
  await loadDemoAccounts(db, seededAt);
  // By the catalogue a database is known to be filled. It comes last, so that a start that was killed is begun anew.
  await loadCatalogue(db, source, { seededAt });
  await indexLoadedCatalogue(db);
}
