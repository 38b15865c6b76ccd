import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { assertNever } from '@lyng/model';
import type { AuthFailure } from '../core/auth-failure.ts';
import { shortestPassword } from '../core/auth-values.ts';
import type { AuthFault, AuthField } from '../core/auth-values.ts';
import type { SessionChange } from '../state/auth-events.ts';

const missing: Readonly<Record<AuthField, MessageDescriptor>> = {
  email: msg`Write your email address`,
  oldPassword: msg`Write your current password`,
  password: msg`Write a password`,
  repeated: msg`Write the password once more`,
};

/** What is wrong with a field, in words (AUTH-10). */
export const faultMessage = (field: AuthField, fault: AuthFault): MessageDescriptor => {
  switch (fault) {
    case 'missing':
      return missing[field];
    case 'no-email':
      return msg`Write an email address such as name@example.com`;
    case 'too-short':
      return msg`Use at least ${shortestPassword} characters`;
    case 'mismatch':
      return msg`The passwords do not match`;
    default:
      return assertNever(fault);
  }
};

/** Why it did not work, in words (AUTH-11). */
export const failureMessage = (failure: AuthFailure): MessageDescriptor => {
  switch (failure.kind) {
    case 'wrong-credentials':
      return msg`Wrong email or password.`;
    case 'account-exists':
      return msg`An account already exists with this email. Log in instead, or ask for a new password.`;
    case 'email-refused':
      return msg`Write an email address such as name@example.com`;
    case 'session-over':
      return msg`You have been logged out. Log in again.`;
    case 'password-refused':
      return msg`This password is too easy to guess. Choose another one.`;
    case 'too-many':
      return msg`That was a lot of tries. Wait a while and try again.`;
    case 'reset-expired':
      return msg`The link has expired. Ask for a new one.`;
    case 'unavailable':
      return msg`We could not reach the shop. Try again; what you have typed is still here.`;
    case 'insecure':
      return msg`Your browser cannot log in over this connection. Open the shop with https.`;
    default:
      return assertNever(failure);
  }
};

/** What the page is called that a reset mail leads to. */
export const resetPasswordTitle = msg`Choose a new password`;

/** What the page is called on which a customer changes what is kept of them. */
export const accountSettingsTitle = msg`Settings`;

/** Why a change of the password has logged its shopper out (AUTH-11). */
export const wrongPasswordMessage = msg`The current password was wrong. Log in to try again.`;

/**
 * What a shopper is told when somebody has come or gone; nothing in a tab that only follows another. `broughtFavourites` is
 * how many a guest has chosen that their account has not heard of yet.
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

/** What the cart that an account has kept brings back into the shopper's, by the products' names. */
export const broughtCartMessage = (names: readonly string[]): MessageDescriptor => {
  const [name = ''] = names;
  return names.length === 1
    ? msg`${{ name }} from your earlier cart is back.`
    : msg`${{ count: names.length }} products from your earlier cart are back.`;
};

/** What it could not bring back. */
export const leftOutMessage = (names: readonly string[]): MessageDescriptor =>
  msg`No longer available: ${{ names: names.join(', ') }}.`;
