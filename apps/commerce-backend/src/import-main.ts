import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runImport } from '@lyng/catalogue-import';
import type { LoadableCatalogue } from '@lyng/model';
import { readEarlierImport, writeImport } from './catalogue/import/imported-id-store.ts';
import type { Database } from './platform/database/database.ts';
import { readConfig } from './api/read-config.ts';
import { migrate, requireSchema } from './platform/database/migrate.ts';
import { noTimeouts, openDatabase } from './platform/database/open-database.ts';
import { removeDemoAccounts } from './setup/demo/load-demo-accounts.ts';
import { loadCatalogue } from './catalogue/load/load-catalogue.ts';
import { retainDemoLimits } from './setup/demo/retain-demo-limits.ts';
import { addWelcomeCodes } from './shopping/promotions/welcome-codes.ts';
import { replaceDemoReviews } from './setup/demo/replace-demo-reviews.ts';
import { indexLoadedCatalogue } from './search/indexing/index-catalogue.ts';
import { originalsFolder } from './catalogue/images/register-images.ts';

/** The photos of a catalogue stay with the shop: the folder that they came from may go. */
async function storePhotos({ products }: LoadableCatalogue, from: string, to: string): Promise<void> {
  const stored = new Set<string>();
  for (const { images } of products)
    for (const { file } of images) {
      if (file === undefined || stored.has(file)) continue;
      stored.add(file);
      await mkdir(dirname(join(to, file)), { recursive: true });
      await copyFile(join(from, file), join(to, file));
    }
}

/** `npm run import -- <folder or file>`: loads a real catalogue in place of the one that is there. The shop must not be running on the same data folder. */
const config = readConfig(process.env);

async function withDatabase<Value>(use: (db: Database) => Promise<Value>): Promise<Value> {
  const db = await openDatabase(config.place, noTimeouts);
  try {
    await (config.migrates ? migrate : requireSchema)(db);
    return await use(db);
  } finally {
    await db.destroy();
  }
}

process.exitCode = await runImport(process.argv.slice(2), {
  print: (line) => console.log(line),
  settingsFolder: join(config.dataFolder, 'import'),
  fetchedPhotosFolder: join(config.dataFolder, 'fetched-photos'),
  earlier: () => withDatabase(readEarlierImport),
  load: (source, folder, left) =>
    withDatabase(async (db) => {
      await storePhotos(source, folder, originalsFolder(config.dataFolder));
      const seededAt = new Date();
      await loadCatalogue(db, source, { seededAt, alongside: (transaction) => writeImport(transaction, left) });
      // The demo's products are gone, and their numbers may now be others'.
      await replaceDemoReviews(db, [], seededAt);
      await removeDemoAccounts(db);
      await retainDemoLimits(
        db,
        source.promoCodes.map(({ code }) => code),
      );
      await addWelcomeCodes(db, config.shop.welcomeOffer);
    }),
});
// By now the catalogue is no longer in memory. An index that is complete stays as it is.
if (process.exitCode === 0) await withDatabase(indexLoadedCatalogue);
