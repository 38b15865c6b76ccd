import { fail, ok } from '@lyng/model';
import { parseCookies } from '@lyng/browser';
import { readClaims } from '../core/token-claims.ts';
import { makeToken } from '../testing/auth-server.ts';
import { endVisitorSession, openVisitorSession, startVisitorSession, takeLoginToken } from './visitor-session.ts';
import type { TokenVerdict, VisitorRequest } from './visitor-session.ts';

const now = 1_800_000_000_000;

const token = (left: number, sid = '7'): string => makeToken({ sid, name: 'Karen Holm', exp: now / 1000 + left });

const fresh = token(900);
const claims = readClaims(fresh);
if (!claims) throw new Error('The token of this test is invalid.');
const grant = { token: fresh, claims, maxAge: 900, refreshToken: 'new' };
/** The cookies of a short session after the grant. */
const granted = {
  'ralph-auth': fresh,
  'ralph-user': 'kunde@example.com',
  'ralph-user-maxage': '1800',
  'ralph-auth-refresh': 'new',
};
const grantedLines = [
  `ralph-auth=${fresh}; Max-Age=900; Path=/; SameSite=Lax; Secure`,
  'ralph-user=kunde%40example.com; Max-Age=1800; Path=/; SameSite=Lax; Secure',
  'ralph-user-maxage=1800; Max-Age=1800; Path=/; SameSite=Lax; Secure',
  'ralph-auth-refresh=new; Max-Age=1800; Path=/; SameSite=Lax; Secure',
];

const open = async (
  cookieHeader: string,
  refreshResult: Awaited<ReturnType<VisitorRequest['client']['refresh']>> = ok(grant),
  verify?: VisitorRequest['verify'],
) => {
  const requested: string[] = [];
  const session = await openVisitorSession({
    cookieHeader,
    secure: true,
    now,
    verify,
    client: { refresh: async (refreshToken) => (requested.push(refreshToken), refreshResult) },
  });
  return {
    requested,
    cookies: Object.fromEntries(parseCookies(session.cookieHeader)),
    sent: session.setCookies,
  };
};

describe('a request that comes with a session', () => {
  it('continues while its token is valid', async () => {
    const cookieHeader = `ralph-cart=1; ralph-auth=${token(60)}; ralph-auth-refresh=old`;
    expect(await open(cookieHeader)).toMatchObject({ requested: [], sent: [] });
  });

  it('is renewed before the page renders, and keeps the chosen lifetime [AUTH-04, AUTH-09] (cookies-004)', async () => {
    const { requested, cookies, sent } = await open(
      `ralph-cart=1; ralph-auth=${token(-1)}; ralph-auth-refresh=old; ralph-user=kunde@example.com; ralph-user-maxage=1800`,
    );
    expect(requested).toEqual(['old']);
    expect(cookies).toEqual({ 'ralph-cart': '1', ...granted });
    expect(sent).toEqual(grantedLines);
  });

  it('is a guest’s as soon as the service reports so [AUTH-01]', async () => {
    const over = fail({ kind: 'session-over' as const });
    const { cookies, sent } = await open('ralph-cart=1; ralph-auth-refresh=old; ralph-user=x', over);
    expect(cookies).toEqual({ 'ralph-cart': '1' });
    expect(sent).toHaveLength(4);
  });

  it('keeps its session while the service is down, but sends no expired token', async () => {
    const down = fail({ kind: 'unavailable' as const });
    const { cookies, sent } = await open(`ralph-auth=${token(-1)}; ralph-auth-refresh=old`, down);
    expect([cookies, sent]).toEqual([{ 'ralph-auth-refresh': 'old' }, []]);
  });

  it.each([token(-1), "' OR 1=1--"])('is anonymous with the token %s (cookies-002)', async (text) => {
    expect((await open(`ralph-auth=${text}`)).cookies).toEqual({});
  });

  it.each<[TokenVerdict, string, readonly string[], object]>([
    ['accepted', 'ralph-auth-refresh=old', [], { 'ralph-auth': token(60), 'ralph-auth-refresh': 'old' }],
    ['unknown', 'ralph-auth-refresh=old', [], { 'ralph-auth': token(60), 'ralph-auth-refresh': 'old' }],
    ['rejected', 'ralph-auth-refresh=old', ['old'], { 'ralph-auth': fresh, 'ralph-auth-refresh': 'new' }],
    ['rejected', '', [], {}],
  ])(
    'is renewed or ends when a page needs it and its token is %s: %s (cookies-003)',
    async (verdict, more, renewals, left) => {
      const cookieHeader = `ralph-auth=${token(60)}; ${more}`;
      const { requested, cookies } = await open(cookieHeader, ok(grant), async () => verdict);
      expect(requested).toEqual(renewals);
      expect(cookies).toMatchObject(left);
      expect(Object.hasOwn(cookies, 'ralph-auth')).toBe(Object.hasOwn(left, 'ralph-auth'));
    },
  );

  it.each(['', 'ralph-cart=1'])('sends no request for a guest: %j', async (cookieHeader) => {
    expect(await open(cookieHeader)).toMatchObject({ requested: [], sent: [] });
  });
});

describe('a login without JavaScript', () => {
  const choice = { username: 'kunde@example.com', remember: false };
  const start = (cookieHeader: string) => {
    const session = startVisitorSession({ cookieHeader, secure: true }, grant, choice);
    return { cookies: Object.fromEntries(parseCookies(session.cookieHeader)), lines: session.setCookies };
  };

  it('sets the same cookies as the browser would, and keeps the cart of a guest [SHOP-13, AUTH-09, CART-16]', () => {
    const { cookies, lines } = start('ralph-cart=mine');
    expect(cookies).toEqual({ 'ralph-cart': 'mine', ...granted });
    expect(lines).toEqual(grantedLines);
  });

  it.each([
    ['the same shopper', '7', 'mine'],
    ['somebody else', '8', undefined],
  ])('over the session of %s keeps only their own cart [SHOP-13, CART-16]', (_who, sid, cart) => {
    const { cookies, lines } = start(`ralph-cart=mine; ralph-auth=${token(60, sid)}; ralph-auth-refresh=old`);
    expect([cookies['ralph-cart'], cookies['ralph-auth']]).toEqual([cart, fresh]);
    expect(lines.some((line) => line.startsWith('ralph-cart=; Max-Age=0'))).toBe(cart === undefined);
  });
});

describe('a logout without JavaScript', () => {
  it.each([
    ['ralph-cart=1; ralph-auth=x; ralph-auth-refresh=old', ['old']],
    ['ralph-cart=1', []],
  ])(
    'of %j ends the session here and at the service, and leaves the cart behind [AUTH-02, CART-16]',
    async (cookieHeader, sent) => {
      const requested: string[] = [];
      const lines = await endVisitorSession({
        cookieHeader,
        secure: false,
        client: { logout: async (refreshToken) => (requested.push(refreshToken), fail({ kind: 'unavailable' })) },
      });
      expect(requested).toEqual(sent);
      expect(lines.map((line) => /^ralph-([^=]+)=; Max-Age=0/.exec(line)?.[1]).join()).toBe(
        'auth,user,user-maxage,auth-refresh,cart',
      );
    },
  );
});

describe('a token in the address', () => {
  const take = async (query: string, cookieHeader = '', verdict: TokenVerdict = 'accepted') => {
    const visit = { cookieHeader, secure: false, now, verify: async () => verdict };
    const taken = await takeLoginToken(`/account${query}`, visit);
    if (!taken) return undefined;
    const { location, setCookies: lines } = taken;
    return { location, names: lines.map((line) => line.split('=')[0]), lines };
  };

  it('logs its bearer in for an hour, and is removed from the address at once [AUTH-13] (loginToken-001)', async () => {
    const taken = await take(`?a=1&loginToken=${fresh}`, 'ralph-cart=1');
    expect(taken?.location).toBe('/account?a=1');
    expect(taken?.names).toEqual(['ralph-auth', 'ralph-user', 'ralph-auth-refresh', 'ralph-user-maxage', 'ralph-cart']);
    expect(taken?.lines[0]).toContain('Max-Age=3600');
    expect(taken?.lines[4]).toContain('Max-Age=0');
  });

  it.each<[string, string, string, TokenVerdict]>([
    ['that is empty (loginToken-005)', '?loginToken=', '', 'accepted'],
    ['that is malformed (loginToken-008)', `?loginToken=${encodeURIComponent("' OR 1=1--")}`, '', 'accepted'],
    ['with a header in it (loginToken-010)', '?loginToken=%00%0d%0aSet-Cookie:x=1', '', 'accepted'],
    ['that has expired (loginToken-003)', `?loginToken=${token(-1)}`, '', 'accepted'],
    ['that the API rejects', `?loginToken=${fresh}`, '', 'rejected'],
    ['while the API does not respond', `?loginToken=${fresh}`, '', 'unknown'],
    ['of another user (loginToken-004)', `?loginToken=${fresh}`, `ralph-auth=${token(60, '8')}`, 'accepted'],
    ['while a session can be renewed (loginToken-004)', `?loginToken=${fresh}`, 'ralph-auth-refresh=old', 'accepted'],
  ])('%s changes nothing [AUTH-13]', async (_case, query, cookieHeader, verdict) => {
    expect(await take(query, cookieHeader, verdict)).toEqual({ location: '/account', names: [], lines: [] });
  });

  it('is not looked for in other addresses', async () => {
    expect(await take('?a=1')).toBeUndefined();
  });
});
