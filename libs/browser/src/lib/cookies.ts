/** Cookies last 31536000000 ms by default. `Max-Age` counts seconds. */
export const cookieLifetimeSeconds = 31_536_000_000 / 1_000;

/** The options of a cookie, with the shop's defaults. */
export interface CookieOptions {
  /** Seconds; 365 days by default, 0 removes the cookie. */
  readonly maxAge?: number;
  /** Lasts until the browser is closed, in place of `maxAge`. */
  readonly session?: boolean;
  /** The path to which browsers send the cookie; `/` by default. */
  readonly path?: string;
  /** Set it on https, always (T3). */
  readonly secure?: boolean;
  /** Hides the cookie from scripts; a server's `Set-Cookie` only. */
  readonly httpOnly?: boolean;
  readonly sameSite?: 'Lax' | 'Strict';
}

/** Writes a cookie for `Set-Cookie` or `document.cookie`: path /, SameSite=Lax, 365 days by default. */
export function serialiseCookie(name: string, value: string, options: CookieOptions = {}): string {
  const { maxAge = cookieLifetimeSeconds, session = false, path = '/' } = options;
  const { secure = false, httpOnly = false, sameSite = 'Lax' } = options;
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
    throw new Error(
      `@lyng/browser: ${JSON.stringify(name)} cannot name a cookie, so nothing was set. Use letters, digits and hyphens.`,
    );
  }
  // A duration that is not a number would make a session cookie of it in one browser and drop it in another.
  const seconds = Number.isFinite(maxAge) ? Math.max(0, Math.trunc(maxAge)) : 0;
  const age = session ? '' : `; Max-Age=${seconds}`;
  const flags = `${secure ? '; Secure' : ''}${httpOnly ? '; HttpOnly' : ''}`;
  return `${name}=${encodeValue(value)}${age}; Path=${encodeURI(path).replaceAll(';', '%3B')}; SameSite=${sameSite}${flags}`;
}

/** Half a surrogate pair makes `encodeURIComponent` throw; it is written as U+FFFD. */
const encodeValue = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
