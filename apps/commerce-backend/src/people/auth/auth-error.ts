import type { ErrorCode } from '@lyng/model';
import type { UnreadableCredentials } from './core/read-credentials.ts';
import type { TooManyAttempts } from '../../platform/limits/throttle.ts';

export type AuthFailure =
  | UnreadableCredentials
  | TooManyAttempts
  | {
      readonly kind:
        | 'rejected-signature'
        | 'wrong-credentials'
        | 'account-exists'
        | 'common-password'
        | 'invalid-email'
        | 'session-ended';
    };

type Answer = readonly [status: number, code: ErrorCode, message: string];

/** An unknown account and a wrong password read the same, so that accounts are not revealed. */
const answers: Readonly<Record<AuthFailure['kind'], Answer>> = {
  'unreadable-credentials': [400, 'InvalidRequest', 'The field is missing or cannot be read.'],
  'invalid-email': [400, 'InvalidEmail', 'This is not an email address.'],
  'rejected-signature': [401, 'SignatureRejected', 'The challenge has expired or was used before. Request another.'],
  'wrong-credentials': [401, 'WrongCredentials', 'Wrong email or password.'],
  'session-ended': [401, 'SessionEnded', 'The session has ended. Log in again.'],
  'common-password': [422, 'CommonPassword', 'This password is too easy to guess.'],
  'account-exists': [409, 'AccountExists', 'An account already exists with this email.'],
  'too-many-attempts': [429, 'TooManyRequests', 'Too many attempts. Wait before the next.'],
};

/** A failure as clients read it: any status but 2xx is a failure, and `code` is the reason. */
export function authErrorResponse(failure: AuthFailure): {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
} {
  const [status, code, message] = answers[failure.kind];
  if (failure.kind !== 'unreadable-credentials') return { status, code, message };
  return { status, code, message: `The field ${failure.field} is missing or cannot be read.` };
}
