import {
  createAuthClient,
  dropSession,
  isOver,
  keepLentSession,
  keepSession,
  readClaims,
  readSession,
} from '@lyng/auth';
import type { AuthClient, Grant } from '@lyng/auth';
import { limitedFetch } from '@lyng/commerce-client';
import { cookieNames, parseCookies, requestCookies } from '@lyng/browser';
import { apiKey } from '../config.ts';
import { authAddresses } from '../shell/auth-addresses.ts';
import { shopperFetch } from './shopper-fetch.ts';

/** The session that a request comes with, as far as it is still one. */
export interface VisitorSession {
  /** The request's cookies as they are by now. */
  readonly cookieHeader: string;
  /** What the browser must be told of it. */
  readonly setCookies: readonly string[];
}

/** The auth service as one request uses it, with a timeout in ms; the service counts by shopper, not by us. */
export const serverAuthClient = (backendUrl: string, ip: string, timeout: number): AuthClient =>
  createAuthClient({
    ...authAddresses(backendUrl),
    fetch: limitedFetch(shopperFetch(ip)),
    subtle: crypto.subtle,
    timeLimit: timeout,
  });

/** Whether the API accepts a token, whose signature it alone can check; it has `timeout` ms to say so. */
export async function isBelieved(backendUrl: string, token: string, timeout: number): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-apikey': apiKey, authorization: `Bearer ${token}` };
  try {
    const answer = await limitedFetch(fetch)(`${backendUrl}/graphql`, {
      method: 'POST',
      headers,
      body: '{"query":"{ getUser { id } }"}',
      signal: AbortSignal.timeout(timeout),
    });
    const { data } = (await answer.json()) as { readonly data?: { readonly getUser?: unknown } | null };
    return Boolean(data?.getUser);
  } catch {
    return false;
  }
}

export interface VisitorRequest {
  readonly cookieHeader: string;
  readonly secure: boolean;
  readonly client: Pick<AuthClient, 'refresh'>;
  /** Ms since 1970. */
  readonly now: number;
}

const sessionCookies: readonly string[] = [
  cookieNames.auth,
  cookieNames.user,
  cookieNames.userMaxAge,
  cookieNames.authRefresh,
];

/** A jar over a request's cookies that remembers what it was told. */
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
 * Reads who asks. A token that has run out is renewed before the page is begun, so that a shopper who comes back is still who
 * they were; one that nobody renews is taken away. While the auth service is silent nothing is decided.
 */
export async function openVisitorSession(request: VisitorRequest): Promise<VisitorSession> {
  const { jar, result } = openJar(request);
  const { token, claims, refreshToken } = readSession(jar);
  if (claims && !isOver(claims, request.now)) return result();
  if (refreshToken === undefined) {
    if (token !== undefined) dropSession(jar);
    return result();
  }
  const answer = await request.client.refresh(refreshToken);
  if (answer.ok) keepSession(jar, answer.value);
  else if (answer.error.kind === 'session-over') dropSession(jar);
  // Not sent on: the API would refuse what the page may show to anybody.
  else return { ...result(), cookieHeader: request.cookieHeader.replace(/(^|;\s*)ralph-auth=[^;]*/g, '$1') };
  return result();
}

/** Begins the session of who has logged in with a form. Nobody else's cart becomes theirs. */
export function startVisitorSession(
  { cookieHeader, secure }: Pick<VisitorRequest, 'cookieHeader' | 'secure'>,
  grant: Grant,
  choice: Parameters<typeof keepSession>[2],
): VisitorSession {
  const { jar, result } = openJar({ cookieHeader, secure });
  const { claims } = readSession(jar);
  if (claims && claims.userId !== grant.claims.userId) jar.remove(cookieNames.cart);
  keepSession(jar, grant, choice);
  return result();
}

interface LentRequest extends Omit<VisitorRequest, 'client'> {
  /** Whether the API takes the token. */
  readonly believes: (token: string) => Promise<boolean>;
}

/**
 * A token in the address lets its bearer in (AUTH-13): the session is made of it, and the address is left without it before
 * anything is shown or told. Nobody becomes somebody else by a link (W9).
 */
export async function takeLoginToken(
  target: string,
  { cookieHeader, secure, now, believes }: LentRequest,
): Promise<{ readonly location: string; readonly setCookies: readonly string[] } | undefined> {
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
  if (claims && !isOver(claims, now) && !isSomebodyElse && (await believes(token))) {
    keepLentSession(jar, token, claims);
    jar.remove(cookieNames.cart);
  }
  return { location, setCookies: result().setCookies };
}

/** Ends the session of a request, and gives the lines that tell the browser; the cart stays behind with it (CART-16). */
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
