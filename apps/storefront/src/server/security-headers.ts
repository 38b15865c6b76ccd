import type { PaymentSources } from './payment-sources.ts';

export interface SecurityOptions {
  /** CSP source of the one inline stylesheet. */
  readonly styleSource: string;
  /** Development needs the dev server's inline scripts and its socket. */
  readonly development: boolean;
  /** What the document's ways to pay need beside the shop itself; other documents than the checkout's have fewer. */
  readonly payment: PaymentSources;
}

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

const policyOf = ({ styleSource, development, payment }: SecurityOptions): string =>
  [
    "default-src 'self'",
    directive('script-src', "'self'", ...(development ? ["'unsafe-inline'", "'unsafe-eval'"] : []), ...payment.script),
    directive('style-src', "'self'", development ? "'unsafe-inline'" : styleSource),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', "'self'", 'data:', ...payment.image),
    directive('connect-src', "'self'", ...(development ? ['ws:'] : []), ...payment.connect),
    // The backend's local provider, in every document: with no other configured the checkout is no document of its own.
    directive('frame-src', ...(payment.frame.length > 0 ? payment.frame : ["'none'"])),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    directive('form-action', "'self'", ...payment.frame),
  ].join('; ');

/**
 * The headers of every response that has none of its own by these names: redirects, texts, assets, data. Only documents load
 * anything; theirs are in `securityHeaders`.
 */
export const defaultHeaders = (protocol: 'http' | 'https'): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A browser believes it over https only; a year, as ASVS 3.4.1 asks.
  ...(protocol === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** The headers of every document (X9, X11). No inline script is ever allowed in production: state travels as JSON. */
export const securityHeaders = (options: SecurityOptions): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(options),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Klarna and Avarda let a bank ask in a window of its own, which tells the page when it is done.
  'cross-origin-opener-policy': options.payment.script.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
