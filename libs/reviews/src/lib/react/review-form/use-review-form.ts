import type { Result } from '@lyng/model';
import { useFormik } from 'formik';
import type { FormikContextType } from 'formik';
import { useRef, useState } from 'react';
import type { ReviewFailure } from '../../core/review.ts';
import { emptyReview, reviewFields } from '../../core/review-values.ts';
import type { ReviewField, ReviewIssue, ReviewValues } from '../../core/review-values.ts';
import { reviewSchema } from './review-schema.ts';

export interface ReviewFormRequest {
  /** Sends the review; the key stays the same until the review is accepted or changed. */
  readonly post: (values: ReviewValues, key: string) => Promise<Result<ReviewFailure, true>>;
  readonly newId: () => string;
  readonly onPosted: () => void;
}

/** The errors of the last submit. */
export interface ReviewIssues {
  /** The number of submits. */
  readonly count: number;
  readonly list: readonly { readonly field: ReviewField; readonly issue: ReviewIssue }[];
}

export interface ReviewFormState {
  readonly formik: FormikContextType<ReviewValues>;
  readonly issues: ReviewIssues;
  readonly failure: ReviewFailure | null;
  readonly submit: () => Promise<void>;
}

/** One key per review: a second press and a retry are the same review, a changed text is another. */
const useIntentKey = (newId: () => string) => {
  const intent = useRef({ text: '', key: '' });
  return (values: ReviewValues): string => {
    const text = JSON.stringify(values);
    if (intent.current.text !== text) intent.current = { text, key: newId() };
    return intent.current.key;
  };
};

/** The values of a review, and its submit: one at a time, and only when every field is valid. */
export function useReviewForm({ post, newId, onPosted }: ReviewFormRequest): ReviewFormState {
  const keyOf = useIntentKey(newId);
  const [issues, setIssues] = useState<ReviewIssues>({ count: 0, list: [] });
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const isSending = useRef(false);
  const formik = useFormik<ReviewValues>({
    initialValues: emptyReview,
    validationSchema: reviewSchema,
    onSubmit: () => undefined,
  });

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    await formik.setTouched({ rating: true, comment: true, author: true }, false);
    const errors = await formik.validateForm();
    const list = reviewFields.flatMap((field) =>
      errors[field] ? [{ field, issue: errors[field] as ReviewIssue }] : [],
    );
    setIssues(({ count }) => ({ count: count + 1, list }));
    if (list.length === 0) {
      formik.setSubmitting(true);
      const sent = await post(formik.values, keyOf(formik.values));
      formik.setSubmitting(false);
      if (sent.ok) onPosted();
      else setFailure(sent.error);
    }
    isSending.current = false;
  };
  return { formik, issues, failure, submit };
}
