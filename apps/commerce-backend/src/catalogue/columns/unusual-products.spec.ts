import { readShop } from '../../api/read-config.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { resolveScope } from '../../shop/scope.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { makeCatalogueReader } from '../snapshot/catalogue-reader.ts';
import { loadCatalogue } from '../load/load-catalogue.ts';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';
import { NOW } from '../testing/example-catalogue.ts';
import {
  inMarkets,
  makeCatalogue,
  makeSourcePrice,
  makeSourceProduct,
  makeSourceSku,
} from '../testing/make-catalogue.ts';
import { columnTest, passesTest } from './facet-column.ts';

/** Five with a price of their own, the last with one size twice. */
const products = [
  makeSourceProduct(1, { prices: inMarkets(makeSourcePrice(10_000)) }),
  makeSourceProduct(2, { prices: inMarkets(makeSourcePrice(60_000)) }),
  makeSourceProduct(3, { prices: inMarkets(makeSourcePrice(50_000)) }),
  makeSourceProduct(4, { prices: inMarkets(makeSourcePrice(30_000)) }),
  makeSourceProduct(5, {
    prices: inMarkets(makeSourcePrice(40_000)),
    skus: [makeSourceSku(51, '38', 0), makeSourceSku(52, '38', 3), makeSourceSku(53, '39', 1)],
  }),
];

describe.each(testDatabases())('columns of unusual products on $name', ({ open }) => {
  const opened = openForSuite(async () => {
    const { db, close } = await open();
    await loadCatalogue(db, makeCatalogue(products), { seededAt: NOW });
    // Two are not sold in Sweden.
    await db.deleteFrom('product_price').where('market', '=', 'se').where('product_id', 'in', [1, 4]).execute();
    return { db, close, read: makeCatalogueReader({ db }) };
  });

  const shop = readShop();
  const orders: readonly (readonly [SortType, readonly number[]])[] = [
    ['PRICE', [1, 4, 5, 3, 2]],
    ['PRICE_DESC', [2, 3, 5, 1, 4]],
  ];

  it.each(orders)('are sorted by %s also where some are not sold, each once', async (sort, wanted) => {
    const { columns, orders: made } = await opened().read();
    const { sequence, places } = await made(sort, resolveScope(shop, { marketId: 'se' }));
    expect([...sequence].map((ordinal) => columns.ids[ordinal])).toEqual(wanted);
    expect([...places].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('have a duplicate size as long as one of the two can be bought', async () => {
    const has = async (name: string): Promise<boolean> => {
      const { columns } = await opened().read();
      const { sizes } = columns.stock;
      return passesTest(columnTest(sizes, [sizes.dictionary.find(`11_${name}`)]), columns.ordinalOf(5));
    };
    const set = (skuId: number, inStock: number) =>
      opened().db.updateTable('sku_stock').set({ in_stock: inStock }).where('sku_id', '=', skuId).execute();
    expect([await has('38'), await has('39')]).toEqual([true, true]);
    await set(52, 0);
    expect([await has('38'), await has('39')]).toEqual([false, true]);
    await set(51, 2);
    expect(await has('38')).toBe(true);
    await set(52, 2);
    expect(await has('38')).toBe(true);
  });
});
