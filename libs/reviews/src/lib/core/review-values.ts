/** What a shopper has put into the form so far. */
export interface ReviewValues {
  /** Stars, 1 to 5; none at first. */
  readonly rating: number | null;
  readonly comment: string;
  readonly author: string;
}

export type ReviewField = keyof ReviewValues;

/** The fields in the order of the form. */
export const reviewFields: readonly ReviewField[] = ['rating', 'comment', 'author'];

export const emptyReview: ReviewValues = { rating: null, comment: '', author: '' };

/** What is wrong with a field. */
export type ReviewFault = 'missing' | 'too-long';

/** The most characters that the shop takes. */
export const longest: Readonly<Record<'comment' | 'author', number>> = { comment: 2000, author: 60 };

/** Spec §5: every field is required, and so are the stars (CAT-11). */
export const checkReviewField = (values: ReviewValues, field: ReviewField): ReviewFault | null => {
  if (field === 'rating') {
    const { rating } = values;
    return rating !== null && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? null : 'missing';
  }
  const text = values[field].trim();
  if (text === '') return 'missing';
  return text.length > longest[field] ? 'too-long' : null;
};
