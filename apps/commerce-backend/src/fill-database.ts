import { demoCatalogue } from './catalogue-source/demo/demo-catalogue.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { loadDemoAccounts } from './services/account/demo/load-demo-accounts.ts';
import { isCatalogueEmpty, loadCatalogue } from './services/catalogue/load-catalogue.ts';
import { demoPromotions } from './services/promotions/demo-promotions.ts';
import { loadPromotions } from './services/promotions/load-promotions.ts';
import { addWelcomeCodes } from './services/promotions/welcome-codes.ts';
import { replaceDemoReviews } from './services/reviews/demo/replace-demo-reviews.ts';
import { indexLoadedCatalogue } from './services/search/documents/index-catalogue.ts';
import type { WelcomeOffer } from './shop/shop.ts';

/** Any number; the same one draws the same shop on every machine. */
const DEMO_SEED = 20_240_501;

/**
 * Brings the schema up to date. A database that never had a catalogue is filled with the demo shop where that is wanted:
 * its accounts have passwords that everybody can read here. Else it stays empty. A catalogue of whichever kind has the
 * codes of the welcome offer that the shop promises. Says with `print` what it does.
 */
export async function fillDatabase(
  db: Database,
  {
    demo,
    welcomeOffer,
    print,
  }: {
    readonly demo: boolean;
    readonly welcomeOffer?: WelcomeOffer | undefined;
    readonly print: (line: string) => void;
  },
): Promise<void> {
  await migrate(db);
  if (!(await isCatalogueEmpty(db))) return addWelcomeCodes(db, welcomeOffer);
  if (!demo) {
    print(
      'commerce-backend: the database is empty. Import a catalogue with npm run import, or set DEMO=1 for the demo shop.',
    );
    return;
  }
  print('commerce-backend: the database is empty; loading the demo catalogue.');
  const source = demoCatalogue({ seed: DEMO_SEED });
  const seededAt = new Date();
  await loadPromotions(db, demoPromotions);
  await replaceDemoReviews(db, source.products, seededAt);
  await loadDemoAccounts(db, seededAt);
  // By the catalogue a database is known to be filled. It comes last, so that a start that was killed is begun anew.
  await loadCatalogue(db, source, { seededAt });
  await addWelcomeCodes(db, welcomeOffer);
  await indexLoadedCatalogue(db);
}
