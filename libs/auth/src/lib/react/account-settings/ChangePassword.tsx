import { useLingui } from '@lingui/react/macro';
import type { Result } from '@lyng/model';
import { Heading, Notice, Stack } from '@lyng/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { AuthFailure } from '../../core/auth-failure.ts';
import { emptyValues } from '../../core/auth-values.ts';
import { AuthForm } from '../auth-form/AuthForm.tsx';
import type { SendForm } from '../auth-form/use-auth-form.ts';
import { useHydrated } from '../use-hydrated.ts';

export interface ChangePasswordProps {
  /** `password` is the current one; if it is wrong, the session ends. */
  readonly changePassword: (change: {
    readonly password: string;
    readonly newPassword: string;
  }) => Promise<Result<AuthFailure, true>>;
}

/** The part of the settings in which a customer changes their password. */
export const ChangePassword = ({ changePassword }: ChangePasswordProps) => {
  const { t } = useLingui();
  const titleId = useId();
  const [values, setValues] = useState(emptyValues);
  const [changes, setChanges] = useState(0);
  const note = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    // The form starts again, and the pressed button is gone.
    if (changes > 0) note.current?.focus();
  }, [changes]);
  const send: SendForm = async ({ oldPassword, password }) => {
    const result = await changePassword({ password: oldPassword, newPassword: password });
    if (result.ok) {
      setValues(emptyValues);
      setChanges((count) => count + 1);
    }
    return result;
  };
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="l" id={titleId}>{t`Change password`}</Heading>
        <div ref={note} role="status" tabIndex={-1}>
          {changes > 0 && <Notice tone="success">{t`Your password is changed.`}</Notice>}
        </div>
        {hydrated && (
          <AuthForm
            key={changes}
            form="change-password"
            label={t`Change password`}
            submitLabel={t`Save the password`}
            values={values}
            onChange={setValues}
            send={send}
          />
        )}
      </Stack>
    </section>
  );
};
