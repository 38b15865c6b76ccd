import type { ProductPageData } from '@lyng/catalogue';
import { makePrice, makeProduct, makeStock } from '@lyng/model/testing';
import type { ReviewPage } from '@lyng/reviews';
import { createTestApp } from '@lyng/feature/testing';
import { productStructuredData } from './product-structured-data.ts';

const origins = {
  dk: 'https://dk.lyng.test',
  se: 'https://se.lyng.test',
  no: 'https://no.lyng.test',
  fi: 'https://fi.lyng.test',
};
const category = (categoryId: number, parentCategoryId: number, name: string) => ({
  categoryId,
  parentCategoryId,
  name,
  alias: name.toLowerCase(),
  order: 0,
});
const categories = [category(1, 0, 'Dame'), category(2, 1, 'Sko')];

const describeProduct = (more: Parameters<typeof makeProduct>[0] = {}, reviews: ReviewPage | null = null) => {
  const product = makeProduct({
    name: 'Solveig',
    alias: 'solveig',
    categories,
    primaryCategory: { categoryId: 2, name: 'Sko' },
    ...more,
  } as Parameters<typeof makeProduct>[0]);
  const app = createTestApp({ origins });
  const [thing, places] = productStructuredData({ product } as ProductPageData, reviews, app) as readonly [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
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

  it('omits an unnamed brand and a missing rating [CAT-11]', () => {
    const none = { count: 0, average: 0, reviews: [] } as unknown as ReviewPage;
    for (const reviews of [null, none])
      expect(Object.keys(describeProduct({ brandName: '' }, reviews).thing)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/brand|aggregateRating|review/)]),
      );
  });

  it('has the rating, out of five stars [CAT-11]', () => {
    const reviews = {
      count: 12,
      average: 4.333,
      reviews: [{ rating: 5, comment: 'Bløde.', author: 'Mette', date: '2026-09-28T10:00:00Z' }],
    } as unknown as ReviewPage;
    expect(describeProduct({}, reviews).thing).toMatchObject({
      aggregateRating: { ratingValue: '4.3', reviewCount: 12, bestRating: 5 },
      review: [
        {
          author: { name: 'Mette' },
          datePublished: '2026-09-28',
          reviewBody: 'Bløde.',
          reviewRating: { ratingValue: 5 },
        },
      ],
    });
  });

  it('has the breadcrumb from the department to the product [CAT-16]', () => {
    const { thing, places } = describeProduct();
    expect(places['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Dame', item: 'https://dk.lyng.test/c/dame' },
      { '@type': 'ListItem', position: 2, name: 'Sko', item: 'https://dk.lyng.test/c/sko' },
      { '@type': 'ListItem', position: 3, name: 'Solveig', item: thing['url'] },
    ]);
  });
});
