import { minorUnits } from '@lyng/model';
import { isGlobalGtin, printFeedItem } from './feed-item.ts';
import type { FeedItem } from './feed-item.ts';

const item: FeedItem = {
  id: 'LY-1-38',
  group: 'LY-1',
  title: 'Havnemark Solveig, 38',
  description: 'Blød & let.',
  link: 'https://dk.lyng.test/p/solveig?sku=7',
  images: ['https://dk.lyng.test/1.jpg', 'https://dk.lyng.test/2.jpg'],
  stock: { inStock: 3, oversellable: 0, static: 0 },
  incoming: null,
  regular: minorUnits(599),
  selling: minorUnits(449.5),
  brand: 'Havnemark',
  gtin: '4006381333931',
  colour: 'Rød',
  material: 'Læder',
  size: '38',
  categories: [
    { alias: 'dame', name: 'Dame' },
    { alias: 'dame-sko', name: 'Sko' },
  ],
};

const valueIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(xml)?.[1];
const print = (more: Partial<FeedItem> = {}): string =>
  printFeedItem({ ...item, ...more }, { currency: 'DKK', country: 'DK', freeShippingFrom: minorUnits(499) });

describe('an item of a feed', () => {
  it('has the price before a reduction, and the reduced one', () => {
    expect([valueIn(print(), 'price'), valueIn(print(), 'sale_price')]).toEqual(['599.00 DKK', '449.50 DKK']);
    expect(valueIn(print({ selling: item.regular }), 'sale_price')).toBeUndefined();
  });

  it.each([
    ['in_stock', { inStock: 1, oversellable: 0, static: 0 }, null],
    ['in_stock', { inStock: 0, oversellable: 0, static: 4 }, null],
    ['out_of_stock', { inStock: 0, oversellable: 0, static: 0 }, '2027-01-01'],
    ['out_of_stock', { inStock: 0, oversellable: 4, static: 0 }, null],
    ['out_of_stock', { inStock: 0, oversellable: 4, static: 0 }, 'soon'],
    ['backorder', { inStock: 0, oversellable: 4, static: 0 }, '2027-01-01'],
  ])('is %s with a stock of %j and the next delivery on %s', (expected, stock, incoming) => {
    const xml = print({ stock, incoming });
    expect(valueIn(xml, 'availability')).toBe(expected);
    expect(valueIn(xml, 'availability_date')).toBe(expected === 'backorder' ? '2027-01-01T00:00:00.000Z' : undefined);
  });

  it('has its barcode, or none', () => {
    expect([valueIn(print(), 'gtin'), valueIn(print(), 'identifier_exists')]).toEqual(['4006381333931', undefined]);
    const xml = print({ gtin: '2900001030830' });
    expect([valueIn(xml, 'gtin'), valueIn(xml, 'identifier_exists')]).toEqual([undefined, 'no']);
  });

  it.each([
    ['4006381333931', true],
    ['4006381333932', false],
    ['2900001030830', false],
    ['0200000000004', false],
    ['96385074', true],
    ['036000291452', true],
    ['123', false],
    ['', false],
  ])('knows whether %s is a barcode of international use: %s', (gtin, expected) => {
    expect(isGlobalGtin(gtin)).toBe(expected);
  });

  it('cuts texts at the end of a word, and writes all of them as text', () => {
    const xml = print({ title: `${'lang '.repeat(40)}slut`, description: '<b>"&\u0000' });
    expect(valueIn(xml, 'title')).toHaveLength(149);
    expect(valueIn(xml, 'description')).toBe('&lt;b&gt;&quot;&amp;');
  });

  it('names the audience of a department, and none of others', () => {
    expect([valueIn(print(), 'gender'), valueIn(print(), 'age_group')]).toEqual(['female', 'adult']);
    expect(valueIn(print(), 'product_type')).toBe('Dame &gt; Sko');
    expect(valueIn(print({ categories: [{ alias: 'hjem', name: 'Hjem' }] }), 'gender')).toBeUndefined();
  });
});
