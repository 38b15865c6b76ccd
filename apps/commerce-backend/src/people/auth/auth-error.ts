import { assertNever } from '@lyng/model';
import type { ErrorCode } from '@lyng/model';
import type { UnreadableCredentials } from './core/read-credentials.ts';
import type { TooManyAttempts } from '../../platform/limits/throttle.ts';

/** The reason why a login failed. */
export type AuthFailure =
  | UnreadableCredentials
  | TooManyAttempts
  | { readonly kind: 'rejected-signature' }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'account-exists' }
  | { readonly kind: 'common-password' }
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'session-ended' };

/** A failure as clients read it: any status but 2xx is a failure, and `code` is the reason. */
export interface AuthErrorResponse {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
}

/** Describes a failure. An unknown account and a wrong password read the same, so that accounts are not revealed. */
export function authErrorResponse(failure: AuthFailure): AuthErrorResponse {
  switch (failure.kind) {
    case 'unreadable-credentials':
      return {
        status: 400,
        code: 'InvalidRequest',
        message: `The field ${failure.field} is missing or cannot be read.`,
      };
    case 'invalid-email':
      return { status: 400, code: 'InvalidEmail', message: 'This is not an email address.' };
    case 'rejected-signature':
      return {
        status: 401,
        code: 'SignatureRejected',
        message: 'The challenge has expired or was used before. Request another.',
      };
    case 'wrong-credentials':
      return { status: 401, code: 'WrongCredentials', message: 'Wrong email or password.' };
    case 'session-ended':
      return { status: 401, code: 'SessionEnded', message: 'The session has ended. Log in again.' };
    case 'common-password':
      return { status: 422, code: 'CommonPassword', message: 'This password is too easy to guess.' };
    case 'account-exists':
      return { status: 409, code: 'AccountExists', message: 'An account already exists with this email.' };
    case 'too-many-attempts':
      return { status: 429, code: 'TooManyRequests', message: 'Too many attempts. Wait before the next.' };
    default:
      return assertNever(failure);
  }
}
