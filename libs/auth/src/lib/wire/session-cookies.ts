import { cookieNames } from '@lyng/browser';
import type { CookieJar } from '@lyng/browser';
import { lifetimeOf, notRememberedFor, rememberedFor } from '../core/session-lifetimes.ts';
import { readClaims } from '../core/token-claims.ts';
import type { TokenClaims } from '../core/token-claims.ts';
import type { Grant } from './auth-client.ts';

/** The session as the visitor's cookies have it (AUTH-14). */
export interface KeptSession {
  readonly token: string | undefined;
  /** `null` without a token, and for one that says nothing. */
  readonly claims: TokenClaims | null;
  readonly refreshToken: string | undefined;
}

/** Reads the session's cookies. */
export function readSession({ get }: Pick<CookieJar, 'get'>): KeptSession {
  const token = get(cookieNames.auth) || undefined;
  return { token, claims: readClaims(token), refreshToken: get(cookieNames.authRefresh) || undefined };
}

/** What was chosen at a login, and holds until the next. */
export interface LoginChoice {
  readonly username: string;
  readonly remember: boolean;
}

/** Keeps a session: the token for its own life, the rest for a week or for half an hour (AUTH-09). A refresh keeps to what was chosen at login. */
export function keepSession(
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

/** Wire contract §2: how long somebody who was let in by a link may stay, in seconds. */
const lentFor = 3600;

/** Keeps a session that cannot be refreshed: that of a token which came in a link (AUTH-13). */
export function keepLentSession(cookies: CookieJar, token: string, { userName }: TokenClaims): void {
  cookies.set(cookieNames.auth, token, { maxAge: lentFor });
  cookies.set(cookieNames.user, userName, { maxAge: lentFor });
  cookies.remove(cookieNames.authRefresh);
  cookies.remove(cookieNames.userMaxAge);
}

/** Forgets the session. */
export function dropSession(cookies: Pick<CookieJar, 'remove'>): void {
  for (const name of [cookieNames.auth, cookieNames.user, cookieNames.userMaxAge, cookieNames.authRefresh])
    cookies.remove(name);
}
