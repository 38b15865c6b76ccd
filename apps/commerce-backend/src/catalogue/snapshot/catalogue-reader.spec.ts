import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../api/app.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { makeCatalogueReader } from './catalogue-reader.ts';
import { loadCatalogue } from '../load/load-catalogue.ts';
import { exampleCatalogue, NOW } from '../testing/example-catalogue.ts';
import { inEvery, makeCatalogue } from '../testing/make-catalogue.ts';
import { openCatalogue } from '../testing/open-catalogue.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

/** The database, counting the transactions that are begun: a catalogue is read in one. */
const countTransactions = (db: Database): { readonly db: Database; readonly transactions: () => number } => {
  let transactions = 0;
  const counting = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') transactions += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: counting, transactions: () => transactions };
};

describe.each(testDatabases())('the catalogue in memory on $name', ({ name: database, open }) => {
  const opened = openForSuite(() => openCatalogue(open));

  const raiseVersion = () => sql`update catalogue_version set version = version + 1`.execute(opened().db);

  it('follows a change of the stock at once', async () => {
    const stock = async () =>
      (
        await requestApi(
          opened().app,
          '{ product(productId: 1) { totalStock { inStock } skus { stock { inStock } } } }',
        )
      ).data.product;
    expect(await stock()).toEqual({
      totalStock: { inStock: 13 },
      skus: [{ stock: { inStock: 10 } }, { stock: { inStock: 3 } }],
    });
    await opened().db.updateTable('sku_stock').set({ in_stock: 0 }).where('sku_id', '=', 12).execute();
    expect(await stock()).toEqual({
      totalStock: { inStock: 10 },
      skus: [{ stock: { inStock: 10 } }, { stock: { inStock: 0 } }],
    });
    const { data } = await requestApi(
      opened().app,
      '{ products(filter: { facets: ["s_39"] }) { products { productId } } }',
    );
    expect(data.products.products).toEqual([{ productId: 2 }]);
    await opened().db.updateTable('sku_stock').set({ in_stock: 3 }).where('sku_id', '=', 12).execute();
  });

  it('serves many requests at once after a change, each with the change', async () => {
    await opened().db.updateTable('sku_stock').set({ in_stock: 7 }).where('sku_id', '=', 11).execute();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        requestApi(opened().app, '{ product(productId: 1) { totalStock { inStock } } }'),
      ),
    );
    expect(responses.map(({ data }) => data.product.totalStock.inStock)).toEqual(responses.map(() => 10));
    await opened().db.updateTable('sku_stock').set({ in_stock: 10 }).where('sku_id', '=', 11).execute();
  });

  it('reads the catalogue once for all first requests, and once for all that find a new version', async () => {
    const { db, transactions } = countTransactions(opened().db);
    const read = makeCatalogueReader({ db });
    const first = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect([new Set(first).size, transactions()]).toEqual([1, 1]);
    await raiseVersion();
    const second = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect([new Set(second).size, transactions()]).toEqual([1, 2]);
    expect(second[0]).not.toBe(first[0]);
  });

  it('goes on serving the catalogue that it has while a new one cannot be read, and reports why', async () => {
    const reports: string[] = [];
    const read = makeCatalogueReader({ db: opened().db, report: (error) => reports.push(String(error)) });
    const old = await read();
    await raiseVersion();
    await sql`alter table product_category rename to product_category_away`.execute(opened().db);
    expect(await read()).toBe(old);
    expect(reports).toEqual([expect.stringContaining('product_category')]);
    await sql`alter table product_category_away rename to product_category`.execute(opened().db);
    expect((await read()).index.version).toBe(old.index.version + 1);
  });

  it('rejects a stock below zero', async () => {
    await expect(
      opened().db.updateTable('sku_stock').set({ in_stock: -1 }).where('sku_id', '=', 11).execute(),
    ).rejects.toThrow(/check constraint/);
  });

  it('switches to another catalogue in every process', async () => {
    const other = buildApp({ db: opened().db, config: makeConfig(), now: () => NOW });
    const name = async (server: FastifyInstance) =>
      (await requestApi(server, '{ product(productId: 1) { name } }')).data.product.name;
    expect([await name(opened().app), await name(other)]).toEqual(['Heide Sneaker', 'Heide Sneaker']);
    const renamed = exampleCatalogue.products.map((product) =>
      product.productId === 1 ? { ...product, name: inEvery('Hede') } : product,
    );
    await loadCatalogue(opened().db, makeCatalogue(renamed), { seededAt: NOW });
    expect([await name(opened().app), await name(other)]).toEqual(['Hede', 'Hede']);
    await loadCatalogue(opened().db, exampleCatalogue, { seededAt: NOW });
    await other.close();
  });

  it('redirects each former address to the last one, and none that another product has taken', async () => {
    const rename = (aliases: Readonly<Record<number, string>>) =>
      loadCatalogue(
        opened().db,
        makeCatalogue(
          exampleCatalogue.products.map((product) => {
            const alias = aliases[product.productId];
            return alias === undefined ? product : { ...product, alias: inEvery(alias) };
          }),
        ),
        { seededAt: NOW },
      );
    await rename({ 1: 'one', 2: 'two' });
    await rename({ 1: 'uno', 2: 'two' });
    // Each takes the other's address.
    await rename({ 1: 'two', 2: 'uno' });
    const former = ['product-1', 'one', 'uno', 'two', 'product-2'];
    const moves = async () => {
      const fields = former.map((alias, index) => `a${String(index)}: urlHistory(url: "/p/${alias}") { newUrl }`);
      const { data } = await requestApi(opened().app, `{ ${fields.join(' ')} }`);
      return Object.values(data as Record<string, { newUrl: string } | null>).map((move) => move?.newUrl);
    };
    expect(await moves()).toEqual(['/p/two', '/p/two', undefined, undefined, '/p/uno']);
    await rename({});
    const [first, second] = ['/p/product-1', '/p/product-2'];
    expect(await moves()).toEqual([undefined, first, second, first, undefined]);
  });

  // PGlite has one connection, so a load and a read cannot overlap.
  if (database === 'PGlite') return;

  it('reads again after a catalogue was replaced during the read', async () => {
    const rows = await opened().db.selectFrom('product_category').selectAll().execute();
    const read = makeCatalogueReader(opened());
    const reading = await opened()
      .db.transaction()
      .execute(async (transaction) => {
        await sql`truncate product_category`.execute(transaction);
        await insertRows(transaction, 'product_category', rows);
        await sql`update catalogue_version set version = version + 1`.execute(transaction);
        const begun = read();
        const waits = async (): Promise<boolean> =>
          (
            await sql`select 1 from pg_locks where relation = to_regclass('product_category') and not granted`.execute(
              opened().db,
            )
          ).rows.length > 0;
        while (!(await waits()));
        return { begun };
      });
    const snapshot = await reading.begun;
    expect([...(snapshot.columns.facets.get('c')?.numbers ?? [])]).toHaveLength(rows.length);
  });
});
