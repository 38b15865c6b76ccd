import { useLingui } from '@lingui/react/macro';
import { Button, CheckboxField, Cluster, Heading, Notice, Stack, TextField } from '@lyng/ui';
import { minPasswordLength } from '../../core/auth-values.ts';
import { emptyForm } from '../../wire/handle-login-form.ts';
import type { PostedForm } from '../../wire/handle-login-form.ts';
import { AccountPage } from '../account-page/AccountPage.tsx';
import { PostedProblems } from './PostedProblems.tsx';
import { usePostedProblems } from './use-posted-problems.ts';

export interface PostedLoginFormProps {
  /** The form as it was posted before. */
  readonly posted?: PostedForm | undefined;
}

const formId = 'posted-login';

/**
 * Login, registration and the mail for a new password in one form, posted to the current address. For the server's
 * markup only: with scripts the panel is used, and no password leaves the browser as plain text.
 */
export const PostedLoginForm = ({ posted = emptyForm }: PostedLoginFormProps) => {
  const { t } = useLingui();
  const { problems, propsOf } = usePostedProblems(formId, posted);
  return (
    <AccountPage>
      <form method="post" noValidate aria-labelledby={formId}>
        <Stack gap={4}>
          <Heading level={2} size="l" id={formId}>{t`Log in or create an account`}</Heading>
          <PostedProblems problems={problems} formId={formId} />
          {posted.isDone && (
            <Notice tone="success" announce>
              {t`If there is an account with this email, a link is on its way to it.`}
            </Notice>
          )}
          <TextField
            {...propsOf('email')}
            label={t`Email`}
            name="username"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={posted.email}
          />
          <TextField
            {...propsOf('password')}
            label={t`Password`}
            hint={t`At least ${minPasswordLength} characters`}
            name="password"
            type="password"
            autoComplete="current-password"
          />
          <CheckboxField
            id={`${formId}-remember`}
            name="remember"
            value="on"
            label={t`Keep me logged in for a week`}
            defaultChecked={posted.remember}
          />
          <Cluster gap={3}>
            <Button type="submit" name="intent" value="login">{t`Log in`}</Button>
            <Button type="submit" name="intent" value="register" variant="secondary">{t`Create account`}</Button>
          </Cluster>
          <Stack gap={2}>
            <p>{t`Write your email address, and we send you a link with which you choose a new password.`}</p>
            <div>
              <Button type="submit" name="intent" value="forgotten" variant="secondary">{t`Send the link`}</Button>
            </div>
          </Stack>
        </Stack>
      </form>
    </AccountPage>
  );
};
