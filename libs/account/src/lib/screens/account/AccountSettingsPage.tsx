import { useLingui } from '@lingui/react/macro';
import { cookieNames, documentCookies } from '@lyng/browser';
import { useGateway } from '@lyng/commerce-client';
import { customerTypeChanged, snackbarShown, useApp } from '@lyng/feature';
import { fail } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { useActionData, useRevalidator } from 'react-router-dom';
import type { AddressKey } from '../../core/address-book.ts';
import { profileChange } from '../../core/profile-change.ts';
import type { PostedSettings, Settings, SettingsForm } from '../../core/settings.ts';
import { AccountSettings } from '../../react/account-settings/AccountSettings.tsx';
import type { SettingsActions } from '../../react/account-settings/AccountSettings.tsx';
import { wrongPasswordMessage } from '../../react/account-settings/password-messages.ts';
import { today } from '../../react/account-settings/today.ts';
import { deleteAddress, saveAddress, setDefaultAddress } from '../../wire/change-addresses.ts';
import { deleteAccount, endDevice, endOtherDevices, saveProfile } from '../../wire/change-settings.ts';
import type { SettingsResult } from '../../wire/change-settings.ts';

export interface AccountSettingsPageProps {
  readonly settings: Settings;
  readonly done: SettingsForm | null;
  readonly opened: AddressKey | null;
}

export function AccountSettingsPage({ settings, done, opened }: AccountSettingsPageProps) {
  const posted = useActionData<PostedSettings>() ?? null;
  return (
    <AccountSettings settings={settings} posted={posted} done={done} opened={opened} actions={useSettingsActions()} />
  );
}

function useSettingsActions(): SettingsActions {
  const { t, i18n } = useLingui();
  const app = useApp();
  const gateway = useGateway();
  const { market } = useSite();
  const { revalidate } = useRevalidator();

  const withReload = async (change: SettingsResult): SettingsResult => {
    const result = await change;
    if (result.ok) await revalidate();
    return result;
  };
  return {
    saveProfile: async (before, after) => {
      const result = await saveProfile(gateway, profileChange(before, after, { market, today: today() }));
      if (result.ok && after.customerType !== before.customerType) {
        const cookies = documentCookies(document, window.location.protocol === 'https:');
        cookies.set(cookieNames.userType, after.customerType);
        app.store.dispatch(customerTypeChanged(after.customerType));
      }
      // The token names the customer: the next one has the new name.
      if (result.ok) void (await app.port('session'))?.renew();
      return result;
    },
    changePassword: async (change) => {
      const session = await app.port('session');
      if (!session) return fail({ kind: 'unavailable' });
      const result = await session.changePassword(change);
      // The page closes with the session, so the message goes to the snackbar.
      if (!result.ok && result.error.kind === 'wrong-credentials')
        app.store.dispatch(snackbarShown(i18n._(wrongPasswordMessage), { mode: 'error' }));
      // It has logged out all other devices.
      if (result.ok) await revalidate();
      return result;
    },
    saveAddress: (key, address) => withReload(saveAddress(gateway, key, address)),
    setDefaultAddress: (id) => withReload(setDefaultAddress(gateway, id)),
    deleteAddress: (id) => withReload(deleteAddress(gateway, id)),
    endDevice: (id) => withReload(endDevice(gateway, id)),
    endOtherDevices: () => withReload(endOtherDevices(gateway)),
    deleteAccount: async () => {
      const result = await deleteAccount(app);
      if (!result.ok) return result;
      // The page closes with the session.
      await (await app.port('session'))?.logout();
      app.store.dispatch(snackbarShown(t`Your account is deleted.`));
      return result;
    },
  };
}
