import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever, MAX_SAVED_ADDRESSES } from '@lyng/model';
import type { SettingsFailure } from '../../core/settings.ts';

/** The title of the page on which a customer changes their account. */
export const accountSettingsTitle = msg`Settings`;

/** The message for a change that was not made. */
export const settingsFailureMessage = ({ kind }: SettingsFailure): MessageDescriptor => {
  switch (kind) {
    case 'session-over':
      return msg`You have been logged out. Log in again.`;
    case 'unavailable':
      return msg`We could not reach the shop. Try again; what you have typed is still here.`;
    case 'too-many-addresses':
      return msg`You can save up to ${{ max: MAX_SAVED_ADDRESSES }} addresses. Delete one to add another.`;
    case 'address-rejected':
      return msg`The shop cannot send to this address. Check its fields.`;
    case 'address-gone':
      return msg`This address has been deleted, perhaps on another device. Reload the page.`;
    default:
      return assertNever(kind);
  }
};
