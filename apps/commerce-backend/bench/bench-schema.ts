import { demoCatalogue } from '@lyng/demo-catalogue';
import { sql } from 'kysely';
import { loadCatalogue } from '../src/catalogue/load/load-catalogue.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { noTimeouts, openDatabase } from '../src/platform/database/open-database.ts';
import { indexLoadedCatalogue } from '../src/search/indexing/index-catalogue.ts';
import { campaignPrice } from '../src/shop/pricing/campaign-price.ts';
import { manyProducts } from './many-products.ts';

/**
 * `bench-schema.ts <url> <schema> create <products>` makes a schema on a PostgreSQL server, with so many generated
 * products or empty; `bench-schema.ts <url> <schema> drop` drops it.
 */
const [url = '', schema = '', command, products] = process.argv.slice(2);
const db = await openDatabase({ kind: 'postgresql', url, searchPath: schema }, noTimeouts);
try {
  if (command === 'drop') await sql`drop schema if exists ${sql.ref(schema)} cascade`.execute(db);
  else {
    await sql`create schema ${sql.ref(schema)}`.execute(db);
    if (Number(products) > 0) {
      await migrate(db);
      const source = { ...demoCatalogue({ seed: 1, campaignPrice }), products: manyProducts(Number(products)) };
      await loadCatalogue(db, source, { seededAt: new Date() });
      await indexLoadedCatalogue(db);
    }
  }
} finally {
  await db.destroy();
}
