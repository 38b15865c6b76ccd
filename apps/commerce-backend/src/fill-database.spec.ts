import { testDatabases } from './database/testing/test-databases.ts';
import { fillDatabase } from './fill-database.ts';
import { loadCatalogue } from './services/catalogue/load-catalogue.ts';
import { smallCatalogue } from './services/checkout/testing/small-catalogue.ts';

describe.each(testDatabases())('filling the database on $name', (database) => {
  it('gives the demo’s campaigns to no catalogue of one’s own, at the first start or a later one', async () => {
    const { db, close } = await database.open();
    await loadCatalogue(db, smallCatalogue, { seededAt: new Date('2026-03-02T10:00:00Z') });
    await fillDatabase(db, () => undefined);
    await fillDatabase(db, () => undefined);
    expect(await db.selectFrom('offer').select('offer_id').execute()).toEqual([]);
    expect(await db.selectFrom('promo_limit').select('code').execute()).toEqual([]);
    await close();
  });
});
