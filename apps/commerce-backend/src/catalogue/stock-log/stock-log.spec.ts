import { sql } from 'kysely';
import fc from 'fast-check';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import type { OpenTestDatabase } from '../../platform/database/testing/test-databases.ts';
import { makeCatalogueReader } from '../snapshot/catalogue-reader.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { exampleFilling } from '../testing/open-catalogue.ts';
import { clearStockLog } from './clear-stock-log.ts';
import { readDatabaseSnapshot, readFreshness } from './read-freshness.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const MINUTE = 60_000;
const skuIds = [11, 12, 21, 22, 31, 32, 41, 42, 51, 52];

describe.each(testDatabases())('the log of stock changes on $name', ({ name, open }) => {
  const opened = openForSuite(() => open());
  beforeEach(() => exampleFilling.fill(opened().db));
  afterEach(() => sql`delete from stock_change`.execute(opened().db));

  const set = (skuId: number, inStock: number, db: Pick<OpenTestDatabase['db'], 'updateTable'> = opened().db) =>
    db.updateTable('sku_stock').set({ in_stock: inStock }).where('sku_id', '=', skuId).execute();
  const changes = async (): Promise<number> =>
    (await sql<{ rows: number }>`select count(*) as rows from stock_change`.execute(opened().db)).rows[0]?.rows ?? 0;
  const stockOf = ({ columns }: CatalogueSnapshot, productId: number): number | undefined =>
    columns.stock.inStock[columns.ordinalOf(productId)];
  /** Everything that depends on stock, as plain numbers. */
  const stockColumns = ({ columns: { stock } }: CatalogueSnapshot) =>
    [stock.inStock, stock.buyable, stock.status.numbers, stock.sizes.numbers].map((column) => [...column]);

  it('is empty after a load, which changes its version, and has one row for a product however many of its sizes changed at once', async () => {
    expect(await changes()).toBe(0);
    await opened().db.updateTable('sku_stock').set({ in_stock: 4 }).where('sku_id', 'in', [11, 12, 31]).execute();
    expect(await changes()).toBe(2);
  });

  it('leaves the columns as a new reader finds them, after any change', async () => {
    const read = makeCatalogueReader(opened());
    await read();
    const change = fc.record({
      skuId: fc.constantFrom(...skuIds),
      inStock: fc.integer({ min: 0, max: 9 }),
      oversellable: fc.integer({ min: 0, max: 1 }),
      static: fc.integer({ min: 0, max: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changed) => {
        for (const { skuId, inStock, oversellable, static: fixed } of changed) {
          await opened()
            .db.updateTable('sku_stock')
            .set({ in_stock: inStock, oversellable, static: fixed })
            .where('sku_id', '=', skuId)
            .execute();
        }
        expect(stockColumns(await read())).toEqual(stockColumns(await makeCatalogueReader(opened())()));
      }),
      { numRuns: 15 },
    );
  });

  /** When the cleanup runs, by the database's own clock: so many minutes after every change. */
  const clearAfter = async (minutes: number): Promise<void> => {
    const { rows } = await sql<{ at: Date }>`select now() as at`.execute(opened().db);
    await clearStockLog(opened().db, new Date((rows[0]?.at.getTime() ?? 0) + minutes * MINUTE));
  };
  /**
   * Transactions of other specs on the same server may keep the cleanup from clearing; a mark alone means the same to a
   * reader.
   */
  const cut = async (): Promise<void> => {
    await sql`with cleared as (delete from stock_change returning xid), latest as (select xid from cleared order by xid desc limit 1)
      update stock_log set cleared_to = latest.xid from latest`.execute(opened().db);
  };

  it('keeps changes for ten minutes', async () => {
    await set(11, 1);
    await clearAfter(9);
    expect(await changes()).toBe(1);
    // PostgreSQL clears nothing that another transaction on the server may still have to see; PGlite has no other.
    if (name !== 'PGlite') return;
    await clearAfter(11);
    expect(await changes()).toBe(0);
  });

  it('is read completely again by a process without a request before it was cleared', async () => {
    const [active, idle] = [makeCatalogueReader(opened()), makeCatalogueReader(opened())];
    await idle();
    await set(11, 1);
    expect(stockOf(await active(), 1)).toBe(4);
    await cut();
    expect([stockOf(await active(), 1), stockOf(await idle(), 1)]).toEqual([4, 4]);
    await set(11, 2);
    expect([stockOf(await active(), 1), stockOf(await idle(), 1)]).toEqual([5, 5]);
  });

  it('removes on the first read what another server wrote, whose transactions have higher numbers', async () => {
    await sql`insert into stock_change (xid, product_id) values ('9000000000000', 1)`.execute(opened().db);
    await sql`update stock_log set cleared_to = '9000000000000'`.execute(opened().db);
    const read = makeCatalogueReader(opened());
    const first = await read();
    expect(await changes()).toBe(0);
    expect(await read()).toBe(first);
    await set(11, 1);
    expect(stockOf(await read(), 1)).toBe(4);
    expect(await read()).toBe(first);
  });

  // PGlite has one connection, so two transactions cannot overlap.
  if (name === 'PGlite') return;

  it('misses no change that is committed after a newer one', async () => {
    const read = makeCatalogueReader(opened());
    await read();
    await opened()
      .db.transaction()
      .execute(async (early) => {
        await set(11, 0, early);
        await set(31, 8);
        const between = await read();
        expect([stockOf(between, 1), stockOf(between, 3)]).toEqual([13, 8]);
      });
    const after = await read();
    expect([stockOf(after, 1), stockOf(after, 3)]).toEqual([3, 8]);
  });

  it('reports no change twice, however long some other transaction stays open', async () => {
    await opened()
      .db.transaction()
      .execute(async (open) => {
        await set(11, 0, open);
        const { databaseSnapshot } = await readFreshness(opened().db, await readDatabaseSnapshot(opened().db));
        await set(31, 8);
        const after = await readFreshness(opened().db, databaseSnapshot);
        expect(after.changed).toEqual([3]);
        expect((await readFreshness(opened().db, after.databaseSnapshot)).changed).toEqual([]);
      });
  });

  it('does not block concurrent buyers, even of the same product', async () => {
    await opened()
      .db.transaction()
      .execute(async (first) => {
        await set(11, 1, first);
        await opened()
          .db.transaction()
          .execute(async (second) => {
            await sql`set local lock_timeout = '2s'`.execute(second);
            await set(12, 1, second);
          });
      });
    expect(await changes()).toBe(2);
  });
});
