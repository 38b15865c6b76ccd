import { useLingui } from '@lingui/react/macro';
import { Button, ErrorSummary, Notice, Stack, filledFieldsProps } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { AuthField, AuthForm as Form, AuthValues } from '../../core/auth-values.ts';
import { errorMessage, failureMessages } from '../auth-messages.ts';
import { AuthFields } from './AuthFields.tsx';
import { useAuthForm } from './use-auth-form.ts';
import type { SendForm } from './use-auth-form.ts';

export interface AuthFormProps {
  readonly form: Form;
  /** The form's name for assistive technology. */
  readonly label: string;
  readonly submitLabel: string;
  /** The typed values; the host stores them, so that they outlive a change of form. */
  readonly values: AuthValues;
  readonly onChange: (values: AuthValues) => void;
  readonly send: SendForm;
  /** Shown below the password, beside the box that shows it. */
  readonly besidePassword?: ReactNode;
  /** Shown below the fields, such as a box to tick. */
  readonly children?: ReactNode;
}

/**
 * A form with credentials, built for password managers: real fields with standard names, and a summary of what is
 * wrong.
 */
export const AuthForm = ({
  form,
  label,
  submitLabel,
  values,
  onChange,
  send,
  besidePassword,
  children,
}: AuthFormProps) => {
  const { t, i18n } = useLingui();
  const formId = useId();
  const { tried, errorOf, progress, submit } = useAuthForm(form, values, send);
  const idOf = (field: AuthField): string => `${formId}-${field}`;
  return (
    <form
      noValidate
      method="post"
      aria-label={label}
      {...filledFieldsProps}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={4}>
        <ErrorSummary
          key={tried.count}
          title={t`Please correct these fields`}
          errors={tried.errors.map(({ field, error }) => ({
            fieldId: idOf(field),
            message: i18n._(errorMessage(field, error)),
          }))}
        />
        <AuthFields
          form={form}
          values={values}
          onChange={onChange}
          idOf={idOf}
          errorOf={errorOf}
          besidePassword={besidePassword}
        />
        {children}
        {progress.kind === 'failed' && (
          <Notice tone="danger" announce>
            {i18n._(failureMessages[progress.failure.kind])}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={progress.kind === 'sending'}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
