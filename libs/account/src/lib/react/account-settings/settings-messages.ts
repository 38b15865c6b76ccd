import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
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
    default:
      return assertNever(kind);
  }
};
