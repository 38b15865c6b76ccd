import fc from 'fast-check';
import { fuzzRuns, makeLowestPrice, makePrice, makeProductSummary, makeSku, makeStock } from '@lyng/model/testing';
import type { SearchProduct } from '@lyng/search-client';
import { productsOfRow, withoutRepeats } from '../core/recommendation.ts';
import { makeProducts } from '../testing/make-list-page.ts';
import { block, makeRecommendationList, makeSearchProduct } from '../testing/make-recommendations.ts';
import { wireSummary } from '../testing/wire-product.ts';
import { parseRecommendations } from './parse-recommendations.ts';

const solveig = makeProductSummary({
  unitPrice: makePrice(44900, 59900),
  lowestPrice: makeLowestPrice(44900, 49900),
  discountType: 'SALE_PRICE',
  totalStock: makeStock(7, { incoming: null }),
});
const skus = [makeSku(5001, '38', makeStock(3)), makeSku(5002, '39', makeStock(4, { incoming: '2026-12-01' }))];
const good = makeSearchProduct(solveig, skus);
const data = wireSummary(solveig);
const withBlocks = (...blocks: NonNullable<SearchProduct['custom']>[]): SearchProduct => ({
  ...good,
  custom: Object.assign({}, good.custom, ...blocks),
});
const withText = (id: string, label: string) => withBlocks({ [id]: [{ id, label }] });
const withData = (more: object) => withBlocks(block('ralph_data', { ...data, ...more }));
const withPrice = (more: object) => withData({ unitPrice: { ...data.unitPrice, ...more } });
const [dimensions, pictures] = ['ralph_data_variant_dimensions', 'ralph_data_product_images'] as const;
const invalid = (name: string) => ({ kind: 'invalid-json', block: name });
const missing = (part: string) => ({ kind: 'missing', part });
const read = (products: readonly SearchProduct[]) =>
  parseRecommendations([makeRecommendationList('similar', products)]);

describe('parseRecommendations', () => {
  it('parses product, sizes, dimensions, images and tickets from the JSON texts, prices with their lowest [CAT-15] [CAT-03]', () => {
    const { rows, issues } = read([good]);
    expect(issues).toEqual([]);
    const found = {
      product: solveig,
      skus,
      dimensions: [{ level: 1, dimension: 'Color', type: 'product', value: 'hvid', label: 'Hvid' }],
      ticket: 'product-1001',
      skuTickets: { 5001: 'sku-5001', 5002: 'sku-5002' },
    };
    expect(rows).toEqual([{ id: 'similar', label: '', groups: [[found]] }]);
  });

  it('takes the images of the product where they have no text of their own, and needs neither sizes nor dimensions', () => {
    const { rows } = read([{ ...good, custom: block('ralph_data', data) }]);
    expect(rows[0]?.groups[0]?.[0]).toMatchObject({ product: solveig, skus: [], dimensions: [], skuTickets: {} });
  });

  it.each<[string, SearchProduct, object]>([
    ['has no data at all', { ...good, custom: {} }, missing('data')],
    ['has data that is no JSON', withText('ralph_data', '{"json":'), invalid('ralph_data')],
    ['has sizes that are no JSON', withText('ralph_data_skus', 'undefined'), invalid('ralph_data_skus')],
    ['has dimensions that are no JSON', withText(dimensions, ''), invalid(dimensions)],
    ['has pictures that are no JSON', withText(pictures, '['), invalid(pictures)],
    ['has a list in place of data', withBlocks(block('ralph_data', [data])), missing('data')],
    ['has no id', withData({ productId: '1001' }), missing('id')],
    ['has no address', withData({ alias: null }), missing('alias')],
    ['has no name', withData({ name: 7 }), missing('name')],
    ['has no price', withData({ unitPrice: null }), missing('price')],
    ['has a price that is a text', withPrice({ sellingPriceIncVat: '449' }), missing('price')],
    ['has no lowest price', withData({ lowestPrice: undefined }), missing('price')],
    ['has no picture', withBlocks(block(pictures, [])), missing('image')],
    ['has pictures without a name', withBlocks(block(pictures, [{ tags: [] }, null])), missing('image')],
  ])('drops a product that %s, and the group and the list that it leaves empty [CAT-15]', (_name, product, issue) => {
    const other = makeSearchProduct(makeProductSummary({ productId: 2, articleNumber: 'LY-2', alias: 'other' }));
    expect(read([product])).toEqual({ rows: [], issues: [{ ...issue, key: 'LY-1001' }] });
    const { rows, issues } = read([product, other]);
    expect(rows[0]?.groups.map(([first]) => first.product.productId)).toEqual([2]);
    expect(issues).toHaveLength(1);
  });

  it('keeps the other colours of a group when one fails [CAT-15]', () => {
    const lists = [
      {
        ...makeRecommendationList('a', []),
        productGroups: [{ key: 'g', remaining: 0, products: [{ ...good, custom: {} }, good] }],
      },
    ];
    expect(parseRecommendations(lists).rows[0]?.groups).toHaveLength(1);
  });

  it('drops a size without a number, and keeps the product', () => {
    const { rows } = read([
      withBlocks(block('ralph_data_skus', [{ name: '38' }, null, 'x', { ...skus[1], incoming: '2026-12-01' }])),
    ]);
    expect(rows[0]?.groups[0]?.[0].skus).toEqual([skus[1]]);
  });

  it('leaves out a list that the merchandisers have hidden', () => {
    expect(parseRecommendations([makeRecommendationList('a', [good], { visible: false })]).rows).toEqual([]);
  });

  it('never throws, and shows only what has an id, an address, a name, an image and integer amounts [CAT-15]', () => {
    // Weighted so that many products are complete: random text alone yields hardly any.
    const nearlyComplete = fc.record(
      Object.fromEntries(
        Object.entries(data).map(([name, value]) => [
          name,
          fc.oneof({ weight: 20, arbitrary: fc.constant<unknown>(value) }, fc.jsonValue()),
        ]),
      ),
    );
    const wire = fc.oneof(fc.jsonValue(), { weight: 6, arbitrary: nearlyComplete });
    const text = fc.oneof(fc.string(), fc.json(), {
      weight: 6,
      arbitrary: wire.map((json) => JSON.stringify({ json })),
    });
    const custom = fc.dictionary(
      fc.constantFrom('ralph_data', 'ralph_data_skus', dimensions, pictures, '__proto__'),
      fc.array(fc.record({ id: fc.string(), label: text }), { maxLength: 2 }),
    );
    let shown = 0;
    fc.assert(
      fc.property(fc.array(fc.array(custom, { maxLength: 3 }), { maxLength: 3 }), (groups) => {
        const products = groups.map((group) => group.map((each) => ({ ...good, custom: each })));
        const list = {
          ...makeRecommendationList('a', []),
          productGroups: products.map((members, key) => ({ key: String(key), remaining: 0, products: members })),
        };
        const { rows, issues } = parseRecommendations([list]);
        const read = rows.flatMap((row) => row.groups.flat());
        expect(read.length + issues.length).toBe(groups.flat().length);
        for (const { product, skus: sizes } of read) {
          shown += 1;
          expect(Number.isInteger(product.productId)).toBe(true);
          expect([product.alias, product.name, product.images[0]?.fileName].every(Boolean)).toBe(true);
          const { selling, regular, discount, vat } = product.unitPrice;
          const { lowest, comparison } = product.lowestPrice;
          const monies = [selling, regular, discount, lowest, comparison];
          const amounts = monies.flatMap(({ incVat, exVat }) => [incVat, exVat]);
          const numbers = [...amounts, vat, product.totalStock.totalStock, ...sizes.map(({ skuId }) => skuId)];
          expect(numbers.every(Number.isSafeInteger)).toBe(true);
        }
      }),
      { numRuns: fuzzRuns(2000) },
    );
    expect(shown).toBeGreaterThan(0);
  });
});

describe('withoutRepeats', () => {
  it('shows a product once on a page, and no row of products already shown', () => {
    const [one, two, three] = makeProducts(3).map((product) => makeSearchProduct(product));
    if (!one || !two || !three) throw new Error('spec: three products are needed.');
    const { rows } = parseRecommendations([
      makeRecommendationList('a', [one, two]),
      makeRecommendationList('b', [two, one]),
      makeRecommendationList('c', [two, three]),
    ]);
    const shown = withoutRepeats(rows, [1001]).map(
      (row) =>
        `${row.id} ${productsOfRow(row)
          .map(({ product }) => product.productId)
          .join()}`,
    );
    expect(shown).toEqual(['a 1002', 'c 1003']);
  });
});
