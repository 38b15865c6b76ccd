import type { MarketAlias } from '@lyng/model';
import type { PostedAddress, SavedAddress } from './address-book.ts';
import type { ProfileValues } from './profile.ts';

/** A browser that is logged in. */
export interface Device {
  readonly id: string;
  /** Such as `Firefox`; empty when unknown, as is `system`. */
  readonly browser: string;
  readonly system: string;
  readonly usedAt: string;
  /** This very browser. */
  readonly isCurrent: boolean;
}

export interface Settings {
  readonly email: string;
  readonly profile: ProfileValues;
  /** The saved address is in this other country: the form does not show it. */
  readonly addressElsewhere: MarketAlias | 'unknown' | null;
  /** `null` where the service does not list them. */
  readonly devices: readonly Device[] | null;
  /** The default first; `null` where the service cannot save any. */
  readonly addresses: readonly SavedAddress[] | null;
}

/** The reason why a change of the account was not made. */
export interface SettingsFailure {
  readonly kind: 'session-over' | 'unavailable' | 'too-many-addresses' | 'address-rejected' | 'address-gone';
}

/** The forms of the page, as their hidden field names them. */
export type SettingsForm = (typeof settingsForms)[number];

export const settingsForms = [
  'profile',
  'save-address',
  'default-address',
  'delete-address',
  'log-out-device',
  'log-out-others',
  'download',
  'delete',
] as const;

export type AddressChange = Extract<SettingsForm, 'save-address' | 'default-address' | 'delete-address'>;

/** A form that was posted and is shown again. */
export interface PostedSettings {
  readonly form: SettingsForm;
  readonly values?: ProfileValues;
  readonly address?: PostedAddress;
  readonly failure?: SettingsFailure;
}
