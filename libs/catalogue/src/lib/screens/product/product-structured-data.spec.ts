import { makeLowestPrice, makePrice, makeProduct, makeStock } from '@lyng/model/testing';
import { termsOf } from '@lyng/feature';
import { createTestApp, makeShopConfig } from '@lyng/feature/testing';
import type { ProductPageData } from '../../wire/parse-product.ts';
import { productStructuredData } from './product-structured-data.ts';

const [dk, se, no, fi] = ['dk', 'se', 'no', 'fi'].map((market) => `https://${market}.lyng.test`) as [
  string,
  string,
  string,
  string,
];
const origins = { dk, se, no, fi };
const categories = [
  { categoryId: 1, parentCategoryId: 0, name: 'Dame', alias: 'dame', order: 0 },
  { categoryId: 2, parentCategoryId: 1, name: 'Sko', alias: 'sko', order: 0 },
];

const describeProduct = (more: Parameters<typeof makeProduct>[0] = {}) => {
  const product = makeProduct({
    name: 'Solveig',
    alias: 'solveig',
    categories,
    primaryCategory: { categoryId: 2, name: 'Sko' },
    skus: [],
    ...more,
  } as Parameters<typeof makeProduct>[0]);
  const app = createTestApp({ origins });
  const [thing, places] = productStructuredData(
    { product, gtins: { 1: '2900001030830', 2: '123' } } as unknown as ProductPageData,
    app,
  ) as readonly [Record<string, unknown>, Record<string, unknown>];
  return { thing, places, offer: thing['offers'] as Record<string, unknown> };
};

describe('a product’s structured data (schema.org)', () => {
  it('has the price in the market’s currency with decimals, and the product’s page [CAT-01] [ROUTE-28]', () => {
    const { thing, offer } = describeProduct({ unitPrice: makePrice(44_950, 59_900) });
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Solveig',
      url: expect.stringMatching(/^https:\/\/dk\.lyng\.test\/p\/.*solveig$/),
    });
    expect(offer).toMatchObject({ '@type': 'Offer', price: '449.50', priceCurrency: 'DKK', url: thing['url'] });
    for (const image of thing['image'] as readonly string[]) expect(image).toMatch(/^https:\/\/dk\.lyng\.test\//);
  });

  it.each([
    [makeStock(20), 'InStock'],
    [makeStock(3), 'LimitedAvailability'],
    [makeStock(0, { oversellable: 4, totalStock: 4 }), 'MadeToOrder'],
    [makeStock(0, { static: 4, totalStock: 4 }), 'InStock'],
    [makeStock(0), 'OutOfStock'],
  ])('of %j has availability %s [CAT-05]', (totalStock, availability) => {
    expect(describeProduct({ totalStock }).offer).toMatchObject({ availability: `https://schema.org/${availability}` });
  });

  it('omits an unnamed brand, and has no rating of its own [CAT-11]', () => {
    expect(Object.keys(describeProduct({ brandName: '' }).thing)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/brand|aggregateRating|review/)]),
    );
  });

  it('has the breadcrumb from the department to the product [CAT-16]', () => {
    const { thing, places } = describeProduct();
    expect(places['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Dame', item: 'https://dk.lyng.test/c/dame' },
      { '@type': 'ListItem', position: 2, name: 'Sko', item: 'https://dk.lyng.test/c/sko' },
      { '@type': 'ListItem', position: 3, name: 'Solveig', item: thing['url'] },
    ]);
  });

  const sizes = [
    { skuId: 1, articleNumber: 'LY-1-38', name: '38', stock: makeStock(20) },
    { skuId: 2, articleNumber: 'LY-1-39', name: '39', stock: makeStock(0) },
  ];

  it('has each size with its number, barcode, stock and address [CAT-05]', () => {
    const { thing } = describeProduct({ skus: sizes });
    const url = String(thing['url']);
    expect(thing).toMatchObject({ '@type': 'ProductGroup', variesBy: 'https://schema.org/size' });
    expect(thing['hasVariant']).toMatchObject([
      {
        '@type': 'Product',
        sku: 'LY-1-38',
        gtin: '2900001030830',
        size: '38',
        offers: { url: `${url}?sku=1`, availability: 'https://schema.org/InStock' },
      },
      { sku: 'LY-1-39', size: '39', offers: { url: `${url}?sku=2`, availability: 'https://schema.org/OutOfStock' } },
    ]);
    // Barcodes are longer.
    expect((thing['hasVariant'] as readonly object[])[1]).not.toHaveProperty('gtin');
  });

  it('has the lowest price of the last 30 days beside a reduced one only', () => {
    const lowestPrice = makeLowestPrice(44_950, 49_900);
    const reduced = describeProduct({ unitPrice: makePrice(44_950, 59_900), lowestPrice });
    expect(reduced.offer['priceSpecification']).toMatchObject({
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '499.00',
      priceCurrency: 'DKK',
    });
    const { isDiscounted: _isDiscounted, ...lowest } = makeLowestPrice(44_950, 44_950);
    const { offer } = describeProduct({ lowestPrice: { ...lowest, isDiscounted: false } });
    expect(offer).not.toHaveProperty('priceSpecification');
  });

  it('promises free delivery from the market’s limit, and the days of returning', () => {
    const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'DK', merchantReturnDays: 14 };
    const limit = termsOf(makeShopConfig(), 'dk').freeShippingFrom;
    const { offer } = describeProduct({ unitPrice: makePrice(limit) });
    expect(offer).toMatchObject({
      hasMerchantReturnPolicy: policy,
      shippingDetails: { shippingRate: { value: 0, currency: 'DKK' }, shippingDestination: { addressCountry: 'DK' } },
    });
    expect(describeProduct({ unitPrice: makePrice(limit - 1) }).offer).not.toHaveProperty('shippingDetails');
  });

  it('has availability OutOfStock for a product that is not for sale yet', () => {
    expect(describeProduct({ comesOn: '2027-01-01', totalStock: makeStock(9) }).offer).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      availabilityStarts: '2027-01-01',
    });
  });
});
