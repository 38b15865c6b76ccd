/** The review of one shopper. */
export interface Review {
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  readonly author: string;
  /** ISO timestamp. */
  readonly date: string;
}

/** The reviews on a page, and the summary of all of them. */
export interface ReviewPage {
  /** The number of reviews in this language. */
  readonly count: number;
  /** Stars, 0 without a review. */
  readonly average: number;
  /** The number of reviews with five stars, four, three, two and one; `null` when not all are known. */
  readonly distribution: readonly number[] | null;
  /** The newest ones, as many as requested. */
  readonly reviews: readonly Review[];
}

/** The number of reviews that each step adds. */
export const reviewsPerPage = 5;

/** The number of reviews with five stars, four, three, two and one. */
export const distributionOf = (reviews: readonly Pick<Review, 'rating'>[]): readonly number[] =>
  [5, 4, 3, 2, 1].map((stars) => reviews.filter(({ rating }) => rating === stars).length);

/** The page of reviews in an address: `?reviews=2` is the first two pages together; anything else is the first page. */
export const reviewPageIn = (search: string): number => {
  const named = Number(new URLSearchParams(search).get('reviews'));
  return Number.isSafeInteger(named) && named > 1 && named <= 200 ? named : 1;
};

/** The reason why a review was rejected. */
export type ReviewFailure =
  /** The session has ended; the text is still in the form. */
  | { readonly kind: 'logged-out' }
  /** Too many from here in a short time. */
  | { readonly kind: 'too-many' }
  /** No response from the shop, or an unexpected one: another try may succeed. */
  | { readonly kind: 'unavailable' };
