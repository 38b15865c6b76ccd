import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Notice, Stack, TextField } from '@lyng/ui';
import { minPasswordLength } from '../../core/auth-values.ts';
import type { AuthField } from '../../core/auth-values.ts';
import { emptyForm } from '../../wire/handle-login-form.ts';
import type { PostedForm } from '../../wire/handle-login-form.ts';
import { PostedProblems } from './PostedProblems.tsx';
import { problemsOf } from './posted-problems.ts';

export interface PostedPasswordFormProps {
  /** The form as it was posted before. */
  readonly posted?: PostedForm | undefined;
  /** The address of the login page. */
  readonly loginHref: string;
}

const formId = 'posted-password';

/** A new password by the key of a mail, posted to the address that the form stands on. For the server's markup only. */
export const PostedPasswordForm = ({ posted = emptyForm, loginHref }: PostedPasswordFormProps) => {
  const { t, i18n } = useLingui();
  const problems = problemsOf(posted);
  const propsOf = (field: AuthField) => {
    const problem = problems.find((one) => one.field === field);
    return {
      id: `${formId}-${field}`,
      type: 'password',
      autoComplete: 'new-password',
      autoFocus: problem !== undefined && problem === problems[0],
      error: problem && i18n._(problem.message),
    };
  };
  if (posted.isDone)
    return (
      <Stack gap={4}>
        <Notice tone="success" announce>
          {t`Your password is changed.`}
        </Notice>
        <div>
          <ButtonLink href={loginHref}>{t`Log in`}</ButtonLink>
        </div>
      </Stack>
    );
  return (
    <form method="post" noValidate aria-label={t`Choose a new password`}>
      <Stack gap={4}>
        <PostedProblems problems={problems} formId={formId} />
        <TextField
          {...propsOf('password')}
          label={t`New password`}
          hint={t`At least ${minPasswordLength} characters`}
          name="password"
        />
        <TextField {...propsOf('repeated')} label={t`Repeat the password`} name="repeated" />
        <div>
          <Button type="submit" name="intent" value="new-password">{t`Save the password`}</Button>
        </div>
      </Stack>
    </form>
  );
};
