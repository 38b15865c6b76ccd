import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { makeAccount } from './testing/make-account.ts';
import { openAuth } from './testing/open-auth.ts';

const HOUR = 3_600_000;

describe.each(testDatabases())('guessing passwords on $name', (database) => {
  const auth = openForSuite(() => openAuth(database));
  beforeEach(async () => {
    await auth().db.deleteFrom('auth_throttle').execute();
  });

  /** The statuses of so many requests, one after another. */
  const statusesOf = async (count: number, send: (index: number) => Promise<{ readonly status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await send(index)).status);
    return statuses;
  };

  it('slows one account from one address; the right password works once the wait is over, and elsewhere at once (auth-007)', async () => {
    const { account, password } = await makeAccount(auth());
    // The addresses of one IPv6 network count as one.
    const wrong = (index: number) =>
      auth().authenticate('login', account.email, 'wrong', { from: `2001:db8::${String(index)}` });
    const from = '2001:db8::ffff';
    expect(await statusesOf(6, wrong)).toEqual([401, 401, 401, 401, 401, 429]);
    const early = await auth().authenticate('login', account.email, password, { from });
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([429, 'TooManyRequests', '1']);
    expect((await auth().authenticate('login', account.email, password, { from: '192.0.2.2' })).status).toBe(200);
    auth().passTime(1000);
    expect((await auth().authenticate('login', account.email, password, { from })).status).toBe(200);
  });

  it('[IN-39] slows who tries one password on many accounts after twenty, and longer each time', async () => {
    const tries: [number, unknown][] = [];
    for (let count = 0; count < 22; count += 1) {
      const { status, headers } = await auth().authenticate('login', `nobody${String(count)}@example.com`, 'wrong', {
        from: '192.0.2.39',
      });
      tries.push([status, headers['retry-after']]);
      if (count === 20) auth().passTime(1000);
    }
    expect(tries.slice(0, 20).map(([status]) => status)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(tries.slice(20)).toEqual([
      [429, '1'],
      [401, undefined],
    ]);
    const { status, headers } = await auth().authenticate('login', 'nobody@example.com', 'wrong', {
      from: '192.0.2.39',
    });
    expect([status, headers['retry-after']]).toEqual([429, '2']);
  });

  it('starts to count wrong passwords again after the right one, for that account from that network', async () => {
    const { account, password } = await makeAccount(auth());
    const change = { newPassword: password };
    for (const given of ['wrong', 'wrong', 'wrong', 'wrong', password, 'wrong', 'wrong', 'wrong', 'wrong', password])
      for (const action of ['login', 'password'])
        expect([given, (await auth().authenticate(action, account.email, given, change)).status]).toEqual([
          given,
          given === password ? 200 : 401,
        ]);
  });

  it('is not reset by logging in to an account of one’s own', async () => {
    const own = await makeAccount(auth());
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await auth().authenticate('login', own.account.email, own.password)).status);
      statuses.push(
        (await auth().authenticate('login', `nobody${String(count)}@example.com`, `guess${String(count)}`)).status,
      );
    }
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 200 : 401)));
    expect(statuses.slice(40)).toEqual([429, 429]);
  });

  it('allows a wrong current password five times an hour, and locks out no other session (auth-011)', async () => {
    const { account, password } = await makeAccount(auth());
    const change = (given: string, from?: string) =>
      auth().authenticate('password', account.email, given, {
        newPassword: 'another1',
        ...(from === undefined ? {} : { from }),
      });
    expect(await statusesOf(6, () => change('wrong'))).toEqual([401, 401, 401, 401, 401, 429]);
    auth().passTime(HOUR - 1000);
    expect((await change(password)).status).toBe(429);
    expect((await change(password, '192.0.2.2')).status).toBe(200);
    auth().passTime(1000);
    expect((await change('another1')).status).toBe(200);
  });

  it('slows down probing which addresses have an account [AUTH-11]', async () => {
    const { account } = await makeAccount(auth());
    const probe = () => auth().authenticate('register', account.email, 'passport9');
    expect(await statusesOf(6, probe)).toEqual([409, 409, 409, 409, 409, 429]);
    expect((await auth().authenticate('register', 'somebody.new@example.com', 'passport9')).status).toBe(429);
  });
});

describe.each(testDatabases())('one password tried from many networks on $name', (database) => {
  const auth = openForSuite(() => openAuth(database, { authBurst: 1 }));

  it('[IN-39] leaves each network one try of it after twenty times the limit, and its owner logs in at once', async () => {
    const tryAs = async (username: string, from: string, password = 'sommer2026') => {
      const { status, headers } = await auth().authenticate('login', username, password, { from });
      return [status, headers['retry-after']];
    };
    const { account } = await makeAccount(auth(), { password: 'sommer2026' });
    for (let count = 0; count < 20; count += 1)
      expect(await tryAs(`nobody${String(count)}@example.com`, `198.51.100.${String(count)}`)).toEqual([
        401,
        undefined,
      ]);
    expect(await tryAs('some@example.com', '192.0.2.7')).toEqual([401, undefined]);
    expect(await tryAs('other@example.com', '192.0.2.7')).toEqual([429, '60']);
    expect(await tryAs('other@example.com', '192.0.2.7', 'vinter2026')).toEqual([401, undefined]);
    for (let count = 0; count < 3; count += 1)
      expect(await tryAs(account.email, '192.0.2.8')).toEqual([200, undefined]);
    auth().passTime(HOUR);
    expect(await tryAs('other@example.com', '192.0.2.7')).toEqual([401, undefined]);
  });
});
