import type { CookieJar } from '@lyng/browser';
import { purposesAmong } from '../core/consent/consent.ts';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { CONSENT_COOKIE } from '../core/consent/stored-data.ts';

/** Raise it when a purpose comes to mean more than shoppers were asked: then everybody is asked anew. */
const CONSENT_VERSION = 1;

/** An answer as a text: the version of the question, then what is allowed, such as `1.necessary.statistics`. */
export const printConsent = (allowed: readonly OptionalPurpose[]): string =>
  [CONSENT_VERSION, 'necessary', ...purposesAmong(allowed)].join('.');

/** Reads an answer; `null` for all that this version has not written: then no answer was given. */
export function parseConsent(value: unknown): readonly OptionalPurpose[] | null {
  if (typeof value !== 'string') return null;
  const allowed = purposesAmong(value.split('.'));
  return printConsent(allowed) === value ? allowed : null;
}

/** The answer of this browser; `null` when there is none. */
export const readConsentCookie = (cookies: Pick<CookieJar, 'get'>): readonly OptionalPurpose[] | null =>
  parseConsent(cookies.get(CONSENT_COOKIE));

/** Keeps the answer for 365 days (Spec §9). */
export const writeConsentCookie = (cookies: Pick<CookieJar, 'set'>, allowed: readonly OptionalPurpose[]): void =>
  cookies.set(CONSENT_COOKIE, printConsent(allowed));
