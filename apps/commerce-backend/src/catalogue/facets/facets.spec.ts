import fc from 'fast-check';
import { vatSplit } from '../../shop/pricing/vat-split.ts';
import { ColumnBuilder, singleColumn } from '../columns/facet-column.ts';
import type { FacetColumn } from '../columns/facet-column.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import { compareSizes } from '../core/compare-sizes.ts';
import { stockStatus } from '../core/stock.ts';
import { choose, countFacets } from './count-facets.ts';
import { facetToken, parseFacetId } from '../core/facet-id.ts';
import { facetTests, readSelection } from './facet-selection.ts';
import { priceBands } from './price-bands.ts';
import { countBetween, priceCounts } from './price-counts.ts';
import type { PriceCounts } from './price-counts.ts';

describe('facet ids', () => {
  it.each([
    { text: '80/86', token: '80-86' },
    { text: 'One size', token: 'one-size' },
    { text: '37.5', token: '37.5' },
    { text: 'Blå/Rød', token: 'bla-r-d' },
    { text: '<script>', token: 'script' },
  ])('make $text fit an address', ({ text, token }) => expect(facetToken(text)).toBe(token));

  it('always fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        expect(`p12_${facetToken(text)}`).toMatch(/^[A-Za-z0-9_.-]{1,64}$/),
      ),
    );
  });

  it.each(['', 'b', 'b_', 'x_1', 'p_1', '__proto__', 'b12'])('are not made of %j', (id) =>
    expect(parseFacetId(id)).toBeUndefined(),
  );
});

describe('counting', () => {
  const groups = ['c', 'b', 's', 'p1'] as const;
  const values = ['1', '2', '3'];
  const product = fc.record({
    values: fc.tuple(...groups.map(() => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }))),
    model: fc.integer({ min: 1, max: 6 }),
    selling: fc.integer({ min: 100, max: 50_000 }),
  });
  const selection = fc.uniqueArray(
    fc.constantFrom(
      ...groups.flatMap((group) => [...values, '9'].map((value) => `${group}_${value}`)),
      'pr_0-250',
      'pr_250-',
      'px_0-250',
      'px_250-',
    ),
    { maxLength: 5 },
  );

  interface Drawn {
    readonly values: readonly (readonly string[])[];
    readonly model: number;
    readonly selling: number;
  }

  /** Only the columns that counting reads. */
  const columnsOf = (drawn: readonly Drawn[]): ProductColumns => {
    const facets = groups.map((group, index) => {
      const builder = new ColumnBuilder();
      drawn.forEach((each, ordinal) =>
        each.values[index]?.forEach((value) => builder.push(ordinal, builder.dictionary.add(value))),
      );
      return [group, builder.build(drawn.length)] as const;
    });
    const points = Int32Array.from([-1, ...new Set(drawn.map(({ selling }) => selling))]).sort();
    const price = singleColumn(drawn.length);
    for (const point of points.subarray(1)) price.dictionary.add(String(point));
    drawn.forEach(({ selling }, ordinal) => (price.numbers[ordinal] = points.indexOf(selling)));
    return {
      groups: Int32Array.from(drawn, ({ model }) => model),
      facets: new Map<string, FacetColumn>(facets),
      kinds: singleColumn(drawn.length),
      sizeNames: [],
      markets: { dk: { points: { pr: points, px: points.map(exVatOf) }, price, facets: new Map() } },
    } as unknown as ProductColumns;
  };

  const exVatOf = (selling: number): number => vatSplit(selling, 25.5).exVat;
  const groupOf = (id: string): string => id.slice(0, id.indexOf('_'));
  const has = (each: Drawn, id: string): boolean => {
    const group = groupOf(id);
    if (group === 'pr' || group === 'px')
      return (group === 'pr' ? each.selling : exVatOf(each.selling)) < 25_000 === id.endsWith('0-250');
    return each.values[groups.findIndex((known) => known === group)]?.includes(id.slice(group.length + 1)) ?? false;
  };
  /** Any value within a group, and every group must match. */
  const meetsEvery = (each: Drawn, ids: readonly string[]): boolean =>
    [...new Set(ids.map(groupOf))].every((group) => ids.some((id) => groupOf(id) === group && has(each, id)));

  it('equals testing every product against every value on its own, prices with and without VAT [BUG-1]', () => {
    const mode = fc.constantFrom('BY_GROUP' as const, 'CURRENT' as const);
    const unit = fc.constantFrom('products' as const, 'models' as const);
    fc.assert(
      fc.property(fc.array(product, { maxLength: 25 }), selection, mode, unit, (unsorted, ids, chosenMode, counts) => {
        const drawn: readonly Drawn[] = unsorted.toSorted((a, b) => a.model - b.model);
        const columns = columnsOf(drawn);
        const ordinals = Int32Array.from(drawn.keys());
        const tests = facetTests(readSelection(ids), { columns, market: 'dk' });
        const choice = choose(ordinals, tests);
        expect([...choice.left].map((ordinal) => drawn[ordinal])).toEqual(
          drawn.filter((each) => meetsEvery(each, ids)),
        );
        const { countOf, prices } = countFacets({
          choice,
          columns,
          market: 'dk',
          mode: chosenMode,
          unit: counts,
        });
        for (const id of groups.flatMap((group) => [...values, '4'].map((value) => `${group}_${value}`))) {
          const others = chosenMode === 'BY_GROUP' ? ids.filter((each) => groupOf(each) !== groupOf(id)) : ids;
          const found = drawn.filter((each) => has(each, id) && meetsEvery(each, others));
          const expected = counts === 'products' ? found.length : new Set(found.map(({ model }) => model)).size;
          expect({ id, count: countOf(id) }).toEqual({
            id,
            count: drawn.some((each) => has(each, id)) ? expected : undefined,
          });
        }
        for (const group of ['pr', 'px'] as const) {
          const others = ids.filter((id) => groupOf(id) !== group);
          const left = drawn.filter((each) => meetsEvery(each, others));
          expect([prices[group].left.total, prices[group].every.total]).toEqual([left.length, drawn.length]);
          const cheap = left.filter((each) => has(each, `${group}_0-250`));
          expect(countBetween(prices[group].left, 0, 25_000)).toBe(cheap.length);
        }
      }),
    );
  });
});

describe('price bands', () => {
  const counted = (prices: readonly number[]): PriceCounts => {
    const points = Int32Array.from([-1, ...new Set(prices)]).sort();
    return priceCounts(
      points,
      points.map((point) => prices.filter((price) => price === point).length),
    );
  };

  it('are round numbers without gaps, and hold every price once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 100, max: 500_000 }), { maxLength: 60 }), (prices) => {
        const bands = priceBands(counted(prices));
        if (bands.length === 0) return;
        expect(bands.length).toBeGreaterThan(1);
        const held = (price: number): number =>
          bands.filter(({ from, to }) => price >= from * 100 && price < (to ?? Infinity) * 100).length;
        expect(prices.map(held)).toEqual(prices.map(() => 1));
      }),
    );
  });

  it('are empty when one would hold everything', () => expect(priceBands(counted([79_900, 79_900]))).toEqual([]));
});

describe('sizes', () => {
  it('come as a shopper expects them: numbers with their halves, then letters, then words [CAT-07]', () => {
    const sizes = ['36', '37', '37.5', '38', '38½', '38 2/3', '80/86', 'XS', 'S', 'M', 'M/L', 'XL', '3XL', 'One size'];
    fc.assert(
      fc.property(fc.shuffledSubarray(sizes, { minLength: sizes.length }), (drawn) =>
        expect(drawn.toSorted(compareSizes)).toEqual(sizes),
      ),
    );
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
