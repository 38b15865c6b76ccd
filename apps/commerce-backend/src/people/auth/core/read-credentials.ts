import type { Result } from '@lyng/model';
import { fail, isRecord, ok, plainLine } from '@lyng/model';
import { isStorable } from '../../../platform/database/storable-text.ts';
import type { ChallengeSignature } from './challenge.ts';

/** Minutes: "remember me" is on, or off. No other lifetime is accepted. */
export const REMEMBERED_MINUTES = 7 * 24 * 60;
const SHORT_MINUTES = 30;

export type Credentials =
  | { readonly kind: 'challenge-request'; readonly username: string }
  | {
      readonly kind: 'solved-challenge';
      readonly username: string;
      readonly signature: ChallengeSignature;
      readonly password: string;
      readonly newPassword: string | undefined;
      readonly lifetimeMinutes: number;
    };

export interface UnreadableCredentials {
  readonly kind: 'unreadable-credentials';
  readonly field: 'username' | 'signature' | 'password' | 'newPassword' | 'sessionLifetime';
}

const MAX_USERNAME = 254;
const MAX_PART_LENGTH = 200;
/** SHA-384 in base64: what clients send instead of a password. */
const PASSWORD_HASH = /^[A-Za-z0-9+/]{64}$/;

const unreadable = (field: UnreadableCredentials['field']) =>
  fail<UnreadableCredentials>({ kind: 'unreadable-credentials', field });

const isPart = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_PART_LENGTH;

export const isHashedPassword = (value: unknown): value is string =>
  typeof value === 'string' && PASSWORD_HASH.test(value);

/** The name of an account: its address, in one spelling. */
export const usernameOf = (text: string): string => plainLine(text).toLowerCase();

const signatureOf = (value: unknown): ChallengeSignature | undefined => {
  if (!isRecord(value)) return undefined;
  const { identity, timestamp, signature } = value;
  return isPart(identity) && isPart(timestamp) && isPart(signature) ? { identity, timestamp, signature } : undefined;
};

const lifetimeOf = (value: unknown): number | undefined => {
  if (value === undefined || value === null) return REMEMBERED_MINUTES;
  return value === SHORT_MINUTES || value === REMEMBERED_MINUTES ? value : undefined;
};

/**
 * Reads the body of login, register or password. Without a signature it only requests a challenge, whatever else it
 * holds.
 */
export function readCredentials(body: unknown): Result<UnreadableCredentials, Credentials> {
  if (!isRecord(body) || typeof body['username'] !== 'string' || !isStorable(body['username']))
    return unreadable('username');
  const username = usernameOf(body['username']);
  if (username === '' || username.length > MAX_USERNAME) return unreadable('username');
  if (body['signature'] === undefined || body['signature'] === null) return ok({ kind: 'challenge-request', username });
  const signature = signatureOf(body['signature']);
  if (signature === undefined) return unreadable('signature');
  const { password, newPassword, sessionLifetime } = body;
  if (!isHashedPassword(password)) return unreadable('password');
  if (newPassword !== undefined && newPassword !== null && !isHashedPassword(newPassword))
    return unreadable('newPassword');
  const lifetimeMinutes = lifetimeOf(sessionLifetime);
  if (lifetimeMinutes === undefined) return unreadable('sessionLifetime');
  return ok({
    kind: 'solved-challenge',
    username,
    signature,
    password,
    newPassword: newPassword ?? undefined,
    lifetimeMinutes,
  });
}
