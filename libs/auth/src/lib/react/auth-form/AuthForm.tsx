import { useLingui } from '@lingui/react/macro';
import { Button, CheckboxField, Cluster, ErrorSummary, Notice, Stack, TextField } from '@lyng/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { fieldsOf, shortestPassword } from '../../core/auth-values.ts';
import type { AuthField, AuthForm as Form, AuthValues } from '../../core/auth-values.ts';
import { failureMessage, faultMessage } from '../auth-messages.ts';
import styles from './AuthForm.module.css';
import { useAuthForm } from './use-auth-form.ts';
import type { SendForm } from './use-auth-form.ts';

export interface AuthFormProps {
  readonly form: Form;
  /** The form's name for assistive technology. */
  readonly label: string;
  readonly submitLabel: string;
  /** What is typed; it is the host's, so that it outlives a change of form. */
  readonly values: AuthValues;
  readonly onChange: (values: AuthValues) => void;
  readonly send: SendForm;
  /** Stands below the password, beside the box that shows it. */
  readonly besidePassword?: ReactNode;
  /** Stands below the fields, such as a box to tick. */
  readonly children?: ReactNode;
}

/** A form about who somebody is, as password managers know it: real fields, their usual names, what is wrong summed up. */
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
  const [isShown, setShown] = useState(false);
  const { tried, faultOf, progress, submit } = useAuthForm(form, values, send);
  const idOf = (field: AuthField): string => `${formId}-${field}`;
  const propsOf = (field: AuthField) => {
    const fault = faultOf(field);
    return {
      id: idOf(field),
      value: values[field],
      onChange: (event: { readonly target: { readonly value: string } }) =>
        onChange({ ...values, [field]: event.target.value }),
      error: fault && i18n._(faultMessage(field, fault)),
      required: true,
      autoCapitalize: 'none',
      spellCheck: false,
    };
  };
  const passwordType = isShown ? 'text' : 'password';
  const isNew = form !== 'login';
  const has = (field: AuthField): boolean => fieldsOf[form].includes(field);
  return (
    <form
      noValidate
      method="post"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={4}>
        <ErrorSummary
          key={tried.count}
          title={t`There is something to mend`}
          errors={tried.faults.map(({ field, fault }) => ({
            fieldId: idOf(field),
            message: i18n._(faultMessage(field, fault)),
          }))}
        />
        {has('email') && (
          <TextField {...propsOf('email')} label={t`Email`} name="username" type="email" autoComplete="username" />
        )}
        {has('oldPassword') && (
          <TextField
            {...propsOf('oldPassword')}
            label={t`Current password`}
            hint={t`If it is wrong, you are logged out.`}
            name="old-password"
            type={passwordType}
            autoComplete="current-password"
          />
        )}
        {has('password') && (
          <TextField
            {...propsOf('password')}
            label={form === 'new-password' || form === 'change-password' ? t`New password` : t`Password`}
            {...(isNew && { hint: t`At least ${shortestPassword} characters` })}
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
        {children}
        {progress.kind === 'failed' && (
          <Notice tone="danger" announce>
            {i18n._(failureMessage(progress.failure))}
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
