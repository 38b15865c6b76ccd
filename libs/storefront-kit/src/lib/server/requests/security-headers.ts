import type { ContentSources } from '@lyng/feature';
import { earlyTapsSource } from '../documents/early-taps-script.ts';

export interface SecurityOptions {
  /** CSP source of the document's one inline style. */
  readonly styleSource: string | undefined;
  /** Development needs the dev server's inline scripts and its socket. */
  readonly development: boolean;
  /** The sources of the document's payment methods; documents other than the checkout's have fewer. */
  readonly payment: ContentSources;
}

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

const policyOf = ({ styleSource, development, payment }: SecurityOptions): string =>
  [
    "default-src 'self'",
    directive(
      'script-src',
      "'self'",
      // A hash would switch 'unsafe-inline' off.
      ...(development ? ["'unsafe-inline'", "'unsafe-eval'"] : [earlyTapsSource]),
      ...payment.script,
    ),
    directive('style-src', "'self'", ...(development ? ["'unsafe-inline'"] : styleSource ? [styleSource] : [])),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', "'self'", 'data:', ...payment.image),
    directive('connect-src', "'self'", ...(development ? ['ws:'] : []), ...payment.connect),
    // The backend's local provider, in every document: without other providers the checkout needs no document of its
    // own.
    directive('frame-src', ...(payment.frame.length > 0 ? payment.frame : ["'none'"])),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    directive('form-action', "'self'", ...payment.form),
  ].join('; ');

/**
 * The headers of every response without its own values: redirects, texts, assets, data. Only documents load anything;
 * theirs are in `securityHeaders`.
 */
export const defaultHeaders = (protocol: 'http' | 'https'): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers honour it over https only; a year, as ASVS 3.4.1 requires.
  ...(protocol === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** The headers of every document. In production one inline script is allowed, always the same: state travels as JSON. */
export const securityHeaders = (options: SecurityOptions): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(options),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Klarna and Avarda let a bank open a window of its own, which notifies the page when it is done.
  'cross-origin-opener-policy': options.payment.script.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
