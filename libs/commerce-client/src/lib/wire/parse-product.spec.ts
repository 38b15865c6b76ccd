import { makeStock } from '@lyng/model/testing';
import { comingOn, parseListedProducts } from './parse-product.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

describe('comingOn', () => {
  it.each([
    ['comes later', '2026-12-01T08:00:00Z', makeStock(0), '2026-12-01T08:00:00Z'],
    ['comes on a day without an hour', '2026-12-01', makeStock(0), '2026-12-01'],
    ['can be bought already', '2026-12-01', makeStock(3), null],
    ['can be made to order already', '2026-12-01', makeStock(0, { oversellable: 2 }), null],
    ['was for sale and is sold out', '2026-11-01', makeStock(0), null],
    ['has no day', '', makeStock(0), null],
    ['has a day that is none', 'soon', makeStock(0), null],
  ])('[SHOP-7] of what %s', (_what, firstAvailableOn, stock, day) => {
    expect(comingOn(firstAvailableOn, stock, now)).toBe(day);
  });
});

describe('parseListedProducts', () => {
  const wire = (productId: number, roots: readonly string[], more: object = {}) => ({
    productId,
    alias: 'a',
    name: 'A',
    productImages: [{ fileName: 'a.svg' }],
    unitPrice: { isDiscounted: false, amount: 99, selling: '99 kr.', sellingExVat: '79,20 kr.' },
    categories: [...roots.map((name) => ({ name, parentCategoryId: 0 })), { name: 'Sneakers', parentCategoryId: 7 }],
    ...more,
  });
  const variant = (value: string | undefined, index: number) => ({
    productId: index,
    attributes: value === undefined ? [] : [{ key: 'hex', value }],
  });

  it('names the departments of products that have none in common', () => {
    const [woman, both, man] = [wire(1, ['Dame']), wire(2, ['Dame', 'Herre']), wire(3, ['Herre'])];
    const departments = (list: readonly object[]) => parseListedProducts(list).map(({ department }) => department);
    expect(departments([woman, both, man])).toEqual(['Dame', 'Dame, Herre', 'Herre']);
    expect(departments([both, man])).toEqual([undefined, undefined]);
    expect(departments([woman])).toEqual([undefined]);
  });

  it('has the colours of a model with several, and no style that is not a colour', () => {
    const colours = (...values: readonly (string | undefined)[]) =>
      parseListedProducts([wire(1, [], { variantGroup: { variants: values.map(variant) } })])[0]?.colours;
    expect(colours('1f2a44', undefined, '0;position:fixed')).toEqual(['#1f2a44', '', '']);
    expect(colours('1f2a44')).toBeUndefined();
    const size = { ...variant('1f2a44', 1), skuId: 2 };
    const ofSizes = wire(1, [], { variantGroup: { variants: [size, size] } });
    expect(parseListedProducts([ofSizes])[0]?.colours).toBeUndefined();
  });

  it('marks as new what was first for sale in the last four weeks, unless everything is', () => {
    const news = (...days: readonly number[]) => {
      const dates = days.map((age) => new Date(Date.now() - age * 86_400_000).toISOString());
      const list = dates.map((firstAvailableOn) => wire(1, [], { firstAvailableOn }));
      return parseListedProducts(list).map(({ isNew }) => isNew);
    };
    expect(news(-1, 1, 27, 29)).toEqual([undefined, true, true, undefined]);
    expect(news(1, 27)).toEqual([undefined, undefined]);
  });
});
