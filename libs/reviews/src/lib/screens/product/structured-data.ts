import type { PageHead } from '@lyng/feature';
import type { ReviewPage } from '../../core/review.ts';

const ratingOf = ({ average, count, reviews }: ReviewPage): object => ({
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: average.toFixed(1),
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  },
  review: reviews.map(({ rating, comment, author, date }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: date.slice(0, 10),
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  })),
});

const isProduct = (thing: object): boolean =>
  '@type' in thing && (thing['@type'] === 'Product' || thing['@type'] === 'ProductGroup');

/** Adds the rating and the reviews to the product in the structured data of its page (schema.org). */
export const withRating = (head: PageHead, reviews: ReviewPage | null): PageHead =>
  !reviews || reviews.count === 0 || !head.structuredData
    ? head
    : {
        ...head,
        structuredData: head.structuredData.map((thing) =>
          isProduct(thing) ? { ...thing, ...ratingOf(reviews) } : thing,
        ),
      };
