import { createHash } from 'node:crypto';
import { assertContract } from '../core/check.ts';
import { assertShape } from '../core/shape.ts';
import { jsonOf, request } from './http.ts';
import type { HttpResponse } from './http.ts';

/** A public constant of the contract's clients: the hash is what the service knows as the password. */
const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD';

/** The header of the refresh token, in requests and responses. */
const REFRESH_HEADER = 'x-auth-refresh-token';

/** The hash of a password on the wire. */
const passwordHash = (password: string): string =>
  createHash('sha384').update(`${password}${SALT}`, 'utf8').digest('base64');

/** Tokens of a login. */
export interface Tokens {
  readonly token: string;
  /** Seconds. */
  readonly maxAge: number;
  readonly refreshToken: string;
}

/** A customer of the backend. */
export interface Customer {
  readonly username: string;
  readonly password: string;
}

export type AuthAction = 'login' | 'register' | 'password';

const post = (url: string, body: unknown): Promise<HttpResponse> =>
  request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const withSlash = (url: string): string => (/[/=]$/.test(url) ? url : `${url}/`);

/** The auth protocol: challenge, signature, tokens. */
export class AuthClient {
  readonly #auth: string;
  readonly #sign: string;
  readonly #customer: Customer | undefined;

  /** `auth` ends before `login`, `sign` before the challenge. */
  constructor(auth: string, sign: string, customer?: Customer) {
    this.#auth = withSlash(auth);
    this.#sign = withSlash(sign);
    this.#customer = customer;
  }

  /** Logs the customer in. */
  async logIn(): Promise<Tokens> {
    return tokensOf(await this.authenticate('login', this.customer));
  }

  /** The customer of the backend; checks of the role `customer` run with one only. */
  get customer(): Customer {
    return this.#customer ?? { username: '', password: '' };
  }

  /** The challenge for a name. Throws a BrokenError when there is none. */
  async challenge(username: string, action: AuthAction = 'login'): Promise<string> {
    const response = await post(`${this.#auth}${action}`, { username });
    const body = jsonOf(response);
    assertShape(body, { sign: 'string' }, `${action} of a name`);
    return (body as { readonly sign: string }).sign;
  }

  /** The signed challenge. Throws a BrokenError when there is none. */
  async signature(challenge: string): Promise<unknown> {
    const signed = jsonOf(await request(`${this.#sign}${challenge}`));
    assertShape(signed, { identity: 'string', timestamp: 'any', signature: 'string' }, 'sign');
    return signed;
  }

  /** The response to a solved challenge. */
  async authenticate(action: AuthAction, { username, password }: Customer): Promise<HttpResponse> {
    const signature = await this.signature(await this.challenge(username));
    return post(`${this.#auth}${action}`, { username, signature, password: passwordHash(password) });
  }

  /** The response to a refresh token. */
  refresh(refreshToken: string): Promise<HttpResponse> {
    return request(`${this.#auth}login`, { headers: { [REFRESH_HEADER]: refreshToken } });
  }

  /** Ends a session. */
  logout(refreshToken: string): Promise<HttpResponse> {
    return request(`${this.#auth}logout`, { headers: { [REFRESH_HEADER]: refreshToken } });
  }
}

/** The tokens of a response. Throws a BrokenError when one is missing. */
export function tokensOf(response: HttpResponse): Tokens {
  assertContract(response.status === 200, `Status ${String(response.status)}.`);
  const body = jsonOf(response);
  assertShape(body, { token: 'string', maxAge: 'number' }, 'the tokens');
  const refreshToken = response.headers.get(REFRESH_HEADER);
  assertContract(refreshToken, `The header ${REFRESH_HEADER} is missing.`);
  return { ...(body as { readonly token: string; readonly maxAge: number }), refreshToken };
}

/** Whether a login has failed as the contract's clients see it: another status, or no token. */
export const isRejected = (response: HttpResponse): boolean =>
  response.status < 200 ||
  response.status >= 300 ||
  (jsonOf(response) as { readonly token?: string }).token === undefined;

/** The claims of a token, without their namespaces and with a small first letter, as clients read them. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => {
      const short = name.split('/').at(-1) ?? name;
      return [`${short.charAt(0).toLowerCase()}${short.slice(1)}`, value];
    }),
  );
}
