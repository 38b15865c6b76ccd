import { googleAttributes, rssFeed, rssItem } from '../testing/google-feeds.ts';
import { duringSale, makeFeedOffers } from '../testing/make-feed-offers.ts';
import { readFeedText } from '../testing/read-feed-text.ts';
import { coloursOfProduct } from '../colours-of-product.ts';
import type { FeedProduct } from '../feed-product.ts';
import { googleRow, parseGtin } from './google-row.ts';

const offers = makeFeedOffers(1).map((offer) => ({ ...offer, inStock: true }));

/** A complete item with some attributes changed; those without a value are left out. */
function attributes(changed: Readonly<Record<string, string | readonly string[]>> = {}) {
  const all: readonly (readonly [string, string | readonly string[]])[] = [
    ...offers.flatMap(googleAttributes),
    ...Object.entries(changed),
  ];
  return new Map(
    all.map(([name, value]) => [name, (typeof value === 'string' ? [value] : value).filter((text) => text !== '')]),
  );
}

const read = (changed: Readonly<Record<string, string | readonly string[]>> = {}) =>
  googleRow(2, attributes(changed), { now: duringSale });

describe('googleRow', () => {
  it('reads every attribute', () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        id: 'offer-0',
        title: 'Sund hoodie 0 – Black, S',
        brand: 'Lyng & Co',
        category: 'Apparel & Accessories > Clothing > Hoodies & Sweatshirts',
        gender: 'female',
        price: 299,
        currency: 'DKK',
        description: 'Soft & warm, no. 0.\n• Organic cotton\n• Machine wash',
        source: 'google-merchant',
        variants: [
          {
            row: 2,
            id: 'offer-0',
            title: 'Sund hoodie 0 – Black, S',
            size: 'S',
            sizeSystem: 'EU',
            sizeTypes: ['regular'],
            colour: 'Black',
            gtin: '5700000000004',
            price: 299,
            currency: 'DKK',
            photoAddresses: ['https://cdn.example/0.jpg', 'https://cdn.example/0.jpg?back'],
            leftOut: [],
          },
        ],
        materials: ['Cotton', 'Wool'],
        patterns: ['Striped'],
      },
    });
  });

  it.each([
    ['a category of the merchant alone', { google_product_category: '' }, { category: 'Hoodies & Sweatshirts' }],
    [
      'a number of Google’s, which has no words',
      { google_product_category: '212' },
      { category: 'Hoodies & Sweatshirts' },
    ],
    [
      'several categories: the first',
      { product_type: ['Jeans', 'Sale'], google_product_category: '' },
      { category: 'Jeans' },
    ],
    ['children’s goods', { age_group: 'Toddler', gender: 'male' }, { gender: 'children' }],
    ['no category, as the title may place it', { product_type: '', google_product_category: '' }, { category: '' }],
    ['one of several ages', { age_group: 'adults; kids' }, { gender: 'female' }],
    [
      'entities [BUG-7]',
      { brand: 'O&#039;Polo', color: 'Black &amp; white', size: '5&frac12;', material: 'Wool &amp; silk' },
      { brand: "O'Polo", materials: ['Wool & silk'], variants: [{ colour: 'Black & white', size: '5½' }] },
    ],
    ['no age group', { age_group: '', gender: 'male' }, { gender: 'male' }],
    ['a sale', { sale_price: '199 DKK' }, { price: 199, currency: 'DKK' }],
    [
      'a sale that is over',
      { sale_price: '199 DKK', sale_price_effective_date: '2025-01-01/2025-02-01' },
      { price: 299 },
    ],
    ['no price', { price: '' }, { price: undefined, currency: undefined }],
    [
      'little more than what must be there',
      { brand: '', description: '', material: '', pattern: '' },
      { brand: undefined, description: undefined, materials: [], patterns: [] },
    ],
  ])('reads %s', (_, changed, expected) => {
    expect(read(changed)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    ['in stock', undefined],
    ['in_stock', undefined],
    ['Out of stock', 0],
    ['https://schema.org/InStock', undefined],
    ['http://schema.org/LimitedAvailability', undefined],
    ['outOfStock', 0],
    ['discontinued', 0],
    ['preorder', 0],
    ['backorder', 0],
  ])('reads the availability %j as the stock %j', (availability, stock) => {
    expect(read({ availability })).toMatchObject({ ok: true, value: { variants: [{ stock }] } });
  });

  it('reads images that share one value', () => {
    const additional = 'https://cdn.example/1.jpg, https://cdn.example/2,3.jpg';
    expect(read({ image_link: '', additional_image_link: additional })).toMatchObject({
      value: { variants: [{ photoAddresses: ['https://cdn.example/1.jpg', 'https://cdn.example/2,3.jpg'] }] },
    });
  });

  it.each([
    ['gtin', '5700000000008', 'gtin "5700000000008" has a wrong check digit'],
    ['sale_price', 'cheap', 'sale_price "cheap" cannot be read'],
    ['sale_price', '0.00 DKK', 'sale_price "0.00 DKK" is not a price'],
    ['age_group', 'old', 'unknown age group "old"'],
  ])('[BUG-5] [BUG-6] leaves out a wrong %s', (name, value, reason) => {
    expect(read({ [name]: value })).toMatchObject({
      ok: true,
      value: { price: 299, variants: [{ leftOut: [reason] }] },
    });
  });

  it.each([
    ['id', '', 'no id'],
    ['title', ' ', 'no title'],
    ['price', '1.299 DKK', 'price "1.299" may have thousands or three decimals'],
    ['availability', '', 'no availability'],
    ['availability', 'maybe', 'unknown availability "maybe"'],
  ])('rejects the %s %j', (name, value, reason) => {
    expect(read({ [name]: value })).toEqual({ ok: false, error: reason });
  });
});

/** The colours of products, and the rows and reasons of the parts that they leave out. */
function coloursOf(products: readonly FeedProduct[]) {
  const leftOut: [row: number | undefined, reason: string][] = [];
  const colours = products.flatMap((product) =>
    coloursOfProduct(
      product,
      () => undefined,
      ({ reason, variant }) => leftOut.push([variant?.row, reason]),
    ),
  );
  return { colours, leftOut };
}

describe('a feed of items', () => {
  const item = (changed: Readonly<Record<string, string>>) =>
    rssItem([...attributes({ item_group_id: '', ...changed })].map(([name, [value = '']]) => [name, value] as const));
  const good = item({ id: 'good' });

  it.each([
    ['no id', item({ id: '' }), 'no id'],
    ['a tag that does not end', good.replace('</g:brand>', ''), /^malformed XML: ".*tag/],
    ['an unknown entity', good.replace('Sund', '&nbsp;'), /^malformed XML: ".*entity/],
    ['a character that XML has not', good.replace('Sund', '\u0001'), /^malformed XML: ".*character/],
    ['the id of another one', item({ id: 'first' }), 'the id is that of row 1'],
    ['bytes that are no UTF-8', Buffer.from(good.replace('Sund', '\u00e5'), 'latin1'), 'a text that is not UTF-8'],
    ['a text of 2 MB', good.replace('Sund', 'x'.repeat(2_000_000)), 'longer than 1 MB'],
    ['no end', good.replace('</item>', ''), 'the item does not end before the next one'],
  ])('rejects the item with %s, and reads the others', async (_, broken, reason) => {
    const [before = '', after = ''] = rssFeed([item({ id: 'first' }), '|', good]).split('|');
    const feed = Buffer.concat([Buffer.from(before), Buffer.from(broken), Buffer.from(after)]);
    const { products, rejected } = await readFeedText(feed);
    expect(products.map(({ id }) => id)).toEqual(['first', 'good']);
    expect(rejected).toEqual([[2, typeof reason === 'string' ? reason : expect.stringMatching(reason)]]);
  });

  it('imports an item without its wrong gtin, and reports it', async () => {
    const { products, rejected } = await readFeedText(rssFeed([item({ gtin: '123' })]));
    expect(products).toMatchObject([{ variants: [{ gtin: undefined }] }]);
    expect(rejected).toEqual([[1, 'gtin "123" does not have 8, 12, 13 or 14 digits']]);
  });

  it('joins a group from anywhere in the file, each size of a colour once', async () => {
    const of = (id: string, color: string, size: string, price = '299 DKK') =>
      item({ id, color, size, price, title: `Sund hoodie, ${color}`, item_group_id: 'g', description: id });
    const { products, rejected } = await readFeedText(
      rssFeed([
        of('1', 'Black', 'S'),
        good,
        of('2', 'Red', 'S', '399 DKK'),
        of('3', 'black', 's'),
        of('4', 'Black', 'M', '249 DKK'),
        of('5', 'Red', 'M', '399 SEK'),
      ]),
    );
    expect(rejected).toEqual([]);
    expect(products.map(({ id, description }) => [id, description])).toEqual([
      ['good', 'Soft & warm, no. 0.\n• Organic cotton\n• Machine wash'],
      ['g', '1'],
    ]);
    const { colours, leftOut } = coloursOf(products);
    expect(colours.map(({ title, price, sizes }) => [title, price.price, sizes.length])).toEqual([
      ['Sund hoodie 0 – Black, S', 299, 1],
      ['Sund hoodie', 299, 2],
      ['Sund hoodie', 399, 1],
    ]);
    expect(leftOut).toEqual([
      [4, 'size "s" comes twice in its colour'],
      [5, 'a price of its own among its colour'],
      [6, 'another currency than the rest of its colour'],
    ]);
  });

  it('[BUG-8] keeps the sizes of a colour apart that differ in their system or cut, and of two spellings the one in stock', async () => {
    const of = (id: string, changed: Readonly<Record<string, string>>) =>
      item({ id, size: '38', title: 'Sund hoodie, Black', item_group_id: 'g', ...changed });
    const { products, rejected } = await readFeedText(
      rssFeed([
        of('1', { availability: 'out of stock' }),
        of('2', { size_system: 'FR' }),
        of('3', { size_type: 'petite' }),
        of('4', { size: 'EU 38' }),
      ]),
    );
    const { colours, leftOut } = coloursOf(products);
    expect(rejected).toEqual([]);
    expect(colours.map(({ sizes }) => sizes.map(({ label }) => label))).toEqual([['EU 38', 'FR 38', 'Petite 38']]);
    expect(leftOut).toEqual([[1, 'size "38" comes twice in its colour']]);
  });

  it('reads elements without a prefix, and none of other namespaces', async () => {
    const text = good
      .replace(/<g:id>.*<\/g:id>/, '<id>plain</id>')
      .replace('<title>', '<media:title>No</media:title><title>');
    expect((await readFeedText(rssFeed([text]))).products).toMatchObject([
      { id: 'plain', title: 'Sund hoodie 0 – Black, S' },
    ]);
  });

  it('[BUG-21] reads elements of the namespace under any prefix', async () => {
    const own = good.replaceAll('g:', 'X:').replace('<item>', '<item xmlns:X="http://base.google.com/ns/1.0">');
    expect((await readFeedText(rssFeed([own]))).products).toMatchObject([{ id: 'good', brand: 'Lyng & Co' }]);
  });

  it('[BUG-3] takes the named currency for prices without one', async () => {
    const feed = rssFeed([item({ price: '499.00', sale_price: '399' })]);
    expect((await readFeedText(feed, 'SEK')).products).toMatchObject([{ price: 399, currency: 'SEK' }]);
    expect((await readFeedText(feed)).rejected).toEqual([[1, expect.stringMatching(/--currency/)]]);
  });

  it('counts the shipping that it ignores', async () => {
    expect(Object.values((await readFeedText(rssFeed([good, item({ id: 'b', shipping: '' })]))).counted)).toEqual([1]);
  });
});

describe('parseGtin', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['96385074', '96385074'],
    ['036000291452', '036000291452'],
    ['10614141000415', '10614141000415'],
    [' 400-6381 333931', '4006381333931'],
    ["'4006381333931", '4006381333931'],
  ])('reads %j', (text, digits) => {
    expect(parseGtin(text)).toEqual({ ok: true, value: digits });
  });

  it.each([
    ['4006381333932', 'gtin "4006381333932" has a wrong check digit'],
    ['123456789', 'gtin "123456789" does not have 8, 12, 13 or 14 digits'],
    ['4.00638E+12', 'gtin "4.00638E+12" does not have 8, 12, 13 or 14 digits'],
  ])('rejects %j', (text, reason) => {
    expect(parseGtin(text)).toEqual({ ok: false, error: reason });
  });
});
