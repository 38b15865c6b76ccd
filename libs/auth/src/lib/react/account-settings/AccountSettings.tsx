import { useLingui } from '@lingui/react/macro';
import { Heading, Link, Stack } from '@lyng/ui';
import { AccountPage } from '../account-page/AccountPage.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import type { ChangePasswordProps } from './ChangePassword.tsx';

export interface AccountSettingsProps extends ChangePasswordProps {
  /** The overview of the account. */
  readonly accountHref: string;
}

/** What a customer can change about their account: so far the password. */
export const AccountSettings = ({ accountHref, changePassword }: AccountSettingsProps) => {
  const { t } = useLingui();
  return (
    <AccountPage>
      <Stack gap={6}>
        <Stack gap={3}>
          <div>
            <Link href={accountHref} preserveScroll>{t`Your account`}</Link>
          </div>
          <Heading level={1} size="xl">{t`Settings`}</Heading>
        </Stack>
        <ChangePassword changePassword={changePassword} />
      </Stack>
    </AccountPage>
  );
};
