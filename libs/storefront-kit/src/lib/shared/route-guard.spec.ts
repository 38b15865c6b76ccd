import type { ScreenName } from '@lyng/routing/core';
import { createTestApp } from '@lyng/feature/testing';
import { guardRoute } from './route-guard.ts';

/** A visitor, by the cookies that the auth feature would read. */
interface Visitor {
  readonly token?: { readonly memberId?: string };
  readonly refreshToken?: string;
}

/** The outcome for a visitor at an address. */
async function visit(
  screen: ScreenName,
  { token, refreshToken }: Visitor = {},
  names?: readonly string[],
): Promise<string> {
  const app = createTestApp({
    cookies: refreshToken === undefined ? {} : { 'ralph-auth-refresh': refreshToken },
    ports: { visitor: () => (token ? { userId: '7', ...token } : null) },
  });
  try {
    await guardRoute(screen, { app, request: new Request('http://dk.localhost/min-konto/bestillinger?side=2') }, names);
    return 'pass';
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
    const { init } = thrown as { readonly init?: { readonly status?: number } };
    return String(init?.status);
  }
}

describe('the guard of a route', () => {
  const login = '302 /?action=login&returnTo=%2Fmin-konto%2Fbestillinger%3Fside%3D2';
  const someone: Visitor = { token: {} };

  it.each<[string, Parameters<typeof visit>, string]>([
    ['sends a guest to the login, with the full way back', ['account'], login],
    ['lets in who is logged in', ['account', someone], 'pass'],
    ['is honest when the auth service is silent', ['account', { refreshToken: 'old' }], '503'],
    ['lets a guest reset their password', ['account-reset-password'], 'pass'],
    ['lets everybody see the shop', ['product'], 'pass'],
  ])('%s [ROUTE-20]', async (_rule, visitor, verdict) => {
    expect(await visit(...visitor)).toBe(verdict);
  });

  it.each<[string, Visitor, string]>([
    ['a guest', {}, '404'],
    ['a customer', someone, '404'],
    ['a member', { token: { memberId: '12' } }, 'pass'],
  ])('shows a members’ page to %s: %j [ROUTE-19]', async (_who, cookies, verdict) => {
    expect(await visit('member', cookies, ['ralph-default', 'check-is-member'])).toBe(verdict);
  });

  it.each([
    [['no-such'], '500'],
    [['constructor'], '500'],
    [['ralph-default', 'ralph-authenticated', 'no-such'], login],
    [[], 'pass'],
  ])('of the names %j is %s [ROUTE-18]', async (names, verdict) => {
    expect(await visit('home', {}, names)).toBe(verdict);
  });
});
