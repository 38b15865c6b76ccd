import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { AuthFailure } from '@lyng/model';
import { MIN_PASSWORD_LENGTH } from '../../core/change-password.ts';
import type { PasswordError, PasswordValues } from '../../core/change-password.ts';

const missing: Readonly<Record<keyof PasswordValues, MessageDescriptor>> = {
  oldPassword: msg`Write your current password`,
  password: msg`Write a password`,
  repeated: msg`Write the password once more`,
};

export const passwordErrorMessage = (field: keyof PasswordValues, error: PasswordError): MessageDescriptor => {
  switch (error) {
    case 'missing':
      return missing[field];
    case 'too-short':
      return msg`Use at least ${{ minPasswordLength: MIN_PASSWORD_LENGTH }} characters`;
    case 'mismatch':
      return msg`The passwords do not match`;
    default:
      return assertNever(error);
  }
};

/** Words for a change of the password that has logged the customer out. */
export const wrongPasswordMessage = msg`The current password was wrong. Log in to try again.`;

export const passwordFailureMessage = ({ kind }: AuthFailure): MessageDescriptor => {
  switch (kind) {
    case 'wrong-credentials':
      return wrongPasswordMessage;
    case 'session-over':
      return msg`You have been logged out. Log in again.`;
    case 'password-rejected':
      return msg`This password is too easy to guess. Choose another one.`;
    case 'too-many':
      return msg`That was a lot of tries. Wait a while and try again.`;
    case 'insecure':
      return msg`Your browser cannot log in over this connection. Open the shop with https.`;
    default:
      return msg`We could not reach the shop. Try again; what you have typed is still here.`;
  }
};
