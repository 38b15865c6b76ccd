import { useLingui } from '@lingui/react/macro';
import { CheckboxField, Cluster, TextField } from '@lyng/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { fieldsOf, minPasswordLength } from '../../core/auth-values.ts';
import type { AuthError, AuthField, AuthForm, AuthValues } from '../../core/auth-values.ts';
import { errorMessage } from '../auth-messages.ts';
import styles from './AuthForm.module.css';

export interface AuthFieldsProps {
  readonly form: AuthForm;
  readonly values: AuthValues;
  readonly onChange: (values: AuthValues) => void;
  readonly idOf: (field: AuthField) => string;
  readonly errorOf: (field: AuthField) => AuthError | undefined;
  /** Shown below the password, beside the box that shows it. */
  readonly besidePassword: ReactNode;
}

/** The fields of one form, with the names that password managers know. */
export const AuthFields = ({ besidePassword, ...fields }: AuthFieldsProps) => {
  const { form } = fields;
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const propsOf = useFieldProps(fields);
  const passwordType = isShown ? 'text' : 'password';
  const isNew = form !== 'login';
  const has = (field: AuthField): boolean => fieldsOf[form].includes(field);
  return (
    <>
      {has('email') && (
        <TextField {...propsOf('email')} label={t`Email`} name="username" type="email" autoComplete="username" />
      )}
      {has('password') && (
        <TextField
          {...propsOf('password')}
          label={form === 'new-password' ? t`New password` : t`Password`}
          {...(isNew && { hint: t`At least ${minPasswordLength} characters` })}
          name="password"
          type={passwordType}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      )}
      {has('repeated') && (
        <TextField
          {...propsOf('repeated')}
          label={t`Repeat the password`}
          name="repeated"
          type={passwordType}
          autoComplete="new-password"
        />
      )}
      {has('password') && (
        <Cluster gap={2} justify="between">
          <CheckboxField
            name="show-password"
            label={t`Show password`}
            checked={isShown}
            onChange={() => setShown(!isShown)}
          />
          {besidePassword && <div className={styles.beside}>{besidePassword}</div>}
        </Cluster>
      )}
    </>
  );
};

const useFieldProps = ({ values, onChange, idOf, errorOf }: Omit<AuthFieldsProps, 'form' | 'besidePassword'>) => {
  const { i18n } = useLingui();
  return (field: AuthField) => {
    const error = errorOf(field);
    return {
      id: idOf(field),
      value: values[field],
      onChange: (event: { readonly target: { readonly value: string } }) =>
        onChange({ ...values, [field]: event.target.value }),
      error: error && i18n._(errorMessage(field, error)),
      required: true,
      autoCapitalize: 'none',
      spellCheck: false,
    };
  };
};
