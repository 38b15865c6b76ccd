import type { Result } from '@lyng/model';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import type { ReviewFailure } from '../../core/review.ts';
import { checkReview, emptyReview } from '../../core/review-values.ts';
import type { ReviewIssue, ReviewValues } from '../../core/review-values.ts';

export interface ReviewFormRequest {
  /** Sends the review; the key stays the same until the review is accepted or changed. */
  readonly post: (values: ReviewValues, key: string) => Promise<Result<ReviewFailure, true>>;
  readonly newId: () => string;
  readonly onPosted: () => void;
}

interface Issues {
  /** The number of submits. */
  readonly count: number;
  /** As they were at the last one. */
  readonly list: ReturnType<typeof checkReview>;
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
export function useReviewForm({ post, newId, onPosted }: ReviewFormRequest) {
  const keyOf = useIntentKey(newId);
  const [issues, setIssues] = useState<Issues>({ count: 0, list: [] });
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const isSending = useRef(false);
  const formik = useFormik<ReviewValues>({
    initialValues: emptyReview,
    validate: (values) => Object.fromEntries(checkReview(values).map(({ field, issue }) => [field, issue])),
    onSubmit: () => undefined,
  });

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    const list = checkReview(formik.values);
    await formik.setTouched({ rating: true, comment: true, author: true }, true);
    setIssues(({ count }) => ({ count: count + 1, list }));
    if (list.length === 0) {
      formik.setSubmitting(true);
      const sent = await post(formik.values, keyOf(formik.values));
      formik.setSubmitting(false);
      // The form goes: a press that is still on its way sends nothing.
      if (sent.ok) return onPosted();
      setFailure(sent.error);
    }
    isSending.current = false;
  };
  const issueOf = (field: keyof ReviewValues): ReviewIssue | undefined =>
    formik.touched[field] ? (formik.errors[field] as ReviewIssue | undefined) : undefined;
  return { formik, issues, issueOf, failure, submit };
}
