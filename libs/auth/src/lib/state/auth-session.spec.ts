import { startAuthServer, makeToken } from '../testing/auth-server.ts';
import type { AuthServer } from '../testing/auth-server.ts';
import { openBrowser } from '../testing/test-browser.ts';
import { hashPassword } from '../wire/hash-password.ts';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer({ 'kunde@example.com': await hashPassword(crypto.subtle, 'lyngkunde1') });
});
afterEach(() => server.close());

const kunde = { username: 'kunde@example.com', password: 'lyngkunde1', remember: true };
const HOUR = 3_600_000;
const refreshes = (): number => server.received.filter(({ line }) => line === 'GET /auth/login').length;

/** A browser whose shopper has logged in, with so many tabs that know it. */
async function loggedIn(tabs = 1, remember = true) {
  const browser = openBrowser(server);
  const opened = Array.from({ length: tabs }, () => browser.openTab());
  for (const { session } of opened) session.restore();
  const [first] = opened as [(typeof opened)[0], ...typeof opened];
  await first.session.login({ ...kunde, remember });
  return { browser, tabs: opened, first };
}

describe('the user of the session', () => {
  it('is null at first, set after the login, null after the logout [AUTH-01]', async () => {
    const tab = openBrowser(server).openTab();
    expect(tab.store.getState().auth.user).toBeUndefined();
    tab.session.restore();
    expect(tab.store.getState().auth.user).toBeNull();
    expect(await tab.session.login(kunde)).toEqual({ ok: true, value: true });
    expect(tab.store.getState().auth.user).toMatchObject({ userId: '7', userName: kunde.username });
    await tab.session.logout();
    expect(tab.store.getState().auth.user).toBeNull();
    expect(tab.reasons).toEqual(['login', 'logout']);
    expect(server.live.size).toBe(0);
  });

  it('is set after the account is created [AUTH-01]', async () => {
    const tab = openBrowser(server).openTab();
    await tab.session.register({ ...kunde, username: 'ny@example.com' });
    expect([tab.userName(), tab.reasons]).toEqual(['ny@example.com', ['register']]);
  });

  it('stays null when no token arrives; nothing is stored [AUTH-01]', async () => {
    const browser = openBrowser(server);
    const tab = browser.openTab();
    expect((await tab.session.login({ ...kunde, password: 'forkert1' })).ok).toBe(false);
    expect([tab.reasons, browser.cookies.size]).toEqual([[], 0]);
  });

  it.each<[string, Record<string, string>, string | null, string[]]>([
    ['a token that is not over', { 'ralph-auth': makeToken() }, 'kunde@example.com', ['ralph-auth']],
    ['one that is over', { 'ralph-auth': makeToken({ exp: 1_000_000_000 }), 'ralph-user': 'x' }, null, []],
    ['one that is none', { 'ralph-auth': "' OR 1=1--" }, null, []],
    ['no token, but a way to renew it', { 'ralph-auth-refresh': 'old' }, null, ['ralph-auth-refresh']],
  ])('is read from the cookies: %s [AUTH-14]', (_case, cookies, userName, left) => {
    const browser = openBrowser(server);
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, { value, maxAge: undefined });
    const tab = browser.openTab();
    tab.session.restore();
    expect([tab.userName(), [...browser.cookies.keys()], tab.reasons]).toEqual([userName, left, []]);
  });
});

describe('the cookies', () => {
  it.each([
    [true, 604_800],
    [false, 1800],
  ])(
    'with remember me %s last %d s, the token as long as the service returns [AUTH-06, AUTH-09, AUTH-14]',
    async (remember, lifetime) => {
      const { browser, first } = await loggedIn(1, remember);
      const lives = () => Object.fromEntries([...browser.cookies].map(([name, { maxAge }]) => [name, maxAge]));
      const expected = {
        'ralph-auth': 900,
        'ralph-user': lifetime,
        'ralph-user-maxage': lifetime,
        'ralph-auth-refresh': lifetime,
      };
      expect(lives()).toEqual(expected);
      expect(browser.cookies.get('ralph-user')?.value).toBe(kunde.username);
      await first.session.renew();
      expect(lives()).toEqual(expected);
      await first.session.logout();
      expect(browser.cookies.size).toBe(0);
    },
  );
});

describe('the token', () => {
  it.each([
    ['whose time comes together (cookies-012)', false, 'renew'],
    ['that come back when it has expired', true, 'ensureToken'],
  ] as const)('is refreshed once by ten tabs %s; all stay logged in [AUTH-07, PAIN-11]', async (_case, isOver, how) => {
    const { browser, tabs } = await loggedIn(10);
    const before = browser.cookies.get('ralph-auth')?.value;
    if (isOver) browser.cookies.delete('ralph-auth');
    await Promise.all(tabs.map(({ session }) => session[how]()));
    expect([refreshes(), browser.cookies.has('ralph-auth')]).toEqual([1, true]);
    expect(browser.cookies.get('ralph-auth')?.value).not.toBe(before);
    expect(tabs.map(({ userName }) => userName())).toEqual(Array(10).fill(kunde.username));
    expect(tabs.flatMap(({ reasons }) => reasons).filter((reason) => reason === 'expired')).toEqual([]);
  });

  it('survives two tabs without locks that refresh at once', async () => {
    const browser = openBrowser(server, { hasLocks: false });
    const [one, two] = [browser.openTab(), browser.openTab()];
    await one.session.login(kunde);
    expect(await Promise.all([one.session.renew(), two.session.renew()])).toContain(true);
    expect(browser.cookies.has('ralph-auth-refresh')).toBe(true);
    expect([...one.reasons, ...two.reasons]).not.toContain('expired');
  });

  it('is retried after an outage, with backoff, and at once when the network is back; the user stays logged in [PAIN-11] (auth-019)', async () => {
    const { browser, first } = await loggedIn();
    server.intercept = () => ({ status: 503 });
    expect(await first.session.renew()).toBe(false);
    expect([first.userName(), first.nextDelay()]).toEqual([kunde.username, 5_000]);
    expect(await first.session.renew()).toBe(false);
    expect(first.nextDelay()).toBe(10_000);
    server.intercept = undefined;
    const before = refreshes();
    browser.goOnline();
    expect(await first.session.renew()).toBe(true);
    expect(refreshes()).toBe(before + 1);
    expect(first.nextDelay()).toBe(810_000);
  });

  it('that a page from the server has renewed meanwhile is the next to be refreshed; the user stays logged in [AUTH-07]', async () => {
    const { browser, first } = await loggedIn();
    const exp = Math.floor(Date.now() / 1000) + 300;
    server.intercept = () => {
      browser.cookies.set('ralph-auth', { value: makeToken({ exp }), maxAge: 300 });
      browser.cookies.set('ralph-auth-refresh', { value: 'of the page', maxAge: undefined });
      return { status: 401 };
    };
    expect(await first.session.renew()).toBe(true);
    expect(first.userName()).toBe(kunde.username);
    expect(browser.cookies.get('ralph-auth-refresh')?.value).toBe('of the page');
    expect(first.nextDelay()).toBeLessThanOrEqual(210_000);
  });

  it('that the service no longer renews ends the session in every tab, once [AUTH-01, AUTH-08, PAIN-11]', async () => {
    const { browser, tabs } = await loggedIn(3);
    server.live.clear();
    await Promise.all(tabs.map(({ session }) => session.renew()));
    expect(browser.cookies.size).toBe(0);
    expect(tabs.map(({ userName }) => userName())).toEqual([null, null, null]);
    expect(tabs.map(({ reasons }) => reasons.at(-1)).sort()).toEqual(['elsewhere', 'elsewhere', 'expired']);
  });

  it('is not restored when the user has logged out during the request', async () => {
    const { browser, first } = await loggedIn();
    const renewing = first.session.renew();
    await first.session.logout();
    await renewing;
    expect([browser.cookies.size, first.userName()]).toEqual([0, null]);
  });

  it('that arrives after the cookies were read without one sets the user, once [AUTH-01, AUTH-07]', async () => {
    const { browser } = await loggedIn();
    browser.cookies.delete('ralph-auth');
    const tab = browser.openTab();
    tab.session.restore();
    expect(tab.userName()).toBeNull();
    await tab.session.renew();
    await tab.session.renew();
    expect([tab.userName(), tab.reasons]).toEqual([kunde.username, ['elsewhere']]);
  });

  it.each([
    ['ahead', 2],
    ['behind', -2],
  ])(
    'is refreshed once and ends no session when the clock is two hours %s [AUTH-07] (auth-020)',
    async (_way, hours) => {
      const { browser } = await loggedIn();
      const tabs = Array.from({ length: 3 }, () => browser.openTab(() => Date.now() + hours * HOUR));
      for (const { session } of tabs) session.restore();
      const before = refreshes();
      await Promise.all(tabs.map(({ session }) => session.ensureToken()));
      expect([refreshes() - before, tabs.map(({ userName }) => userName())]).toEqual([
        0,
        Array(3).fill(kunde.username),
      ]);
      await Promise.all(tabs.map(({ session }) => session.renew()));
      expect(refreshes() - before).toBe(1);
      expect(tabs.flatMap(({ reasons }) => reasons)).toEqual([]);
      // From the response, not from the clock.
      expect(Math.max(...tabs.map(({ nextDelay }) => nextDelay() ?? 0))).toBe(810_000);
    },
  );

  it('is not requested for a guest', async () => {
    const tab = openBrowser(server).openTab();
    await tab.session.ensureToken();
    expect([await tab.session.renew(), server.received, tab.reasons]).toEqual([false, [], []]);
  });
});

describe('the other tabs', () => {
  it('follow a login and a logout, and post nothing back [AUTH-08, APP-11]', async () => {
    const { tabs, first } = await loggedIn(3);
    expect(tabs.map(({ userName }) => userName())).toEqual(Array(3).fill(kunde.username));
    // Of a token that is only renewed they hear nothing.
    await first.session.renew();
    await first.session.logout();
    expect(tabs.map(({ userName }) => userName())).toEqual([null, null, null]);
    const followed = 'elsewhere,elsewhere';
    expect(tabs.map(({ reasons }) => reasons.join())).toEqual(['login,logout', followed, followed]);
  });

  it('follow a message that arrives before its cookies, once these arrive too [AUTH-08]', async () => {
    const { browser, first } = await loggedIn();
    browser.deliver({ type: 'auth', data: { userId: null } });
    first.passTime();
    expect(first.userName()).toBe(kunde.username);
    browser.cookies.clear();
    first.passTime();
    expect([first.userName(), first.reasons]).toEqual([null, ['login', 'elsewhere']]);
  });

  it('trust the cookies in the end, not a message that never comes true', async () => {
    const { browser, first } = await loggedIn();
    browser.deliver({ type: 'auth', data: { userId: null } });
    for (let read = 0; read < 20; read += 1) first.passTime();
    expect(first.userName()).toBe(kunde.username);
    // The next refresh, not one more reading.
    expect(first.nextDelay()).toBeGreaterThan(600_000);
  });

  it('ignore a message of another shape', async () => {
    const { browser, first } = await loggedIn();
    const planned = first.nextDelay();
    const others = [{ type: 'auth' }, { type: 'auth', data: null }, { type: 'auth', data: { userId: 7 } }];
    for (const message of [null, 'auth', { type: 'cart', data: { userId: null } }, ...others]) browser.deliver(message);
    expect([first.userName(), first.nextDelay()]).toEqual([kunde.username, planned]);
  });
});

describe('a password', () => {
  it('is changed, and the session goes on with a new token; a short one stays short [AUTH-09]', async () => {
    const { browser, first } = await loggedIn(1, false);
    const changed = await first.session.changePassword({ password: 'lyngkunde1', newPassword: 'lyngkunde2' });
    expect(changed).toEqual({ ok: true, value: true });
    expect([first.userName(), first.reasons]).toEqual([kunde.username, ['login']]);
    expect(browser.cookies.get('ralph-auth-refresh')?.maxAge).toBe(1800);
  });

  it('that is wrong ends the session in all tabs [AUTH-11] (auth-011)', async () => {
    const { browser, tabs, first } = await loggedIn(2);
    const changed = await first.session.changePassword({ password: 'forkert1', newPassword: 'lyngkunde2' });
    expect(changed).toEqual({ ok: false, error: { kind: 'wrong-credentials' } });
    expect([browser.cookies.size, tabs.map(({ userName }) => userName())]).toEqual([0, [null, null]]);
  });
});
