import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_SAVED_ADDRESSES } from '@lyng/model';
import type { SettingsFailure } from '../../core/settings.ts';

export const accountSettingsTitle = msg`Settings`;

export const settingsFailureMessages: Readonly<Record<SettingsFailure['kind'], MessageDescriptor>> = {
  'session-over': msg`You have been logged out. Log in again.`,
  unavailable: msg`We could not reach the shop. Try again; what you have typed is still here.`,
  'too-many-addresses': msg`You can save up to ${{ max: MAX_SAVED_ADDRESSES }} addresses. Delete one to add another.`,
  'address-rejected': msg`The shop cannot send to this address. Check its fields.`,
  'address-gone': msg`This address has been deleted, perhaps on another device. Reload the page.`,
};
