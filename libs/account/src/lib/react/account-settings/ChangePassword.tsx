import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@lyng/feature';
import { Button, CheckboxField, ErrorSummary, Notice, Stack, TextField, filledFieldsProps } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '../../core/change-password.ts';
import type { PasswordError, PasswordValues } from '../../core/change-password.ts';
import { passwordErrorMessage, passwordFailureMessage } from './password-messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { usePasswordForm } from './use-password-form.ts';
import type { ChangePasswordRequest, PasswordFormState } from './use-password-form.ts';

export interface ChangePasswordProps {
  readonly changePassword: ChangePasswordRequest;
}

const fieldId = (field: keyof PasswordValues): string => `change-${field}`;

/** The part of the settings in which a customer changes their password. */
export const ChangePassword = ({ changePassword }: ChangePasswordProps) => {
  const { t, i18n } = useLingui();
  const form = usePasswordForm(changePassword);
  const { formik, outcome, submit } = form;
  const note = useRef<HTMLDivElement>(null);
  // The session ends with a wrong password, and its host shows why.
  const shownFailure = outcome.failure?.kind === 'wrong-credentials' ? null : outcome.failure;
  // Without script the password would be sent as it is typed.
  const hydrated = useHydrated();
  useEffect(() => {
    if (outcome.changes > 0) note.current?.focus();
  }, [outcome.changes]);
  return (
    <SettingsSection title={t`Change password`}>
      <div ref={note} role="status" tabIndex={-1}>
        {outcome.changes > 0 && <Notice tone="success">{t`Your password is changed.`}</Notice>}
      </div>
      {hydrated && (
        <form
          noValidate
          method="post"
          aria-label={t`Change password`}
          {...filledFieldsProps}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap={4}>
            <ErrorSummary
              key={outcome.count}
              title={t`Please correct these fields`}
              errors={outcome.errors.map(({ field, error }) => ({
                fieldId: fieldId(field),
                message: i18n._(passwordErrorMessage(field, error)),
              }))}
            />
            <PasswordFields form={form} />
            {shownFailure && (
              <Notice tone="danger" announce>
                {i18n._(passwordFailureMessage(shownFailure))}
              </Notice>
            )}
            <div>
              <Button type="submit" variant="secondary" busy={formik.isSubmitting}>{t`Save the password`}</Button>
            </div>
          </Stack>
        </form>
      )}
    </SettingsSection>
  );
};

/** The fields, with the names that password managers know. */
const PasswordFields = ({ form: { formik } }: { readonly form: PasswordFormState }) => {
  const { t, i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const propsOf = (field: keyof PasswordValues, autoComplete: string) => {
    const error = formik.touched[field] ? formik.errors[field] : undefined;
    return {
      id: fieldId(field),
      name: field,
      value: formik.values[field],
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      error: error && i18n._(passwordErrorMessage(field, error as PasswordError)),
      type: isShown ? 'text' : 'password',
      autoComplete,
      required: true,
      autoCapitalize: 'none',
      spellCheck: false,
    };
  };
  return (
    <>
      <TextField
        {...propsOf('oldPassword', 'current-password')}
        label={t`Current password`}
        hint={t`If it is wrong, you are logged out.`}
      />
      <TextField
        {...propsOf('password', 'new-password')}
        label={t`New password`}
        hint={t`At least ${{ minPasswordLength: MIN_PASSWORD_LENGTH }} characters`}
      />
      <TextField {...propsOf('repeated', 'new-password')} label={t`Repeat the password`} />
      <CheckboxField
        name="show-password"
        label={t`Show password`}
        checked={isShown}
        onChange={() => setShown(!isShown)}
      />
    </>
  );
};
