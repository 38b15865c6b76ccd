import { createHref, marketSite } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { siteConfig } from '../config.ts';
import type { AppContext } from './app-context.ts';
import { guardRoute } from './route-guard.ts';

const token = (claims: object = {}): string =>
  [{ alg: 'HS256' }, { sid: '7', name: 'Karen Holm', exp: 4_000_000_000, ...claims }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('c2ln')
    .join('.');

const [market] = siteConfig.markets;
if (!market) throw new Error('There is no market.');

/** What a visitor is told who comes to an address with these cookies. */
async function visit(
  screen: ScreenName,
  cookies: Readonly<Record<string, string>> = {},
  names?: readonly string[],
): Promise<string> {
  const app = {
    href: createHref(marketSite(siteConfig, market as NonNullable<typeof market>, 'da')),
    cookie: (name: string) => cookies[name],
  } as AppContext;
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
  const someone = { 'ralph-auth': token() };

  it.each<[string, Parameters<typeof visit>, string]>([
    ['sends a guest to the login, with the whole way back', ['account'], login],
    ['lets in who is logged in', ['account', someone], 'pass'],
    ['does not take a token for one that is none', ['account', { 'ralph-auth': 'x' }], login],
    ['is honest when the auth service is silent', ['account', { 'ralph-auth-refresh': 'old' }], '503'],
    ['lets a guest reset their password', ['account-reset-password'], 'pass'],
    ['lets everybody see the shop', ['product'], 'pass'],
    ['guards no screen that is not here', ['member'], 'pass'],
  ])('%s [ROUTE-20]', async (_rule, visitor, verdict) => {
    expect(await visit(...visitor)).toBe(verdict);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a guest', {}, '404'],
    ['a customer', someone, '404'],
    ['a member', { 'ralph-auth': token({ memberId: 12 }) }, 'pass'],
  ])('a page for members is for %s: %j [ROUTE-19]', async (_who, cookies, verdict) => {
    expect(await visit('member', cookies, ['ralph-default', 'check-is-member'])).toBe(verdict);
  });

  it('does not know every name [ROUTE-18]', async () => {
    expect(await visit('home', {}, ['no-such'])).toBe('500');
  });
});
