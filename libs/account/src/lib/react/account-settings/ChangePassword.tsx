import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@lyng/feature';
import type { AuthFailure, Result } from '@lyng/model';
import { Button, CheckboxField, Notice, TextField } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import { checkPasswords, emptyPasswords, MIN_PASSWORD_LENGTH, passwordFields } from '../../core/change-password.ts';
import type { PasswordError, PasswordValues } from '../../core/change-password.ts';
import { CheckedFormFrame } from './CheckedFormFrame.tsx';
import { passwordErrorMessage, passwordFailureMessage } from './password-messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import type { CheckedForm } from './use-checked-form.ts';

export interface ChangePasswordProps {
  /** `password` is the current one; if it is wrong, the session ends. */
  readonly changePassword: (change: {
    readonly password: string;
    readonly newPassword: string;
  }) => Promise<Result<AuthFailure, true>>;
}

const fieldId = (field: keyof PasswordValues): string => `change-${field}`;

export const ChangePassword = ({ changePassword }: ChangePasswordProps) => {
  const { t, i18n } = useLingui();
  const form = useCheckedForm({
    initialValues: emptyPasswords,
    fields: passwordFields,
    check: checkPasswords,
    send: ({ oldPassword, password }) => changePassword({ password: oldPassword, newPassword: password }),
    empties: true,
  });
  const { formik, outcome, submit } = form;
  const note = useRef<HTMLDivElement>(null);
  // The session ends with a wrong password, and its host shows why.
  const shownFailure = outcome.failure?.kind === 'wrong-credentials' ? null : outcome.failure;
  // Without script the password would be sent as it is typed.
  const hydrated = useHydrated();
  useEffect(() => {
    if (outcome.isSent) note.current?.focus();
  }, [outcome.isSent]);
  return (
    <SettingsSection title={t`Change password`}>
      <div ref={note} role="status" tabIndex={-1}>
        {outcome.isSent && <Notice tone="success">{t`Your password is changed.`}</Notice>}
      </div>
      {hydrated && (
        <CheckedFormFrame
          label={t`Change password`}
          count={outcome.count}
          errors={outcome.errors.map(({ field, kind }) => ({
            fieldId: fieldId(field),
            message: i18n._(passwordErrorMessage(field, kind)),
          }))}
          submit={submit}
        >
          <PasswordFields {...form} />
          {shownFailure && (
            <Notice tone="danger" announce>
              {i18n._(passwordFailureMessage(shownFailure))}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="secondary" busy={formik.isSubmitting}>{t`Save the password`}</Button>
          </div>
        </CheckedFormFrame>
      )}
    </SettingsSection>
  );
};

type PasswordFieldsProps = Pick<
  CheckedForm<PasswordValues, keyof PasswordValues, PasswordError, AuthFailure>,
  'formik' | 'errorOf'
>;

/** The fields, with the names that password managers know. */
const PasswordFields = ({ formik, errorOf }: PasswordFieldsProps) => {
  const { t, i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const propsOf = (field: keyof PasswordValues, autoComplete: string) => {
    const error = errorOf(field);
    return {
      id: fieldId(field),
      name: field,
      value: formik.values[field],
      onChange: formik.handleChange,
      onBlur: formik.handleBlur,
      error: error && i18n._(passwordErrorMessage(field, error)),
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
