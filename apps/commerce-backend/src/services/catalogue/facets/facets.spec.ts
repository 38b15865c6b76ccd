import fc from 'fast-check';
import type { IndexedProduct } from '../catalogue-index.ts';
import { compareSizes } from '../core/compare-sizes.ts';
import { stockStatus } from '../core/stock.ts';
import { countFacets, meetsAll } from './count-facets.ts';
import { FacetDictionary } from './facet-dictionary.ts';
import { facetToken, parseFacetId } from './facet-id.ts';
import { facetTests, readSelection } from './facet-selection.ts';
import type { MarketFacets } from './market-facets.ts';
import { priceBands } from './price-bands.ts';
import { noFacets } from './product-facets.ts';
import type { ProductFacets } from './product-facets.ts';

describe('facet ids', () => {
  it.each([
    { text: '80/86', token: '80-86' },
    { text: 'One size', token: 'one-size' },
    { text: '37.5', token: '37.5' },
    { text: 'Blå/Rød', token: 'bla-r-d' },
    { text: '<script>', token: 'script' },
  ])('make $text fit an address', ({ text, token }) => expect(facetToken(text)).toBe(token));

  it('always fit', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(`p12_${facetToken(text)}`).toMatch(/^[A-Za-z0-9_.-]{1,64}$/)));
  });

  it.each(['', 'b', 'b_', 'x_1', 'p_1', '__proto__', 'b12'])('are not made of %j', (id) => expect(parseFacetId(id)).toBeUndefined());
});

describe('counting', () => {
  const groups = ['c', 'b', 's', 'p1'] as const;
  const product = fc.record({
    values: fc.tuple(...groups.map(() => fc.uniqueArray(fc.constantFrom('1', '2', '3'), { maxLength: 2 }))),
    selling: fc.integer({ min: 100, max: 50_000 }),
  });
  const selection = fc.uniqueArray(fc.constantFrom(...groups.flatMap((group) => ['1', '2', '3', '9'].map((value) => `${group}_${value}`))), { maxLength: 5 });

  type Drawn = { readonly values: readonly string[][]; readonly selling: number };

  const facetsFrom = ({ values, selling }: Drawn, dictionary: FacetDictionary): ProductFacets => ({
    groups: new Map(
      groups
        .map((group, index) => [group, (values[index] ?? []).map((value) => dictionary.add(`${group}_${value}`))] as const)
        .filter(([, numbers]) => numbers.length > 0),
    ),
    selling,
    discount: 0,
  });

  it('equals asking for every value on its own', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 25 }), selection, fc.constantFrom('BY_GROUP' as const, 'CURRENT' as const), (drawn, ids, mode) => {
        const dictionary = new FacetDictionary();
        // Each drawn product stands for itself; only its facets matter here.
        const made = new Map(drawn.map((each) => [each as unknown as IndexedProduct, facetsFrom(each, dictionary)]));
        const facets: MarketFacets = { dictionary, of: (each) => made.get(each) ?? noFacets };
        const products = [...made.keys()];
        const asked = (chosen: readonly string[]): readonly IndexedProduct[] => {
          const tests = facetTests(readSelection(chosen), dictionary);
          return products.filter((each) => meetsAll(facets.of(each), tests));
        };
        const { countOf } = countFacets({ products, facets, tests: facetTests(readSelection(ids), dictionary), mode });
        for (const group of groups) {
          for (const value of ['1', '2', '3', '4']) {
            const id = `${group}_${value}`;
            const others = mode === 'BY_GROUP' ? ids.filter((each) => !each.startsWith(`${group}_`)) : ids;
            const holds = (each: IndexedProduct): boolean => facets.of(each).groups.get(group)?.includes(dictionary.find(id) ?? -1) ?? false;
            expect(countOf(id)).toBe(products.some(holds) ? asked(others).filter(holds).length : undefined);
          }
        }
      }),
    );
  });
});

describe('price bands', () => {
  it('are round numbers without gaps, and hold every price once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 100, max: 500_000 }), { maxLength: 60 }), (prices) => {
        const bands = priceBands(prices);
        if (bands.length === 0) return;
        expect(bands.length).toBeGreaterThan(1);
        const held = (price: number): number => bands.filter(({ from, to }) => price >= from * 100 && price < (to ?? Infinity) * 100).length;
        expect(prices.map(held)).toEqual(prices.map(() => 1));
      }),
    );
  });

  it('are none when one would hold everything', () => expect(priceBands([79_900, 79_900])).toEqual([]));
});

describe('sizes', () => {
  it('come as a shopper expects them', () => {
    const sizes = ['One size', '40', 'XL', '37.5', 'S', '38', 'XS', '80/86', '36', 'M', '3XL', 'M/L'];
    expect(sizes.toSorted(compareSizes)).toEqual(['XS', 'S', 'M', 'M/L', 'XL', '3XL', '36', '37.5', '38', '40', '80/86', 'One size']);
  });
});

describe('stock statuses', () => {
  it.each([
    { inStock: 6, oversellable: 0, static: 0, status: 'in-stock' },
    { inStock: 5, oversellable: 9, static: 9, status: 'few-left' },
    { inStock: 0, oversellable: 9, static: 1, status: 'static' },
    { inStock: 0, oversellable: 1, static: 0, status: 'made-to-order' },
    { inStock: 0, oversellable: 0, static: 0, status: 'out-of-stock' },
  ])('is $status for $inStock, $oversellable, $static', ({ status, ...stock }) => {
    expect(stockStatus({ ...stock, incomingOn: null })).toBe(status);
  });
});
