import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { AuthFailure } from '../core/auth-failure.ts';
import { shortSessionMinutes } from '../core/session-lifetimes.ts';
import { readClaims } from '../core/token-claims.ts';
import type { TokenClaims } from '../core/token-claims.ts';
import { hashPassword } from './password-hash.ts';
import type { DigestLike } from './password-hash.ts';

/** What the service gives who has shown who they are. */
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

type Answer<Value> = Promise<Result<AuthFailure, Value>>;

/** The auth service (wire contract §2). Nothing throws. */
export interface AuthClient {
  readonly login: (credentials: Credentials & { readonly remember: boolean }) => Answer<Grant>;
  readonly register: (credentials: Credentials & { readonly remember: boolean }) => Answer<Grant>;
  readonly changePassword: (credentials: Credentials & { readonly newPassword: string }) => Answer<Grant>;
  /** A new token for the refresh token; `session-over` when the service no longer takes it. */
  readonly refresh: (refreshToken: string) => Answer<Grant>;
  readonly logout: (refreshToken: string) => Answer<true>;
}

export interface AuthClientOptions {
  /** Address of the service, with a slash at its end. */
  readonly authUrl: string;
  /** The challenge is put behind it, URL-encoded. */
  readonly signUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** `crypto.subtle`; left out where the page has none. */
  readonly subtle: DigestLike | undefined;
  /** How long one answer may take, in ms. */
  readonly timeLimit?: number;
}

/** The header in which a refresh token travels, both ways (AUTH-04). */
const refreshHeader = 'x-auth-refresh-token';

/** Wire contract §2, where a service names no life of its tokens. */
const usualMaxAge = 900;

type Action = 'login' | 'register' | 'password';

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly refreshToken: string | null;
}

const unavailable = fail<AuthFailure>({ kind: 'unavailable' });

/** What a refusal means depends on what was asked for: the service says little on purpose. */
const refusalOf = (action: Action | 'refresh', { status, body: { code } }: Reply): AuthFailure => {
  if (status === 429) return { kind: 'too-many' };
  // A challenge that has run out is nobody's mistake: another try has another.
  if (status >= 500 || code === 'SignatureRejected') return { kind: 'unavailable' };
  // Nobody is logged out by what stands in between: only the service says 401.
  if (action === 'refresh') return { kind: status === 401 ? 'session-over' : 'unavailable' };
  if (code === 'InvalidEmail') return { kind: 'email-refused' };
  if (status === 422) return { kind: 'password-refused' };
  return { kind: action === 'register' ? 'account-exists' : 'wrong-credentials' };
};

const grantOf = ({ status, body, refreshToken }: Reply): Grant | null => {
  const { token, maxAge } = body;
  if (status < 200 || status > 299 || typeof token !== 'string') return null;
  const claims = readClaims(token);
  const life = typeof maxAge === 'number' && maxAge > 0 ? maxAge : usualMaxAge;
  return claims && refreshToken !== null ? { token, claims, maxAge: life, refreshToken } : null;
};

/** Makes the client of an auth service. */
export function createAuthClient({
  authUrl,
  signUrl,
  fetch,
  subtle,
  timeLimit = 10_000,
}: AuthClientOptions): AuthClient {
  const ask = async (url: string, init: RequestInit = {}): Promise<Reply | null> => {
    try {
      const response = await fetch(url, {
        ...init,
        redirect: 'error',
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeLimit),
      });
      const text = await response.text();
      // A refusal may come without words; an answer that is none of the service's is no refusal.
      const body: unknown = text === '' ? {} : JSON.parse(text);
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
      return {
        status: response.status,
        body: body as Reply['body'],
        refreshToken: response.headers.get(refreshHeader),
      };
    } catch {
      return null;
    }
  };
  const post = (action: Action, body: object): Promise<Reply | null> =>
    ask(authUrl + action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** The challenge is signed elsewhere, and sent back whole (AUTH-03). */
  const prove = async (action: Action, username: string, secrets: object): Answer<Grant> => {
    const challenged = await post(action, { username });
    if (!challenged) return unavailable;
    const { sign } = challenged.body;
    if (typeof sign !== 'string') return fail(refusalOf(action, challenged));
    const signed = await ask(signUrl + encodeURIComponent(sign));
    if (!signed || signed.status !== 200) return signed?.status === 429 ? fail({ kind: 'too-many' }) : unavailable;
    const reply = await post(action, { username, signature: signed.body, ...secrets });
    if (!reply) return unavailable;
    const grant = grantOf(reply);
    return grant ? ok(grant) : fail(refusalOf(action, reply));
  };

  const withHash = async (act: (hash: (password: string) => Promise<string>) => Answer<Grant>): Answer<Grant> =>
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
      const reply = await ask(`${authUrl}login`, { headers: { [refreshHeader]: refreshToken } });
      if (!reply) return unavailable;
      const grant = grantOf(reply);
      return grant ? ok(grant) : fail(refusalOf('refresh', reply));
    },
    logout: async (refreshToken) => {
      const reply = await ask(`${authUrl}logout`, { headers: { [refreshHeader]: refreshToken } });
      return reply && reply.status < 500 ? ok(true) : unavailable;
    },
  };
}
