/** What one shopper says of a product. */
export interface Review {
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  readonly author: string;
  /** ISO moment. */
  readonly date: string;
}

/** The reviews that a page shows, and what all of them say together. */
export interface ReviewPage {
  /** How many there are in this language. */
  readonly count: number;
  /** Stars, 0 without a review. */
  readonly average: number;
  /** How many gave five stars, four, three, two and one; `null` when not all are known. */
  readonly distribution: readonly number[] | null;
  /** The newest, as many as have been asked for. */
  readonly reviews: readonly Review[];
}

/** How many more reviews come at a time. */
export const reviewsPerPage = 5;

/** How many gave five stars, four, three, two and one. */
export const distributionOf = (reviews: readonly Pick<Review, 'rating'>[]): readonly number[] =>
  [5, 4, 3, 2, 1].map((stars) => reviews.filter(({ rating }) => rating === stars).length);

/** Which page of reviews an address asks for: `?reviews=2` is the first two together; anything else is the first. */
export const reviewPageIn = (search: string): number => {
  const named = Number(new URLSearchParams(search).get('reviews'));
  return Number.isSafeInteger(named) && named > 1 && named <= 200 ? named : 1;
};
