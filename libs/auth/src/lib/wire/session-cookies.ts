import { cookieNames } from '@lyng/browser';
import type { CookieJar } from '@lyng/browser';
import { lifetimeOf, notRememberedFor, rememberedFor } from '../core/session-lifetimes.ts';
import { readClaims } from '../core/token-claims.ts';
import type { TokenClaims } from '../core/token-claims.ts';
import type { Grant } from './auth-client.ts';

/** The session in the visitor's cookies. */
export interface StoredSession {
  readonly token: string | undefined;
  /** `null` without a token, and for one without claims. */
  readonly claims: TokenClaims | null;
  readonly refreshToken: string | undefined;
}

export function readSession({ get }: Pick<CookieJar, 'get'>): StoredSession {
  const token = get(cookieNames.auth) || undefined;
  return { token, claims: readClaims(token), refreshToken: get(cookieNames.authRefresh) || undefined };
}

/** The choices of a login, valid until the next login. */
export interface LoginChoice {
  readonly username: string;
  readonly remember: boolean;
}

/**
 * Stores a session: the token for its own life, the rest for a week or for half an hour. A refresh keeps what was
 * chosen at login.
 */
export function storeSession(
  cookies: CookieJar,
  { token, claims, maxAge, refreshToken }: Grant,
  choice?: LoginChoice,
): void {
  const lifetime = choice
    ? choice.remember
      ? rememberedFor
      : notRememberedFor
    : lifetimeOf(cookies.get(cookieNames.userMaxAge));
  cookies.set(cookieNames.auth, token, { maxAge });
  cookies.set(cookieNames.user, choice?.username ?? cookies.get(cookieNames.user) ?? claims.userName, {
    maxAge: lifetime,
  });
  cookies.set(cookieNames.userMaxAge, String(lifetime), { maxAge: lifetime });
  cookies.set(cookieNames.authRefresh, refreshToken, { maxAge: lifetime });
}

/** The lifetime of a session from a login link, in seconds. */
const tokenLoginLifetime = 3600;

/** Stores a session that cannot be refreshed: that of a token from a login link. */
export function storeTokenLogin(cookies: CookieJar, token: string, { userName }: TokenClaims): void {
  cookies.set(cookieNames.auth, token, { maxAge: tokenLoginLifetime });
  cookies.set(cookieNames.user, userName, { maxAge: tokenLoginLifetime });
  cookies.remove(cookieNames.authRefresh);
  cookies.remove(cookieNames.userMaxAge);
}

export function dropSession(cookies: Pick<CookieJar, 'remove'>): void {
  for (const name of [cookieNames.auth, cookieNames.user, cookieNames.userMaxAge, cookieNames.authRefresh])
    cookies.remove(name);
}
