import { ok } from '@lyng/model';
import type { ReactNode } from 'react';
import { AccountSettings } from '../react/account-settings/AccountSettings.tsx';
import type { AccountSettingsProps, SettingsActions } from '../react/account-settings/AccountSettings.tsx';
import { makeSettings } from './make-profile.ts';

export const done = async () => ok(true as const);

/** The settings of a customer whose service accepts everything. */
export const settingsPage = (
  changes: Partial<AccountSettingsProps> = {},
  actions: Partial<SettingsActions> = {},
): ReactNode => (
  <AccountSettings
    settings={makeSettings()}
    posted={null}
    done={null}
    opened={null}
    actions={{
      saveProfile: done,
      saveAddress: done,
      setDefaultAddress: done,
      deleteAddress: done,
      changePassword: done,
      endDevice: done,
      endOtherDevices: done,
      deleteAccount: done,
      ...actions,
    }}
    {...changes}
  />
);
