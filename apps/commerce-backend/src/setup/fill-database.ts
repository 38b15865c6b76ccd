import type { Database } from '../platform/database/database.ts';
import { migrate, requireSchema } from '../platform/database/migrate.ts';
import { isCatalogueEmpty } from '../catalogue/load/load-catalogue.ts';
import { addWelcomeCodes } from '../shopping/promotions/welcome-codes.ts';
import { indexLoadedCatalogue } from '../search/indexing/index-catalogue.ts';
import type { WelcomeOffer } from '../shop/shop.ts';

/**
 * Brings the schema up to date, unless `migrates` is false. A database that never had a catalogue is filled with the demo shop if `demo` is set:
 * its accounts have publicly known passwords. Otherwise it stays empty. Any catalogue gets the codes of the welcome
 * offer that the shop promises. Reports each step with `print`.
 */
export async function fillDatabase(
  db: Database,
  {
    demo,
    migrates = true,
    welcomeOffer,
    print,
  }: {
    readonly demo: boolean;
    readonly migrates?: boolean;
    readonly welcomeOffer?: WelcomeOffer | undefined;
    readonly print: (line: string) => void;
  },
): Promise<void> {
  await (migrates ? migrate : requireSchema)(db);
  if (!(await isCatalogueEmpty(db))) return addWelcomeCodes(db, welcomeOffer);
  if (!demo) {
    print(
      'commerce-backend: the database is empty. Import a catalogue with npm run import, or set DEMO=1 for the demo shop.',
    );
    return;
  }
  print('commerce-backend: the database is empty; loading the demo catalogue.');
  // The only place that loads the demo's data into a database: any other start runs without the library.
  const { loadDemoShop } = await import('./demo/load-demo-shop.ts');
  await loadDemoShop(db, new Date());
  await addWelcomeCodes(db, welcomeOffer);
  await indexLoadedCatalogue(db);
}
