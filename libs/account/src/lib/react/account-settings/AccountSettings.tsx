import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Container, Heading, Link, Stack } from '@lyng/ui';
import type { AddressKey } from '../../core/address-book.ts';
import type { PostedSettings, Settings, SettingsForm } from '../../core/settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';
import styles from './AccountSettings.module.css';
import { AddressBook } from './AddressBook.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import type { ChangePasswordProps } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeviceList } from './DeviceList.tsx';
import { DownloadData } from './DownloadData.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { ProfileFormProps } from './ProfileForm.tsx';
import type { AddressActions } from './use-address-book.ts';

/** The actions of the page; each may fail. */
export interface SettingsActions extends ChangePasswordProps, AddressActions {
  readonly saveProfile: ProfileFormProps['save'];
  readonly endDevice: (id: string) => SettingsResult;
  readonly endOtherDevices: () => SettingsResult;
  readonly deleteAccount: () => SettingsResult;
}

export interface AccountSettingsProps {
  readonly settings: Settings;
  /** A form that was posted without script and is shown again. */
  readonly posted: PostedSettings | null;
  /** The form that was posted without script and is done. */
  readonly done: SettingsForm | null;
  /** The address whose form the page was opened with. */
  readonly opened: AddressKey | null;
  readonly actions: SettingsActions;
}

/** The parts of an account that a customer can change. */
export const AccountSettings = (props: AccountSettingsProps) => {
  const { settings, posted, done, opened, actions } = props;
  const { t } = useLingui();
  const href = useHref();
  const { addresses, devices } = settings;
  const postedAs = (...forms: readonly SettingsForm[]) => (posted && forms.includes(posted.form) ? posted : null);
  return (
    <Container width="form" className={styles.page}>
      <Stack gap={3}>
        <div>
          <Link href={href('account')} preserveScroll>{t`Your account`}</Link>
        </div>
        <Heading level={1} size="xl">{t`Settings`}</Heading>
      </Stack>
      <ProfileForm
        profile={settings.profile}
        email={settings.email}
        addressElsewhere={settings.addressElsewhere}
        posted={postedAs('profile')}
        isSaved={done === 'profile'}
        save={actions.saveProfile}
      />
      {addresses && (
        <AddressBook
          addresses={addresses}
          opened={opened}
          posted={postedAs('save-address', 'default-address', 'delete-address')}
          done={done}
          actions={actions}
        />
      )}
      <ChangePassword changePassword={actions.changePassword} />
      {devices && (
        <DeviceList
          devices={devices}
          failure={postedAs('log-out-device', 'log-out-others')?.failure ?? null}
          isDone={done === 'log-out-device' || done === 'log-out-others'}
          endDevice={actions.endDevice}
          endOthers={actions.endOtherDevices}
        />
      )}
      <DownloadData />
      <DeleteAccount posted={postedAs('delete')} deleteAccount={actions.deleteAccount} />
    </Container>
  );
};
