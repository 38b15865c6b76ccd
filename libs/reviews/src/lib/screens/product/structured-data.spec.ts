import type { PageHead } from '@lyng/feature';
import { makeReviewPage } from '../../testing/make-reviews.ts';
import type { ReviewPage } from '../../core/review.ts';
import { withRating } from './structured-data.ts';

const product = { '@type': 'Product', name: 'Solveig', offers: {} };
const breadcrumb = { '@type': 'BreadcrumbList' };
const head: PageHead = { title: 'Solveig', structuredData: [product, breadcrumb] };

const reviews: ReviewPage = {
  count: 12,
  average: 4.333,
  distribution: null,
  reviews: [{ rating: 5, comment: 'Bløde.', author: 'Mette', date: '2026-09-28T10:00:00Z' }],
};

describe('a product’s structured data (schema.org)', () => {
  it('has the rating, out of five stars [CAT-11]', () => {
    const [thing, ...others] = withRating(head, reviews).structuredData ?? [];
    expect(thing).toMatchObject({
      ...product,
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
    expect(others).toEqual([breadcrumb]);
  });

  it('omits a missing rating [CAT-11]', () => {
    for (const none of [null, makeReviewPage(0)]) expect(withRating(head, none)).toEqual(head);
  });

  it('is not invented for a page that has none', () => {
    expect(withRating({ title: 'Solveig' }, reviews)).toEqual({ title: 'Solveig' });
  });
});
