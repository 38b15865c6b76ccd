import { useLingui } from '@lingui/react/macro';
import type { Result } from '@lyng/model';
import { Button, ErrorSummary, Notice, RatingField, Stack, TextAreaField, TextField } from '@lyng/ui';
import { useFormik } from 'formik';
import { useId, useRef, useState } from 'react';
import { emptyReview, reviewFields } from '../../core/review-values.ts';
import type { ReviewFault, ReviewField, ReviewValues } from '../../core/review-values.ts';
import type { ReviewFailure } from '../../core/review-failure.ts';
import { failureMessage, faultMessage } from '../review-messages.ts';
import { reviewSchema } from './review-schema.ts';

export interface ReviewFormProps {
  /** Sends the review; the key stays the same until it has been taken or changed. */
  readonly post: (values: ReviewValues, key: string) => Promise<Result<ReviewFailure, true>>;
  readonly newId: () => string;
  readonly onPosted: () => void;
}

interface Fault {
  readonly field: ReviewField;
  readonly fault: ReviewFault;
}

/** One key for one review: a second press and a second try are the same one, a changed text is another. */
const useIntentKey = (newId: () => string) => {
  const intent = useRef({ said: '', key: '' });
  return (values: ReviewValues): string => {
    const said = JSON.stringify(values);
    if (intent.current.said !== said) intent.current = { said, key: newId() };
    return intent.current.key;
  };
};

/** Stars, words and a name: all required, what is wrong summed up, nothing lost when it cannot be sent (CAT-11). */
export const ReviewForm = ({ post, newId, onPosted }: ReviewFormProps) => {
  const { t, i18n } = useLingui();
  const formId = useId();
  const keyOf = useIntentKey(newId);
  const [faults, setFaults] = useState<{ readonly count: number; readonly list: readonly Fault[] }>({
    count: 0,
    list: [],
  });
  const [failure, setFailure] = useState<ReviewFailure | null>(null);
  const isSending = useRef(false);
  const {
    values,
    errors,
    touched,
    isSubmitting,
    handleBlur,
    handleChange,
    setFieldValue,
    setTouched,
    setSubmitting,
    validateForm,
  } = useFormik<ReviewValues>({
    initialValues: emptyReview,
    validationSchema: reviewSchema,
    onSubmit: () => undefined,
  });

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    await setTouched({ rating: true, comment: true, author: true }, false);
    const found = await validateForm();
    const list = reviewFields.flatMap((field) => (found[field] ? [{ field, fault: found[field] as ReviewFault }] : []));
    setFaults(({ count }) => ({ count: count + 1, list }));
    if (list.length === 0) {
      setSubmitting(true);
      const sent = await post(values, keyOf(values));
      setSubmitting(false);
      if (sent.ok) onPosted();
      else setFailure(sent.error);
    }
    isSending.current = false;
  };

  const idOf = (field: ReviewField): string => `${formId}-${field}`;
  const errorOf = (field: ReviewField): string | undefined =>
    touched[field] && errors[field] ? i18n._(faultMessage(field, errors[field] as ReviewFault)) : undefined;
  return (
    <form
      noValidate
      aria-label={t`Write a review`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={4}>
        <ErrorSummary
          key={faults.count}
          title={t`Your review is not finished`}
          errors={faults.list.map(({ field, fault }) => ({
            fieldId: idOf(field),
            message: i18n._(faultMessage(field, fault)),
          }))}
        />
        <RatingField
          id={idOf('rating')}
          legend={t`Your rating`}
          name="rating"
          value={values.rating}
          onChange={(stars) => void setFieldValue('rating', stars)}
          error={errorOf('rating')}
          required
        />
        <TextAreaField
          id={idOf('comment')}
          label={t`Your review`}
          name="comment"
          value={values.comment}
          onChange={handleChange}
          onBlur={handleBlur}
          error={errorOf('comment')}
          required
        />
        <TextField
          id={idOf('author')}
          label={t`Name to show`}
          name="author"
          autoComplete="given-name"
          value={values.author}
          onChange={handleChange}
          onBlur={handleBlur}
          error={errorOf('author')}
          required
        />
        <p>{t`Your review is shown at once to everybody, under the name that you write. We take away insults and advertising, never criticism.`}</p>
        {failure && (
          <Notice tone="danger" announce>
            {i18n._(failureMessage(failure))}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isSubmitting}>{t`Send review`}</Button>
        </div>
      </Stack>
    </form>
  );
};
