import { cookieNames, parseCookies } from '@lyng/browser';
import { limitedFetch } from '@lyng/commerce-client';
import type { RouteRequest } from '@lyng/feature';
import { isRecord } from '@lyng/model';

const MAX_RESPONSE_BYTES = 10_000;

/**
 * The address of the visitor's account, as the API knows it: only the API can verify a token. `undefined` for a guest, and
 * while the API is down.
 */
export async function sessionEmail({
  cookieHeader,
  config,
  services: { graphql },
}: RouteRequest): Promise<string | undefined> {
  const token = parseCookies(cookieHeader).get(cookieNames.auth);
  if (token === undefined || !/^[\w.~+/=-]{1,4096}$/.test(token)) return undefined;
  try {
    const response = await limitedFetch(fetch, MAX_RESPONSE_BYTES)(graphql.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': config.apiKey, authorization: `Bearer ${token}` },
      body: '{"query":"{ getUser { email } }"}',
      signal: AbortSignal.timeout(graphql.timeout),
    });
    const body: unknown = await response.json();
    const data = isRecord(body) ? body['data'] : null;
    const user = isRecord(data) ? data['getUser'] : null;
    return isRecord(user) && typeof user['email'] === 'string' ? user['email'].toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
