import { readShop } from '../../api/read-config.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { resolveScope } from '../../shop/scope.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { listProducts } from '../lists/product-list.ts';
import { patchStock } from '../columns/stock-columns.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { makeCatalogue, makeSourceProduct, makeSourceSku } from '../testing/make-catalogue.ts';
import { openSnapshot } from '../testing/open-snapshot.ts';
import { describeFacets } from './describe-facets.ts';

/** Both roots have the first two; each has one more of its own. */
const inBoth = { categoryIds: [1, 11, 2, 21] };
const products = [
  makeSourceProduct(1, inBoth),
  makeSourceProduct(2, inBoth),
  makeSourceProduct(3, { skus: [makeSourceSku(31, '36', 1)] }),
  makeSourceProduct(4, { primaryCategoryId: 21, categoryIds: [2, 21], skus: [makeSourceSku(41, '47', 1)] }),
];

describe.each(testDatabases())('sizes of products in two departments on $name [IN-5]', ({ open }) => {
  const opened = openForSuite(() => openSnapshot(open, makeCatalogue(products)));

  const scope = resolveScope(readShop(), { marketId: 'dk' });

  const sizesOf = async (categoryAlias?: string): Promise<readonly string[]> => {
    const { snapshot } = opened();
    const context = { scope, now: NOW, hits: new Int32Array() };
    const list = await listProducts(snapshot, categoryAlias === undefined ? {} : { categoryAlias }, context);
    return describeFacets({ snapshot, scope, counted: list.count(), department: list.department })
      .filter(({ type }) => type === 'Sku')
      .map(
        ({ group, values }) =>
          `${group}: ${values
            .filter(({ hidden }) => !hidden)
            .map(({ label, count }) => `${label}=${count}`)
            .join(' ')}`,
      );
  };

  it.each([
    ['shoes', ['skus: 36=1 38=2 39=2', 'skus-11: ']],
    ['clothes', ['skus: 38=2 39=2 47=1', 'skus-21: ']],
    [undefined, ['skus: ', 'skus-11: 36=1 38=2 39=2', 'skus-21: 38=2 39=2 47=1']],
  ])('are those of the department of the list %s', async (categoryAlias, expected) => {
    expect(await sizesOf(categoryAlias)).toEqual(expected);
  });

  it('go from both when they are sold out', async () => {
    await opened().db.updateTable('sku_stock').set({ in_stock: 0 }).where('sku_id', '=', 11).execute();
    await patchStock(opened().db, opened().snapshot.columns, [1]);
    expect(await sizesOf('shoes')).toContain('skus: 36=1 38=1 39=2');
    expect(await sizesOf('clothes')).toContain('skus: 38=1 39=2 47=1');
  });
});
