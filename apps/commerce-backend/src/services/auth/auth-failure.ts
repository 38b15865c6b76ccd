import { assertNever } from '@lyng/model';
import type { UnreadableCredentials } from './core/read-credentials.ts';
import type { TooManyAttempts } from './throttle.ts';

/** Why nobody is logged in. */
export type AuthFailure =
  | UnreadableCredentials
  | TooManyAttempts
  | { readonly kind: 'rejected-signature' }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'account-exists' }
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'session-ended' };

/** A failure as clients read it: any status but 2xx is a no (wire contract §2), `code` says which. */
export interface AuthRefusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Puts a failure into words. Who names an unknown account reads the same as who is wrong about the password (X4). */
export function authRefusal(failure: AuthFailure): AuthRefusal {
  switch (failure.kind) {
    case 'unreadable-credentials':
      return {
        status: 400,
        code: 'InvalidRequest',
        message: `The field ${failure.field} is missing or cannot be read.`,
      };
    case 'invalid-email':
      return { status: 400, code: 'InvalidEmail', message: 'This is no email address.' };
    case 'rejected-signature':
      return {
        status: 401,
        code: 'SignatureRejected',
        message: 'The challenge has run out or was answered before. Ask for another.',
      };
    case 'wrong-credentials':
      return { status: 401, code: 'WrongCredentials', message: 'Wrong email or password.' };
    case 'session-ended':
      return { status: 401, code: 'SessionEnded', message: 'The session has ended. Log in again.' };
    case 'account-exists':
      return { status: 409, code: 'AccountExists', message: 'An account already exists with this email.' };
    case 'too-many-attempts':
      return { status: 429, code: 'TooManyRequests', message: 'Too many attempts. Wait before the next.' };
    default:
      return assertNever(failure);
  }
}
