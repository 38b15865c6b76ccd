import { buildApp } from '../../api/app.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { changeAccount } from '../account/account-store.ts';
import { clientPasswordHash } from './client-password-hash.ts';
import { GRACE_MS } from './core/refresh-token.ts';
import { purgeOldAuth } from './purge-old-auth.ts';
import { openSession } from './session-store.ts';
import { makeAccount } from './testing/make-account.ts';
import { useAuth } from './testing/open-auth.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(testDatabases())('a session on $name', (database) => {
  const auth = useAuth(database);

  const sessionsOf = (accountId: number) =>
    auth.db.selectFrom('auth_session').selectAll().where('account_id', '=', accountId).execute();

  it('is one family after 200 refreshes at once, and every asker has the same next token [AUTH-04]', async () => {
    const { account, refreshToken } = await makeAccount(auth);
    const responses = await Promise.all(Array.from({ length: 200 }, () => auth.refresh(refreshToken)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const next = new Set(responses.map((response) => response.refreshToken));
    expect([next.size, next.has(refreshToken)]).toEqual([1, false]);
    expect(await sessionsOf(account.id)).toMatchObject([{ generation: 1 }]);
    auth.passTime(GRACE_MS);
    expect(await auth.refresh([...next][0])).toMatchObject({ status: 200 });
  });

  it('is one after the same login was sent 200 times at once [AUTH-03]', async () => {
    const { account, password } = await makeAccount(auth);
    await auth.db.deleteFrom('auth_session').where('account_id', '=', account.id).execute();
    const signature = await auth.sign(account.email);
    const body = { username: account.email, signature, password: clientPasswordHash(password) };
    const responses = await Promise.all(Array.from({ length: 200 }, () => auth.send('POST', 'login', { body })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(account.id)).toHaveLength(1);
  });

  it('[IN-36] revokes the family of a token that is replayed after half a minute, and no other device [AUTH-04]', async () => {
    const { account, password, refreshToken: stolen, token: before } = await makeAccount(auth);
    const device = await auth.authenticate('login', account.email, password);
    const { refreshToken: live, body } = await auth.refresh(stolen);
    const isLoggedIn = async (token = '') =>
      (await auth.request('{ getUser { id } }', {}, { authorization: `Bearer ${token}` })).data?.getUser !== null;
    auth.passTime(GRACE_MS - 1);
    expect(await auth.refresh(stolen)).toMatchObject({ status: 200, refreshToken: live });
    expect([await isLoggedIn(before), await isLoggedIn(body.token)]).toEqual([true, true]);
    auth.passTime(1);
    expect(await auth.refresh(stolen)).toMatchObject({ status: 401, body: { code: 'SessionEnded' } });
    expect((await Promise.all([stolen, live].map(auth.refresh))).map(({ status }) => status)).toEqual([401, 401]);
    expect([await isLoggedIn(before), await isLoggedIn(body.token)]).toEqual([false, false]);
    expect([await isLoggedIn(device.body.token), await sessionsOf(account.id)]).toEqual([
      true,
      [expect.objectContaining({ generation: 0 })],
    ]);
    expect(await auth.refresh(device.refreshToken)).toMatchObject({ status: 200 });
  });

  it.each([
    { kind: 'not remembered', sessionLifetime: 30, lasts: 30 * MINUTE },
    { kind: 'remembered', sessionLifetime: undefined, lasts: 7 * DAY },
  ])('that is $kind ends so long after its last renewal [AUTH-09]', async ({ sessionLifetime, lasts }) => {
    const login = await auth.authenticate('register', `${String(lasts)}@example.com`, 'passport9', { sessionLifetime });
    auth.passTime(lasts - 1);
    const renewed = await auth.refresh(login.refreshToken);
    expect(renewed.status).toBe(200);
    auth.passTime(lasts);
    expect(await auth.refresh(renewed.refreshToken)).toMatchObject({ status: 401 });
    await purgeOldAuth(auth.db, auth.now());
    expect(
      await auth.db
        .selectFrom('auth_session')
        .where('lifetime_minutes', '=', lasts / MINUTE)
        .where('expires_at', '<=', auth.now())
        .select('id')
        .execute(),
    ).toEqual([]);
  });

  it('is not begun with a password that was changed, or an account that was deleted, while it was looked at', async () => {
    const { account: seen } = await makeAccount(auth);
    await changeAccount(auth.db, seen.id, { password_hash: 'another' }, auth.now());
    expect(await openSession(auth.db, seen, 30, auth.now())).toBeUndefined();
    await auth.db.deleteFrom('account').where('id', '=', seen.id).execute();
    expect(await openSession(auth.db, seen, 30, auth.now())).toBeUndefined();
  });

  it('ends on every process at once, for the API as for favourites', async () => {
    const { bearer, refreshToken, userId } = await makeAccount(auth);
    const other = buildApp({ db: auth.db, config: auth.config, now: auth.now });
    const favourites = async () =>
      (await other.inject({ url: `/likes/users/${userId}/products`, headers: bearer })).statusCode;
    const user = async () => (await requestApi(other, '{ getUser { id } }', {}, bearer)).data?.getUser?.id;
    expect([await favourites(), await user()]).toEqual([200, Number(userId)]);
    await auth.send('GET', 'logout', { headers: { 'x-auth-refresh-token': refreshToken } });
    expect([await favourites(), await user()]).toEqual([401, undefined]);
    await other.close();
  });

  it('ends some day however often it is renewed', async () => {
    let { refreshToken } = await auth.authenticate('register', 'lasting@example.com', 'passport9');
    const responses: number[] = [];
    for (let day = 0; day < 96; day += 6) {
      auth.passTime(6 * DAY);
      const response = await auth.refresh(refreshToken);
      responses.push(response.status);
      refreshToken = response.refreshToken ?? refreshToken;
    }
    expect([responses.indexOf(401), responses.lastIndexOf(200)]).toEqual([14, 13]);
  });
});
