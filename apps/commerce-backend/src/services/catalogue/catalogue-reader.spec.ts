import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { testDatabases } from '../../database/testing/test-databases.ts';
import type { OpenTestDatabase } from '../../database/testing/test-databases.ts';
import { askApi } from '../../testing/ask-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { exampleCatalogue, NOW } from './testing/example-catalogue.ts';
import { inEvery, makeCatalogue } from './testing/make-catalogue.ts';

describe.each(testDatabases())('the catalogue in memory on $name', ({ open }) => {
  let opened: OpenTestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    opened = await open();
    await loadCatalogue(opened.db, exampleCatalogue, { seededAt: NOW });
    app = buildApp({ db: opened.db, config: makeConfig(), now: () => NOW });
  });

  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  it('follows a change of the stock at once', async () => {
    const stock = async () => (await askApi(app, '{ product(productId: 1) { totalStock { inStock } skus { stock { inStock } } } }')).data.product;
    expect(await stock()).toEqual({ totalStock: { inStock: 13 }, skus: [{ stock: { inStock: 10 } }, { stock: { inStock: 3 } }] });
    await opened.db.updateTable('sku_stock').set({ in_stock: 0 }).where('sku_id', '=', 12).execute();
    expect(await stock()).toEqual({ totalStock: { inStock: 10 }, skus: [{ stock: { inStock: 10 } }, { stock: { inStock: 0 } }] });
    const { data } = await askApi(app, '{ products(filter: { facets: ["s_39"] }) { products { productId } } }');
    expect(data.products.products).toEqual([{ productId: 2 }]);
    await opened.db.updateTable('sku_stock').set({ in_stock: 3 }).where('sku_id', '=', 12).execute();
  });

  it('answers many at once after a change, each with the change', async () => {
    await opened.db.updateTable('sku_stock').set({ in_stock: 7 }).where('sku_id', '=', 11).execute();
    const answers = await Promise.all(Array.from({ length: 20 }, () => askApi(app, '{ product(productId: 1) { totalStock { inStock } } }')));
    expect(answers.map(({ data }) => data.product.totalStock.inStock)).toEqual(answers.map(() => 10));
    await opened.db.updateTable('sku_stock').set({ in_stock: 10 }).where('sku_id', '=', 11).execute();
  });

  it('refuses a stock below zero', async () => {
    await expect(opened.db.updateTable('sku_stock').set({ in_stock: -1 }).where('sku_id', '=', 11).execute()).rejects.toThrow(/check constraint/);
  });

  it('takes another catalogue over in every process, with redirects from addresses that moved', async () => {
    const other = buildApp({ db: opened.db, config: makeConfig(), now: () => NOW });
    const name = async (server: FastifyInstance) => (await askApi(server, '{ product(productId: 1) { name } }')).data.product.name;
    expect([await name(app), await name(other)]).toEqual(['Heide Sneaker', 'Heide Sneaker']);
    const renamed = exampleCatalogue.products.map((product) =>
      product.productId === 1 ? { ...product, name: inEvery('Hede'), alias: inEvery('hede-sneaker') } : product,
    );
    await loadCatalogue(opened.db, makeCatalogue(renamed), { seededAt: NOW });
    expect([await name(app), await name(other)]).toEqual(['Hede', 'Hede']);
    const { data } = await askApi(app, '{ moved: urlHistory(url: "/p/product-1-sv") { oldUrl newUrl } same: urlHistory(url: "/p/product-2") { newUrl } }');
    expect(data).toEqual({ moved: { oldUrl: '/p/product-1-sv', newUrl: '/p/hede-sneaker-sv' }, same: null });
    await loadCatalogue(opened.db, exampleCatalogue, { seededAt: NOW });
    const back = await askApi(app, '{ a: urlHistory(url: "/p/product-1") { newUrl } b: urlHistory(url: "/p/hede-sneaker") { newUrl } }');
    expect(back.data).toEqual({ a: null, b: { newUrl: '/p/product-1' } });
    await other.close();
  });
});
