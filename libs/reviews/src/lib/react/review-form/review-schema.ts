import { mixed, object } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import { checkReviewField, emptyReview, reviewFields } from '../../core/review-values.ts';
import type { ReviewField, ReviewValues } from '../../core/review-values.ts';

const fieldSchema = (field: ReviewField): Schema =>
  mixed().test({
    name: field,
    test(_value, test) {
      // Formik turns an empty text into `undefined`.
      const { rating = emptyReview.rating, comment = '', author = '' } = test.parent as Partial<ReviewValues>;
      const issue = checkReviewField({ rating, comment, author }, field);
      return issue === null || test.createError({ message: issue });
    },
  });

/** The form's rules as a Yup schema; each message is a `ReviewIssue`. */
export const reviewSchema: ObjectSchema<object> = object(
  Object.fromEntries(reviewFields.map((field) => [field, fieldSchema(field)])),
);
