import type { AuthFailure, Result } from '@lyng/model';
import { useFormik } from 'formik';
import type { FormikContextType } from 'formik';
import { useRef, useState } from 'react';
import { emptyPasswords, passwordFields } from '../../core/change-password.ts';
import type { PasswordError, PasswordValues } from '../../core/change-password.ts';
import { passwordSchema } from './password-schema.ts';

/** `password` is the current one; if it is wrong, the session ends. */
export type ChangePasswordRequest = (change: {
  readonly password: string;
  readonly newPassword: string;
}) => Promise<Result<AuthFailure, true>>;

/** The result of the last submit. */
export interface PasswordOutcome {
  /** The number of submits. */
  readonly count: number;
  /** As they were at the submit: the summary does not change under the reader's eyes. */
  readonly errors: readonly { readonly field: keyof PasswordValues; readonly error: PasswordError }[];
  readonly failure: AuthFailure | null;
  /** The number of password changes. */
  readonly changes: number;
}

export interface PasswordFormState {
  readonly formik: FormikContextType<PasswordValues>;
  readonly outcome: PasswordOutcome;
  readonly submit: () => Promise<void>;
}

/** The passwords that are typed, and their submit, one at a time. */
export function usePasswordForm(changePassword: ChangePasswordRequest): PasswordFormState {
  const [outcome, setOutcome] = useState<PasswordOutcome>({ count: 0, errors: [], failure: null, changes: 0 });
  const isSending = useRef(false);
  const formik = useFormik<PasswordValues>({
    initialValues: emptyPasswords,
    validationSchema: passwordSchema,
    // An error that appears when a field is left moves the button away from the press.
    validateOnBlur: false,
    validateOnChange: outcome.errors.length > 0,
    onSubmit: () => undefined,
  });

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    await formik.setTouched({ oldPassword: true, password: true, repeated: true }, false);
    const found = await formik.validateForm();
    const errors = passwordFields.flatMap((field) => {
      const error = found[field];
      return error ? [{ field, error: error as PasswordError }] : [];
    });
    setOutcome((before) => ({ ...before, count: before.count + 1, errors, failure: null }));
    if (errors.length === 0) {
      formik.setSubmitting(true);
      const { oldPassword, password } = formik.values;
      const result = await changePassword({ password: oldPassword, newPassword: password });
      formik.setSubmitting(false);
      if (result.ok) formik.resetForm();
      setOutcome((before) => ({
        ...before,
        failure: result.ok ? null : result.error,
        changes: before.changes + (result.ok ? 1 : 0),
      }));
    }
    isSending.current = false;
  };
  return { formik, outcome, submit };
}
