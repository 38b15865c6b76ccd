import { fail, ok } from '@lyng/model';
import type { AuthFailure, Result } from '@lyng/model';
import { shortSessionMinutes } from '../core/session-lifetimes.ts';
import { readClaims } from '../core/token-claims.ts';
import type { TokenClaims } from '../core/token-claims.ts';
import { createAuthRequests, refreshHeader } from './auth-requests.ts';
import type { AuthAction, AuthReply } from './auth-requests.ts';
import { hashPassword } from './hash-password.ts';
import type { DigestLike } from './hash-password.ts';

/** The service's grant to an authenticated user. */
export interface Grant {
  readonly token: string;
  readonly claims: TokenClaims;
  /** The token's life in seconds. */
  readonly maxAge: number;
  readonly refreshToken: string;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

type AuthResult<Value> = Promise<Result<AuthFailure, Value>>;

/** The auth service. Never throws. */
export interface AuthClient {
  readonly login: (credentials: Credentials & { readonly remember: boolean }) => AuthResult<Grant>;
  readonly register: (credentials: Credentials & { readonly remember: boolean }) => AuthResult<Grant>;
  readonly changePassword: (credentials: Credentials & { readonly newPassword: string }) => AuthResult<Grant>;
  /** A new token for the refresh token; `session-over` when the service no longer accepts it. */
  readonly refresh: (refreshToken: string) => AuthResult<Grant>;
  readonly logout: (refreshToken: string) => AuthResult<true>;
}

export interface AuthClientOptions {
  /** Address of the service, with a slash at its end. */
  readonly authUrl: string;
  /** The challenge is put behind it, URL-encoded. */
  readonly signUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** `crypto.subtle`; left out where the page has none. */
  readonly subtle: DigestLike | undefined;
  /** Timeout of one response, in ms. */
  readonly timeLimit?: number;
}

/** Used when the service does not return a lifetime for its tokens. */
const defaultMaxAge = 900;

const unavailable = fail<AuthFailure>({ kind: 'unavailable' });

/** The meaning of an error depends on the request: the service reveals little on purpose. */
const failureOf = (action: AuthAction | 'refresh', { status, body: { code } }: AuthReply): AuthFailure => {
  if (status === 429) return { kind: 'too-many' };
  // An expired challenge is not the shopper's mistake: another try gets another one.
  if (status >= 500 || code === 'SignatureRejected') return { kind: 'unavailable' };
  // A proxy in between must not log out the shopper: only the service itself returns 401.
  if (action === 'refresh') return { kind: status === 401 ? 'session-over' : 'unavailable' };
  if (code === 'InvalidEmail') return { kind: 'email-rejected' };
  if (status === 422) return { kind: 'password-rejected' };
  return { kind: action === 'register' ? 'account-exists' : 'wrong-credentials' };
};

const grantOf = ({ status, body, refreshToken }: AuthReply): Grant | null => {
  const { token, maxAge } = body;
  if (status < 200 || status > 299 || typeof token !== 'string') return null;
  const claims = readClaims(token);
  const life = typeof maxAge === 'number' && maxAge > 0 ? maxAge : defaultMaxAge;
  return claims && refreshToken !== null ? { token, claims, maxAge: life, refreshToken } : null;
};

export function createAuthClient({
  authUrl,
  signUrl,
  fetch,
  subtle,
  timeLimit = 10_000,
}: AuthClientOptions): AuthClient {
  const { send, post } = createAuthRequests({ authUrl, fetch, timeLimit });

  /** The challenge is signed elsewhere, and returned complete. */
  const prove = async (action: AuthAction, username: string, secrets: object): AuthResult<Grant> => {
    const challenged = await post(action, { username });
    if (!challenged) return unavailable;
    const { sign } = challenged.body;
    if (typeof sign !== 'string') return fail(failureOf(action, challenged));
    const signed = await send(signUrl + encodeURIComponent(sign));
    if (!signed || signed.status !== 200) return signed?.status === 429 ? fail({ kind: 'too-many' }) : unavailable;
    const reply = await post(action, { username, signature: signed.body, ...secrets });
    if (!reply) return unavailable;
    const grant = grantOf(reply);
    return grant ? ok(grant) : fail(failureOf(action, reply));
  };

  const withHash = async (act: (hash: (password: string) => Promise<string>) => AuthResult<Grant>): AuthResult<Grant> =>
    subtle ? act((password) => hashPassword(subtle, password)) : fail({ kind: 'insecure' });
  const enter =
    (action: 'login' | 'register') =>
    ({ username, password, remember }: Credentials & { readonly remember: boolean }) =>
      withHash(async (hash) =>
        prove(action, username, {
          password: await hash(password),
          ...(!remember && { sessionLifetime: shortSessionMinutes }),
        }),
      );

  return {
    login: enter('login'),
    register: enter('register'),
    changePassword: ({ username, password, newPassword }) =>
      withHash(async (hash) =>
        prove('password', username, { password: await hash(password), newPassword: await hash(newPassword) }),
      ),
    refresh: async (refreshToken) => {
      const reply = await send(`${authUrl}login`, { headers: { [refreshHeader]: refreshToken } });
      if (!reply) return unavailable;
      const grant = grantOf(reply);
      return grant ? ok(grant) : fail(failureOf('refresh', reply));
    },
    logout: async (refreshToken) => {
      const reply = await send(`${authUrl}logout`, { headers: { [refreshHeader]: refreshToken } });
      return reply && reply.status < 500 ? ok(true) : unavailable;
    },
  };
}
