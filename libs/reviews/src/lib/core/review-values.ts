/** The present values of the form. */
export interface ReviewValues {
  /** Stars, 1 to 5; none at first. */
  readonly rating: number | null;
  readonly comment: string;
  readonly author: string;
}

export type ReviewField = keyof ReviewValues;

/** The fields in the order of the form. */
const reviewFields: readonly ReviewField[] = ['rating', 'comment', 'author'];

export const emptyReview: ReviewValues = { rating: null, comment: '', author: '' };

export type ReviewIssue = 'missing' | 'too-long';

/** The maximum number of characters. */
export const maxLengths: Readonly<Record<'comment' | 'author', number>> = { comment: 2000, author: 60 };

/** Every field is required, including the stars. */
const checkReviewField = (values: ReviewValues, field: ReviewField): ReviewIssue | null => {
  if (field === 'rating') {
    const { rating } = values;
    return rating !== null && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? null : 'missing';
  }
  const text = values[field].trim();
  if (text === '') return 'missing';
  return text.length > maxLengths[field] ? 'too-long' : null;
};

/** Everything that is wrong with a review, in the order of the form. */
export const checkReview = (
  values: ReviewValues,
): readonly { readonly field: ReviewField; readonly issue: ReviewIssue }[] =>
  reviewFields.flatMap((field) => {
    const issue = checkReviewField(values, field);
    return issue === null ? [] : [{ field, issue }];
  });
