import { mixed, object } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import { checkReviewField, emptyReview, reviewFields } from '../../core/review-values.ts';
import type { ReviewField, ReviewValues } from '../../core/review-values.ts';

const fieldSchema = (field: ReviewField): Schema =>
  mixed().test({
    name: field,
    test(_value, test) {
      // Formik takes an empty text for none.
      const { rating = emptyReview.rating, comment = '', author = '' } = test.parent as Partial<ReviewValues>;
      const fault = checkReviewField({ rating, comment, author }, field);
      return fault === null || test.createError({ message: fault });
    },
  });

/** The form's rules as a Yup schema; each message is a `ReviewFault`. */
export const reviewSchema: ObjectSchema<object> = object(
  Object.fromEntries(reviewFields.map((field) => [field, fieldSchema(field)])),
);
