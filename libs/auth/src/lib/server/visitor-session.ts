import { cookieNames, parseCookies, requestCookies } from '@lyng/browser';
import { shopperFetch } from '@lyng/commerce-client';
import { serviceFetch } from '@lyng/feature';
import type { ServiceBreaker, Visit } from '@lyng/feature';
import { isOver, readClaims } from '../core/token-claims.ts';
import { authAddresses } from '../wire/auth-addresses.ts';
import { createAuthClient } from '../wire/auth-client.ts';
import type { AuthClient, Grant } from '../wire/auth-client.ts';
import { dropSession, readSession, storeSession, storeTokenLogin } from '../wire/session-cookies.ts';

export interface VisitorSession {
  /** The request's cookies after the changes. */
  readonly cookieHeader: string;
  /** The `Set-Cookie` lines for the browser. */
  readonly setCookies: readonly string[];
}

/** The auth service for one request, with a timeout in ms; the service counts by shopper, not by this server. */
export const serverAuthClient = (
  apiKey: string,
  { services: { auth, sign }, ip, userAgent }: Pick<Visit, 'ip' | 'services'> & Partial<Pick<Visit, 'userAgent'>>,
  breaker: ServiceBreaker = (fetch) => fetch,
): AuthClient =>
  createAuthClient({
    ...authAddresses({ auth: auth.url, sign: sign.url }, apiKey),
    fetch: serviceFetch(auth, breaker(shopperFetch(ip, userAgent))),
    subtle: crypto.subtle,
    timeLimit: auth.timeout,
  });

/** Whether the API accepts a token; `unknown` while it does not respond. */
export type TokenVerdict = 'accepted' | 'rejected' | 'unknown';

const verdictOf = (body: unknown): TokenVerdict => {
  const { data, errors } = (body ?? {}) as {
    readonly data?: { readonly getUser?: unknown } | null;
    readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
  };
  if (data?.getUser) return 'accepted';
  return errors?.some(({ extensions }) => extensions?.code === 'Unauthenticated') ? 'rejected' : 'unknown';
};

/** Requests the user of a token. Only the API can verify the signature. */
export async function verifyToken(
  token: string,
  apiKey: string,
  { services: { graphql } }: Pick<Visit, 'services'>,
): Promise<TokenVerdict> {
  const headers = { 'content-type': 'application/json', 'x-apikey': apiKey, authorization: `Bearer ${token}` };
  try {
    const reply = await serviceFetch(graphql)(graphql.url, {
      method: 'POST',
      headers,
      body: '{"query":"{ getUser { id } }"}',
      signal: AbortSignal.timeout(graphql.timeout),
    });
    return verdictOf(await reply.json());
  } catch {
    return 'unknown';
  }
}

export interface VisitorRequest {
  readonly cookieHeader: string;
  readonly secure: boolean;
  readonly client: Pick<AuthClient, 'refresh'>;
  /** Ms since 1970. */
  readonly now: number;
  /** For pages that need a login: they would show an error with a token that the API rejects. */
  readonly verify?: ((token: string) => Promise<TokenVerdict>) | undefined;
}

const sessionCookies: readonly string[] = [
  cookieNames.auth,
  cookieNames.user,
  cookieNames.userMaxAge,
  cookieNames.authRefresh,
];

/** A jar over a request's cookies that records changes. */
function openJar({ cookieHeader, secure }: Pick<VisitorRequest, 'cookieHeader' | 'secure'>) {
  const setCookies: string[] = [];
  const jar = requestCookies(cookieHeader, secure, (line) => setCookies.push(line));
  const result = (): VisitorSession => {
    if (setCookies.length === 0) return { cookieHeader, setCookies };
    const pairs = [...new Set([...parseCookies(cookieHeader).keys(), ...sessionCookies])].flatMap((name) => {
      const value = jar.get(name);
      return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
    });
    return { cookieHeader: pairs.join('; '), setCookies };
  };
  return { jar, result };
}

/**
 * Reads the visitor's session. An expired token, or one that the API rejects, is renewed before the page renders, so that
 * a returning shopper stays logged in; one that cannot be renewed is removed. While the auth service is down the session
 * does not change.
 */
export async function openVisitorSession(request: VisitorRequest): Promise<VisitorSession> {
  const { jar, result } = openJar(request);
  const { token, claims, refreshToken } = readSession(jar);
  if (token !== undefined && claims && !isOver(claims, request.now)) {
    if ((await request.verify?.(token)) !== 'rejected') return result();
  }
  if (refreshToken === undefined) {
    if (token !== undefined) dropSession(jar);
    return result();
  }
  const reply = await request.client.refresh(refreshToken);
  if (reply.ok) storeSession(jar, reply.value);
  else if (reply.error.kind === 'session-over') dropSession(jar);
  // Not passed on: with an expired token the API would reject even public queries.
  else return { ...result(), cookieHeader: request.cookieHeader.replace(/(^|;\s*)ralph-auth=[^;]*/g, '$1') };
  return result();
}

/** Starts the session of a shopper who has logged in with a form. They never take over another user's cart. */
export function startVisitorSession(
  { cookieHeader, secure }: Pick<VisitorRequest, 'cookieHeader' | 'secure'>,
  grant: Grant,
  choice: Parameters<typeof storeSession>[2],
): VisitorSession {
  const { jar, result } = openJar({ cookieHeader, secure });
  const { claims } = readSession(jar);
  if (claims && claims.userId !== grant.claims.userId) jar.remove(cookieNames.cart);
  storeSession(jar, grant, choice);
  return result();
}

interface TokenLoginRequest extends Omit<VisitorRequest, 'client'> {
  readonly verify: (token: string) => Promise<TokenVerdict>;
}

interface TokenLogin {
  /** The address without the token. */
  readonly location: string;
  readonly setCookies: readonly string[];
  /** Whether the token is not one of ours, or no longer. */
  readonly isWrong: boolean;
}

/**
 * A token in the address logs its bearer in: it becomes a session, and the address is stripped of it before any page
 * renders. A link never replaces another user's session.
 */
export async function takeLoginToken(
  target: string,
  { cookieHeader, secure, now, verify }: TokenLoginRequest,
): Promise<TokenLogin | undefined> {
  const [path = '/', query] = target.split('?', 2);
  const search = new URLSearchParams(query);
  const token = search.get('loginToken');
  if (token === null) return undefined;
  search.delete('loginToken');
  const location = path + (search.size > 0 ? `?${String(search)}` : '');
  const { jar, result } = openJar({ cookieHeader, secure });
  const claims = readClaims(token);
  const known = readSession(jar);
  const isSomebodyElse =
    known.refreshToken !== undefined || (known.claims !== null && known.claims.userId !== claims?.userId);
  if (!claims || isOver(claims, now)) return { location, setCookies: [], isWrong: true };
  if (isSomebodyElse) return { location, setCookies: [], isWrong: false };
  const verdict = await verify(token);
  if (verdict !== 'accepted') return { location, setCookies: [], isWrong: verdict === 'rejected' };
  storeTokenLogin(jar, token, claims);
  jar.remove(cookieNames.cart);
  return { location, setCookies: result().setCookies, isWrong: false };
}

/** Ends the session of a request, and returns the `Set-Cookie` lines; the cart is removed with it. */
export async function endVisitorSession({
  cookieHeader,
  secure,
  client,
}: Pick<VisitorRequest, 'cookieHeader' | 'secure'> & { readonly client: Pick<AuthClient, 'logout'> }): Promise<
  readonly string[]
> {
  const { jar, result } = openJar({ cookieHeader, secure });
  const { refreshToken } = readSession(jar);
  dropSession(jar);
  jar.remove(cookieNames.cart);
  if (refreshToken !== undefined) await client.logout(refreshToken);
  return result().setCookies;
}
