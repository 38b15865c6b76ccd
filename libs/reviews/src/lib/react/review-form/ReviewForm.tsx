import { useLingui } from '@lingui/react/macro';
import {
  Button,
  ErrorSummary,
  Notice,
  RatingField,
  Stack,
  TextAreaField,
  TextField,
  filledFieldsProps,
} from '@lyng/ui';
import { useId } from 'react';
import type { ReviewField } from '../../core/review-values.ts';
import { failureMessages, issueMessage } from '../review-messages.ts';
import { useReviewForm } from './use-review-form.ts';
import type { ReviewFormRequest } from './use-review-form.ts';

export type ReviewFormProps = ReviewFormRequest;

/** Stars, text and a name: all required, with an error summary; nothing is lost when sending fails. */
export const ReviewForm = (props: ReviewFormProps) => {
  const { t, i18n } = useLingui();
  const formId = useId();
  const form = useReviewForm(props);
  const { formik, issues, failure, submit } = form;
  const idOf = (field: ReviewField): string => `${formId}-${field}`;
  return (
    <form
      noValidate
      aria-label={t`Write a review`}
      {...filledFieldsProps}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={4}>
        <ErrorSummary
          key={issues.count}
          title={t`Your review is not finished`}
          errors={issues.list.map(({ field, issue }) => ({
            fieldId: idOf(field),
            message: i18n._(issueMessage(field, issue)),
          }))}
        />
        <ReviewFields {...form} idOf={idOf} />
        <p>{t`Your review is shown at once to everybody, under the name that you write. We take away insults and advertising, never criticism.`}</p>
        {failure && (
          <Notice tone="danger" announce>
            {i18n._(failureMessages[failure.kind])}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={formik.isSubmitting}>{t`Send review`}</Button>
        </div>
      </Stack>
    </form>
  );
};

interface ReviewFieldsProps extends Pick<ReturnType<typeof useReviewForm>, 'formik' | 'issueOf'> {
  readonly idOf: (field: ReviewField) => string;
}

const ReviewFields = ({ formik, issueOf, idOf }: ReviewFieldsProps) => {
  const { t, i18n } = useLingui();
  const { values, handleBlur, handleChange, setFieldValue } = formik;
  const errorOf = (field: ReviewField): string | undefined => {
    const issue = issueOf(field);
    return issue && i18n._(issueMessage(field, issue));
  };
  return (
    <>
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
    </>
  );
};
