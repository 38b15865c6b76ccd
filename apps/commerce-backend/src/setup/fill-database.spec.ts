import { sql } from 'kysely';
import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { fillDatabase } from './fill-database.ts';
import { demoAccounts } from '@lyng/demo-catalogue';
import { loadCatalogue } from '../catalogue/load/load-catalogue.ts';
import { smallCatalogue } from '../shopping/checkout/testing/small-catalogue.ts';

describe.each(testDatabases())('filling the database on $name', (database) => {
  it('gives the demo’s campaigns to no catalogue of one’s own, at the first start or a later one', async () => {
    const { db, close } = await database.open();
    await loadCatalogue(db, smallCatalogue, { seededAt: new Date('2026-03-02T10:00:00Z') });
    await fillDatabase(db, { demo: true, print: () => undefined });
    await fillDatabase(db, { demo: true, print: () => undefined });
    expect(await db.selectFrom('offer').select('offer_id').execute()).toEqual([]);
    expect(await db.selectFrom('promo_limit').select('code').execute()).toEqual([]);
    await close();
  });

  it('gives the codes of the welcome offer to a catalogue that was filled before there were any [SHOP-22]', async () => {
    const { db, close } = await database.open();
    await loadCatalogue(db, smallCatalogue, { seededAt: new Date('2026-03-02T10:00:00Z') });
    const welcomeOffer = { percentOff: 15, codes: { dk: 'HEJ15', fi: 'MOI15' } };
    await fillDatabase(db, { demo: false, welcomeOffer, print: () => undefined });
    const limits = await db
      .selectFrom('promo_limit')
      .select(['code', 'markets', 'once_per_customer'])
      .orderBy('code')
      .execute();
    // Before the assertions: an open database would keep the run from ending.
    await close();
    expect(limits).toEqual([
      { code: 'HEJ15', markets: ['dk'], once_per_customer: true },
      { code: 'MOI15', markets: ['fi'], once_per_customer: true },
    ]);
  });

  it('[REL-15] leaves an empty database empty without the demo, and reports it', async () => {
    const { db, close } = await database.open();
    const printed: string[] = [];
    await fillDatabase(db, { demo: false, print: (line) => void printed.push(line) });
    const rows: unknown[] = [];
    for (const table of ['product', 'account', 'promo_limit', 'offer', 'voucher', 'product_review'] as const)
      rows.push(...(await db.selectFrom(table).selectAll().limit(1).execute()));
    await close();
    expect(rows).toEqual([]);
    expect(printed).toEqual([expect.stringContaining('the database is empty. Import a catalogue')]);
  });

  it('starts again after a first start that was killed, wherever that was', async () => {
    const { db, close } = await database.open();
    const printed: string[] = [];
    const start = () => fillDatabase(db, { demo: true, print: (line) => void printed.push(line) });
    const tables = ['promo_limit', 'product_review', 'voucher', 'product'] as const;
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} add constraint killed check (false)`.execute(db);
      await expect(start()).rejects.toThrow('killed');
      await sql`alter table ${sql.table(table)} drop constraint killed`.execute(db);
    }
    await start();
    for (const table of tables) expect(await db.selectFrom(table).selectAll().limit(1).execute()).toHaveLength(1);
    const accounts = await db
      .selectFrom('account')
      .leftJoin('customer_balance', (join) => join.onRef(sql`account.id::text`, '=', 'customer_balance.user_id'))
      .select('amount')
      .orderBy('id')
      .execute();
    expect(accounts).toEqual(demoAccounts.map(({ balance = null }) => ({ amount: balance })));
    await start();
    expect(printed).toHaveLength(tables.length + 1);
    await close();
  });
});
