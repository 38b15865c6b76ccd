import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Notice, Stack } from '@lyng/ui';
import { useEffect, useRef, useState } from 'react';
import type { AuthValues } from '../../core/auth-values.ts';
import { AuthForm } from '../auth-form/AuthForm.tsx';
import type { SendForm } from '../auth-form/use-auth-form.ts';

export interface ForgottenPasswordProps {
  readonly values: AuthValues;
  readonly onChange: (values: AuthValues) => void;
  readonly requestReset: (email: string) => ReturnType<SendForm>;
  /** Back to the login. */
  readonly onBack: () => void;
}

/** Requests a mail with which a new password is chosen; shown in place of the login, with a way back to it. */
export const ForgottenPassword = ({ values, onChange, requestReset, onBack }: ForgottenPasswordProps) => {
  const { t } = useLingui();
  const [isMailed, setMailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    title.current?.focus();
  }, []);
  const send: SendForm = async ({ email }) => {
    setMailed(false);
    const result = await requestReset(email);
    setMailed(result.ok);
    return result;
  };
  return (
    <Stack gap={4}>
      <Heading ref={title} level={3} size="m" tabIndex={-1}>{t`Forgotten password`}</Heading>
      <p>{t`Write your email address, and we send you a link with which you choose a new password.`}</p>
      <AuthForm
        form="forgotten"
        label={t`Forgotten password`}
        submitLabel={t`Send the link`}
        values={values}
        onChange={onChange}
        send={send}
      />
      <div role="status">
        {isMailed && (
          <Notice tone="success">{t`If there is an account with this email, a link is on its way to it.`}</Notice>
        )}
      </div>
      <div>
        <Button variant="secondary" onClick={onBack}>{t`Back to the login`}</Button>
      </div>
    </Stack>
  );
};
