import { distributionOf } from '../core/review.ts';
import type { Review, ReviewPage } from '../core/review.ts';

const words = [
  'Bløde fra første dag og ingen vabler.',
  'Rigtig fint køb. Normal i størrelsen; jeg tog min sædvanlige.',
  'Det er okay, men ikke mere.\nSålen er hårdere, end jeg bryder mig om.',
  'Smukkere i virkeligheden end på billedet.',
];

/** This many reviews, newest first, with all numbers of stars. */
export const makeReviews = (count: number): readonly Review[] =>
  Array.from({ length: count }, (_, index) => ({
    rating: [5, 4, 3, 5, 4][index % 5] ?? 5,
    comment: words[index % words.length] ?? '',
    author: ['Mette K.', 'Søren', 'Anne Louise', 'Jørgen B.'][index % 4] ?? '',
    date: new Date(Date.UTC(2026, 8, 28 - index, 9)).toISOString(),
  }));

/** The first `shown` of `count` reviews. */
export const makeReviewPage = (count = 12, shown = 5): ReviewPage => {
  const all = makeReviews(count);
  const average = count === 0 ? 0 : all.reduce((sum, { rating }) => sum + rating, 0) / count;
  return { count, average, distribution: distributionOf(all), reviews: all.slice(0, shown) };
};
