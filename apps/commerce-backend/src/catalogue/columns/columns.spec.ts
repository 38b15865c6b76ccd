import { demoCatalogue } from '@lyng/demo-catalogue';
import { markets } from '@lyng/model';
import type { SourceProduct } from '@lyng/model';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { resolveScope } from '../../shop/scope.ts';
import { readShop } from '../../api/read-config.ts';
import { facetToken } from '../core/facet-id.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { openSnapshot } from '../testing/open-snapshot.ts';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';
import { toProductGroups } from '../../search/wire/product-group.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { toProductType } from '../wire/product-type.ts';
import { numbersOf } from './facet-column.ts';
import { facetColumn, sellingPrice } from './product-columns.ts';
import { pageOf, sortedBy } from './sort-orders.ts';
import { noContent } from '../testing/no-content.ts';
import { campaignPrice, shownPercentage } from '../../shop/pricing/campaign-price.ts';

const generated = demoCatalogue({ seed: 7, campaignPrice });
const names = ['Zara', 'Østre', 'Ärlig', 'Aalto'];
const brands = generated.brands.map((brand, index) => ({ ...brand, name: names[index] ?? brand.name }));
const demo = { ...generated, brands };

describe.each(testDatabases())('columns on $name', ({ open }) => {
  const opened = openForSuite(() => openSnapshot(open, demo));

  /** The categories below the departments: shoes for everybody are in two. */
  const families = ({ categoryIds }: SourceProduct): readonly number[] => [
    ...new Set(categoryIds.filter((id) => id % 1000 > 0).map((id) => Math.floor(id / 100) * 100)),
  ];

  /** The facet ids of a product, straight from its source. */
  const facetIds = (product: SourceProduct, market: (typeof markets)[number]): string[] => {
    const price = product.prices[market];
    return [
      ...[...product.categoryIds, product.primaryCategoryId].map((id) => `c_${id}`),
      `b_${product.brandId}`,
      ...product.skus
        .filter((sku) => sku.inStock + sku.oversellable + sku.static > 0)
        .flatMap(({ name }) => families(product).map((family) => `s_${family}_${facetToken(name)}`)),
      ...product.parameters.map(({ groupId, identifier }) => `p${groupId}_${facetToken(identifier)}`),
      ...product.campaignIds.map((id) => `dc_${id}`),
      // Every reduction in the demo is at least one percent.
      ...(price !== undefined && price.sellingIncVat < price.regularIncVat ? ['rp_1'] : []),
    ];
  };

  const percentOf = (campaign: number) =>
    demo.campaigns.find(({ campaignId }) => campaignId === campaign)?.percentOff ?? 0;

  it('contain for every product the values of its rows, and no others', () => {
    const { columns } = opened().snapshot;
    expect(columns.size).toBe(demo.products.length);
    const groups = ['c', 'b', 's', 'p1', 'p2', 'p3', 'dc', 'rp'];
    for (const product of demo.products) {
      const ordinal = columns.ordinalOf(product.productId);
      expect([columns.ids[ordinal], columns.groups[ordinal], columns.unitsSold[ordinal]]).toEqual([
        product.productId,
        product.variantGroupId,
        product.unitsSold,
      ]);
      for (const market of markets) {
        const { regularIncVat = 0, sellingIncVat = 0 } = product.prices[market] ?? {};
        expect(sellingPrice(columns, market, ordinal)).toBe(sellingIncVat);
        expect(columns.markets[market].percent.numbers[ordinal]).toBe(
          shownPercentage(market, regularIncVat, sellingIncVat, product.campaignIds.map(percentOf)),
        );
        const own = new Set(facetIds(product, market));
        const held = groups.flatMap((group) => {
          const column = facetColumn(columns, market, group);
          const values = [...own].filter((id) => id.startsWith(`${group}_`)).map((id) => id.slice(group.length + 1));
          if (column === undefined) return [];
          const numbers = numbersOf(column, ordinal).filter((number) => number > 0);
          return [
            numbers.length === values.length,
            ...values.map((value) => numbers.includes(column.dictionary.find(value) ?? 0)),
          ];
        });
        expect(held).toEqual(held.map(() => true));
      }
    }
    expect(columns.ordinalOf(1)).toBe(-1);
    expect(columns.ordinalOf(99_999_999_999)).toBe(-1);
  });

  it.each(markets)(
    '[SHOP-6] in %s every product of a campaign shows the campaign’s own percent, in lists, filters and search',
    async (market) => {
      const { snapshot } = opened();
      const { columns } = snapshot;
      const scope = resolveScope(readShop(), { marketId: market });
      const view = { shop: readShop(), snapshot, content: noContent, scope, now: NOW };
      const sold = demo.products.filter(({ campaignIds }) => campaignIds.length > 0);
      const wanted = sold.map(({ productId, campaignIds }) => [productId, percentOf(campaignIds[0] ?? 0)]);
      const ordinals = sold.map(({ productId }) => columns.ordinalOf(productId));
      const filtered = ordinals.map((ordinal) => [
        columns.ids[ordinal],
        columns.markets[market].percent.numbers[ordinal],
      ]);
      expect(filtered).toEqual(wanted);
      const products = await snapshot.documents.load(sold.map(({ productId }) => productId));
      const listed = products.map((product) => {
        const { unitPrice, lowestPrice } = toProductType(product, view);
        return [product.productId, unitPrice().discountPercentage, lowestPrice().discountPercentage];
      });
      expect(listed).toEqual(wanted.map(([id, percent]) => [id, percent, percent]));
      const [group] = await toProductGroups([{ key: 1, ordinals }], { view, request: { presentCustom: [] } });
      const badges = group?.products.map((product) => product.badges.primary[0]?.label);
      expect(badges).toEqual(wanted.map(([, percent]) => `-${String(percent)}\u00a0%`));
    },
  );

  it('have the models side by side, so that each is counted once', () => {
    const { groups } = opened().snapshot.columns;
    expect([...groups]).toEqual([...groups].toSorted((a, b) => a - b));
  });

  const shop = readShop();
  const price = ({ prices }: SourceProduct): number => prices.se?.sellingIncVat ?? 0;
  const swedish = new Intl.Collator('sv');
  const brandOf = ({ brandId }: SourceProduct): string =>
    demo.brands.find((one) => one.brandId === brandId)?.name ?? '';
  const orders: readonly (readonly [SortType, (a: SourceProduct, b: SourceProduct) => number])[] = [
    ['PRICE', (a, b) => price(a) - price(b)],
    ['PRICE_DESC', (a, b) => price(b) - price(a)],
    ['MOST_SOLD', (a, b) => b.unitsSold - a.unitsSold],
    ['LATEST', (a, b) => a.firstAvailableDaysAgo - b.firstAvailableDaysAgo],
    ['BRAND', (a, b) => swedish.compare(brandOf(a), brandOf(b))],
    ['ALPHABETICAL', (a, b) => swedish.compare(a.name.sv, b.name.sv)],
    ['ALPHABETICAL_DESC', (a, b) => swedish.compare(b.name.sv, a.name.sv)],
  ];

  it.each(orders)(
    'are sorted by %s, equal ones by id, a page the same by scan and by sort [BUG-12]',
    async (sort, compare) => {
      const { snapshot } = opened();
      const { columns } = snapshot;
      const order = await snapshot.orders(sort, resolveScope(shop, { marketId: 'se' }));
      const wanted = demo.products
        .toSorted((a, b) => compare(a, b) || a.productId - b.productId)
        .map(({ productId }) => productId);
      expect([...order.sequence].map((ordinal) => columns.ids[ordinal])).toEqual(wanted);
      const every3rd = Int32Array.from({ length: Math.floor(columns.size / 3) }, (_, index) => index * 3);
      const sorted = sortedBy(every3rd, order.places);
      expect(pageOf(every3rd, order, 20, 48)).toEqual(sorted.slice(20, 68));
      expect(pageOf(every3rd, order, 20, 48, 0)).toEqual(sorted.slice(20, 68));
    },
  );
});
