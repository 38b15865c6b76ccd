export interface SecurityOptions {
  /** CSP source of the one inline stylesheet. */
  readonly styleSource: string;
  /** Development needs the dev server's inline scripts and its socket. */
  readonly development: boolean;
}

/** The headers of every document (X9, X11). No inline script is ever allowed in production: state travels as JSON. */
export const securityHeaders = ({ styleSource, development }: SecurityOptions): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'self'",
    development ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'" : "script-src 'self'",
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${styleSource}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
