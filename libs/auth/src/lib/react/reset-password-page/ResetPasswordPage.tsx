import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@lyng/feature';
import type { AuthFailure, Result } from '@lyng/model';
import { ButtonLink, Heading, Notice, Stack } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { emptyValues } from '../../core/auth-values.ts';
import { AccountPage } from '../account-page/AccountPage.tsx';
import { AuthForm } from '../auth-form/AuthForm.tsx';

export interface ResetPasswordPageProps {
  /** Changes the password by the key of the mail. */
  readonly commit: (password: string) => Promise<Result<AuthFailure, true>>;
  readonly loginHref: string;
  /** The posted form for visitors without JavaScript. */
  readonly withoutScript?: ReactNode;
}

/** The page that a reset mail links to. */
export const ResetPasswordPage = ({ commit, loginHref, withoutScript }: ResetPasswordPageProps) => {
  const { t } = useLingui();
  const [values, setValues] = useState(emptyValues);
  const [isDone, setDone] = useState(false);
  // Without script the password would be sent as it is typed.
  const hydrated = useHydrated();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form is gone, and the focus with it.
    if (isDone) done.current?.focus();
  }, [isDone]);
  const send = async (password: string) => {
    const result = await commit(password);
    setDone(result.ok);
    return result;
  };
  return (
    <AccountPage>
      <Stack gap={5}>
        <Heading level={1} size="xl">{t`Choose a new password`}</Heading>
        <noscript>{withoutScript}</noscript>
        <div ref={done} role="status" tabIndex={-1}>
          {isDone && (
            <Stack gap={4}>
              <Notice tone="success">{t`Your password is changed.`}</Notice>
              <div>
                <ButtonLink href={loginHref}>{t`Log in`}</ButtonLink>
              </div>
            </Stack>
          )}
        </div>
        {hydrated && !isDone && (
          <AuthForm
            form="new-password"
            label={t`Choose a new password`}
            submitLabel={t`Save the password`}
            values={values}
            onChange={setValues}
            send={({ password }) => send(password)}
          />
        )}
      </Stack>
    </AccountPage>
  );
};
