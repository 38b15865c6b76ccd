import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { clientPasswordHash } from './client-password-hash.ts';
import { makeAccount } from './testing/make-account.ts';
import { useAuth } from './testing/open-auth.ts';
import type { AuthResponse } from './testing/open-auth.ts';

const list = '{ getUserSessions { id browser system usedAt isCurrent } }';
const end = 'mutation ($id: String!) { endUserSession(id: $id) }';
const endOthers = 'mutation { endOtherUserSessions }';

const bearerOf = ({ body }: AuthResponse) => ({ authorization: `Bearer ${body.token ?? ''}` });

describe.each(testDatabases())('the devices of an account on $name', (database) => {
  const auth = useAuth(database);
  let count = 0;

  /** An account that is logged in on three devices, the first of which registered it. */
  const openThree = async () => {
    count += 1;
    const email = `devices${String(count)}@example.com`;
    const first = await auth.authenticate('register', email, 'passport9');
    auth.passTime(1000);
    const second = await auth.authenticate('login', email, 'passport9');
    auth.passTime(1000);
    const third = await auth.authenticate('login', email, 'passport9');
    return { first, second, third };
  };
  const devicesOf = async (login: AuthResponse) =>
    (await auth.request(list, {}, bearerOf(login))).data.getUserSessions as readonly {
      readonly id: string;
      readonly usedAt: string;
      readonly isCurrent: boolean;
    }[];

  it('are listed to their customer, the last used first, and this one is marked [ACC-10]', async () => {
    const { first, second } = await openThree();
    auth.passTime(60_000);
    await auth.refresh(second.refreshToken);
    const devices = await devicesOf(first);
    expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
    expect(devices[0]?.usedAt).toBe(auth.now().toISOString());
    expect(devices[0]?.id).toBe((await devicesOf(second)).find(({ isCurrent }) => isCurrent)?.id);
  });

  it('are named in coarse words, by what they sent with the login [ACC-10]', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0' };
    const username = 'named@example.com';
    await auth.authenticate('register', username, 'passport9');
    auth.passTime(1000);
    const { body } = await auth.send('POST', 'login', { body: { username }, headers });
    const signature = (await auth.send('GET', `sign/${auth.config.shop.apiKey}?identity=${body.sign ?? ''}`)).body;
    const login = await auth.send('POST', 'login', {
      headers,
      body: { username, signature, password: clientPasswordHash('passport9') },
    });
    expect(await devicesOf(login)).toMatchObject([
      { browser: 'Firefox', system: 'Windows', isCurrent: true },
      { browser: '', system: '', isCurrent: false },
    ]);
  });

  it('are logged out one by one: its refresh and its token are rejected [ACC-10]', async () => {
    const { first, second, third } = await openThree();
    const id = (await devicesOf(second)).find(({ isCurrent }) => isCurrent)?.id;
    expect((await auth.request(end, { id }, bearerOf(first))).data).toEqual({ endUserSession: true });
    const refreshed = await Promise.all([first, second, third].map(({ refreshToken }) => auth.refresh(refreshToken)));
    expect(refreshed.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect((await auth.request(list, {}, bearerOf(second))).code).toBe('Unauthenticated');
    expect((await auth.request(end, { id }, bearerOf(first))).data).toEqual({ endUserSession: false });
  });

  it('are all logged out but this one [ACC-10]', async () => {
    const { first, second, third } = await openThree();
    expect((await auth.request(endOthers, {}, bearerOf(second))).data).toEqual({ endOtherUserSessions: true });
    const refreshed = await Promise.all([first, second, third].map(({ refreshToken }) => auth.refresh(refreshToken)));
    expect(refreshed.map(({ status }) => status)).toEqual([401, 200, 401]);
    expect((await devicesOf(second)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('of another customer are neither listed nor logged out [ACC-10]', async () => {
    const { first, second } = await openThree();
    const bo = await makeAccount(auth);
    const ids = (await devicesOf(first)).map(({ id }) => id);
    const { data } = await auth.request(list, {}, bo.bearer);
    expect(data.getUserSessions).toHaveLength(1);
    for (const id of ids) expect((await auth.request(end, { id }, bo.bearer)).data).toEqual({ endUserSession: false });
    await auth.request(endOthers, {}, bo.bearer);
    expect((await auth.refresh(second.refreshToken)).status).toBe(200);
    expect(await devicesOf(first)).toHaveLength(3);
  });

  it('are no longer listed when their session has expired [ACC-10]', async () => {
    const { first } = await openThree();
    auth.passTime(6 * 24 * 60 * 60_000);
    const renewed = await auth.refresh(first.refreshToken);
    auth.passTime(2 * 24 * 60 * 60_000);
    const again = await auth.refresh(renewed.refreshToken);
    expect(await devicesOf(again)).toHaveLength(1);
  });
});
