import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { AuthFailure } from '@lyng/model';
import { minPasswordLength } from '../core/auth-values.ts';
import type { AuthError, AuthField } from '../core/auth-values.ts';
import type { SessionChange } from '../state/auth-events.ts';

const missing: Readonly<Record<AuthField, MessageDescriptor>> = {
  email: msg`Write your email address`,
  password: msg`Write a password`,
  repeated: msg`Write the password once more`,
};

export const errorMessage = (field: AuthField, error: AuthError): MessageDescriptor => {
  switch (error) {
    case 'missing':
      return missing[field];
    case 'no-email':
      return msg`Write an email address such as name@example.com`;
    case 'too-short':
      return msg`Use at least ${minPasswordLength} characters`;
    case 'mismatch':
      return msg`The passwords do not match`;
    default:
      return assertNever(error);
  }
};

export const failureMessages: Readonly<Record<AuthFailure['kind'], MessageDescriptor>> = {
  'wrong-credentials': msg`Wrong email or password.`,
  'account-exists': msg`An account already exists with this email. Log in instead, or request a new password.`,
  'email-rejected': msg`Write an email address such as name@example.com`,
  'session-over': msg`You have been logged out. Log in again.`,
  'password-rejected': msg`This password is too easy to guess. Choose another one.`,
  'too-many': msg`That was a lot of tries. Wait a while and try again.`,
  'reset-expired': msg`The link has expired. Request a new one.`,
  unavailable: msg`We could not reach the shop. Try again; what you have typed is still here.`,
  insecure: msg`Your browser cannot log in over this connection. Open the shop with https.`,
};

export const resetPasswordTitle = msg`Choose a new password`;

/**
 * The message after a login or logout; `null` in a tab that only follows another. `broughtFavourites` is how many
 * favourites the guest chose that the account does not have yet.
 */
export const sessionMessage = (reason: SessionChange, broughtFavourites = 0): MessageDescriptor | null => {
  switch (reason) {
    case 'login':
      return broughtFavourites > 0
        ? msg`You are logged in. ${plural(broughtFavourites, { one: '# favourite comes along.', other: '# favourites come along.' })}`
        : msg`You are logged in`;
    case 'register':
      return msg`Your account is ready, and you are logged in`;
    case 'logout':
      return msg`You are logged out`;
    case 'expired':
      return msg`You have been logged out. What you have typed is still here.`;
    case 'elsewhere':
      return null;
    default:
      return assertNever(reason);
  }
};
