import type { BeforePage, ShopConfig, Visit } from '@lyng/feature';
import { routeMeta } from '@lyng/routing/core';
import { openVisitorSession, serverAuthClient, takeLoginToken, verifyToken } from './visitor-session.ts';

/** Takes a login token out of the address, and renews an expired session. */
export async function openSession(visit: Visit, { apiKey }: Pick<ShopConfig, 'apiKey'>): Promise<BeforePage> {
  const request = { cookieHeader: visit.cookieHeader, secure: visit.protocol === 'https', now: visit.now };
  const isLoginOnly = routeMeta(visit.screen).middleware.includes('ralph-authenticated');
  const tokenLogin = isLoginOnly
    ? await takeLoginToken(visit.target, { ...request, verify: (token) => verifyToken(token, apiKey, visit) })
    : undefined;
  if (tokenLogin)
    return {
      cookieHeader: visit.cookieHeader,
      setCookies: tokenLogin.setCookies,
      redirect: {
        location: tokenLogin.location,
        headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      },
    };
  return openVisitorSession({ ...request, client: serverAuthClient(apiKey, visit) });
}
