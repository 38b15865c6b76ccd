import { useLingui } from '@lingui/react/macro';
import type { AuthFailure, Result } from '@lyng/model';
import { Button, CheckboxField, Tabs } from '@lyng/ui';
import { useState } from 'react';
import { emptyValues } from '../../core/auth-values.ts';
import type { Credentials } from '../../wire/auth-client.ts';
import { AuthForm } from '../auth-form/AuthForm.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';

type AuthResult = Promise<Result<AuthFailure, true>>;

/** The forms of the panel. */
export interface LoginActions {
  readonly login: (credentials: Credentials & { readonly remember: boolean }) => AuthResult;
  readonly register: (credentials: Credentials & { readonly remember: boolean }) => AuthResult;
  /** Absent where no mail can be requested. */
  readonly requestReset?: ((email: string) => AuthResult) | undefined;
}

/** The visible form; coming back from the forgotten password restores the place of the shopper. */
type Place = 'start' | 'forgotten' | 'back';

/** Typed values stay while the shopper goes from one form to another. */
export const LoginForms = ({ login, register, requestReset }: LoginActions) => {
  const { t } = useLingui();
  const [values, setValues] = useState(emptyValues);
  const [remember, setRemember] = useState(true);
  const [place, setPlace] = useState<Place>('start');
  const shared = { values, onChange: setValues };
  if (requestReset && place === 'forgotten')
    return <ForgottenPassword {...shared} requestReset={requestReset} onBack={() => setPlace('back')} />;

  const rememberMe = (
    <CheckboxField
      name="remember"
      label={t`Keep me logged in for a week`}
      checked={remember}
      onChange={() => setRemember(!remember)}
    />
  );
  const forgotten = requestReset && (
    <Button
      variant="quiet"
      autoFocus={place === 'back'}
      onClick={() => setPlace('forgotten')}
    >{t`Forgotten your password?`}</Button>
  );
  const enter =
    (act: LoginActions['login']) =>
    ({ email, password }: typeof values) =>
      act({ username: email, password, remember });
  return (
    <Tabs
      label={t`Log in or create an account`}
      tabs={[
        {
          id: 'log-in',
          label: t`Log in`,
          content: (
            <AuthForm
              {...shared}
              form="login"
              label={t`Log in`}
              submitLabel={t`Log in`}
              send={enter(login)}
              besidePassword={forgotten}
            >
              {rememberMe}
            </AuthForm>
          ),
        },
        {
          id: 'create-account',
          label: t`Create account`,
          content: (
            <AuthForm
              {...shared}
              form="register"
              label={t`Create account`}
              submitLabel={t`Create account`}
              send={enter(register)}
            >
              {rememberMe}
            </AuthForm>
          ),
        },
      ]}
    />
  );
};
