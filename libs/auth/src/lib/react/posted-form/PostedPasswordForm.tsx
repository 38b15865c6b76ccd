import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Notice, Stack, TextField } from '@lyng/ui';
import { minPasswordLength } from '../../core/auth-values.ts';
import { emptyForm } from '../../wire/handle-login-form.ts';
import type { PostedForm } from '../../wire/handle-login-form.ts';
import { PostedProblems } from './PostedProblems.tsx';
import { usePostedProblems } from './use-posted-problems.ts';

export interface PostedPasswordFormProps {
  /** The form as it was posted before. */
  readonly posted?: PostedForm | undefined;
  readonly loginHref: string;
}

const formId = 'posted-password';

/** A new password by the key of a mail, posted to the address that the form stands on. For the server's markup only. */
export const PostedPasswordForm = ({ posted = emptyForm, loginHref }: PostedPasswordFormProps) => {
  const { t } = useLingui();
  const { problems, propsOf } = usePostedProblems(formId, posted);
  const password = { type: 'password', autoComplete: 'new-password' };
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
          {...password}
          label={t`New password`}
          hint={t`At least ${minPasswordLength} characters`}
          name="password"
        />
        <TextField {...propsOf('repeated')} {...password} label={t`Repeat the password`} name="repeated" />
        <div>
          <Button type="submit" name="intent" value="new-password">{t`Save the password`}</Button>
        </div>
      </Stack>
    </form>
  );
};
