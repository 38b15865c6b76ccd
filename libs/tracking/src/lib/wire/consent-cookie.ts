import type { CookieJar } from '@lyng/browser';
import { purposesAmong } from '../core/consent/consent.ts';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { CONSENT_COOKIE } from '../core/consent/stored-data.ts';

/** Raise it when a purpose comes to mean more than shoppers have agreed to: then the banner is shown again. */
const CONSENT_VERSION = 1;

/** A choice as text: the version of the banner, then what is allowed, such as `1.necessary.statistics`. */
export const printConsent = (allowed: readonly OptionalPurpose[]): string =>
  [CONSENT_VERSION, 'necessary', ...purposesAmong(allowed)].join('.');

/** Reads a choice; `null` for anything that this version has not written: then there is no choice. */
export function parseConsent(value: unknown): readonly OptionalPurpose[] | null {
  if (typeof value !== 'string') return null;
  const allowed = purposesAmong(value.split('.'));
  return printConsent(allowed) === value ? allowed : null;
}

/** The choice of this browser; `null` when there is none. */
export const readConsentCookie = (cookies: Pick<CookieJar, 'get'>): readonly OptionalPurpose[] | null =>
  parseConsent(cookies.get(CONSENT_COOKIE));

/** Stores the choice for 365 days. */
export const writeConsentCookie = (cookies: Pick<CookieJar, 'set'>, allowed: readonly OptionalPurpose[]): void =>
  cookies.set(CONSENT_COOKIE, printConsent(allowed));
