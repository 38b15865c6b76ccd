import { anyDatabase, testDatabases } from '../database/testing/test-databases.ts';
import { makeAccount } from '../../people/auth/testing/make-account.ts';
import { openAuth } from '../../people/auth/testing/open-auth.ts';
import { consumeAttempt, consumeAttempts, refundAttempts } from './throttle.ts';
import type { Attempt } from './throttle.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const HOUR = 3_600_000;

describe.each(testDatabases())('attempts on $name', (database) => {
  const auth = openForSuite(() => openAuth(database));
  beforeEach(async () => {
    await auth().db.deleteFrom('auth_throttle').execute();
  });

  const waitOf = async (attempt: Attempt): Promise<number> => {
    const taken = await consumeAttempt(auth().db, attempt, auth().now());
    return taken.ok ? 0 : taken.error.retryAfterSeconds;
  };

  const waitsOf = async (count: number, attempt: Attempt): Promise<readonly number[]> => {
    const waits: number[] = [];
    for (let index = 0; index < count; index += 1) waits.push(await waitOf(attempt));
    return waits;
  };

  it('waits 1, 2, 4 … seconds after the free attempts, never longer than the longest, and nothing after an hour (auth-007)', async () => {
    const attempt = { kind: 'spec', by: ['anna', '192.0.2.1'], rule: { burst: 3, firstWait: 1, maxWait: 10 } };
    const waits: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      let waited = 0;
      for (let wait = await waitOf(attempt); wait > 0; wait = await waitOf(attempt)) {
        waited += wait;
        auth().passTime(wait * 1000);
      }
      waits.push(waited);
    }
    expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 10]);
    auth().passTime(HOUR);
    expect(await waitsOf(3, attempt)).toEqual([0, 0, 0]);
  });

  it('is no faster with a hundred guesses at once', async () => {
    const attempt = { kind: 'spec', by: ['bo'], rule: { burst: 5, firstWait: 1, maxWait: 10 } };
    const waits = await Promise.all(Array.from({ length: 100 }, () => waitOf(attempt)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('counts a blocked attempt against none of its limits', async () => {
    const own = { kind: 'spec', by: ['own'], rule: { burst: 3, firstWait: 1, maxWait: 10 } };
    const shared = { kind: 'spec', by: ['shared'], rule: { burst: 2, firstWait: 100, maxWait: 100 } };
    expect([await waitOf(shared), await waitOf(shared)]).toEqual([0, 0]);
    for (let count = 0; count < 5; count += 1)
      expect(await consumeAttempts(auth().db, [own, shared], auth().now())).toMatchObject({ ok: false });
    expect(await waitsOf(4, own)).toEqual([0, 0, 0, 1]);
  });

  it('clears what a success clears, and nothing when a further limit blocks', async () => {
    const own = { kind: 'spec', by: ['own'], rule: { burst: 3, firstWait: 1, maxWait: 10, clears: true as const } };
    const shared = { kind: 'spec', by: ['shared'], rule: { burst: 1, firstWait: 100, maxWait: 100 } };
    expect([await waitOf(own), await waitOf(own), await waitOf(shared)]).toEqual([0, 0, 0]);
    expect(await consumeAttempts(auth().db, [own, shared], auth().now())).toMatchObject({ ok: false });
    expect([await waitOf(own), await waitOf(own)]).toEqual([0, 1]);
    await refundAttempts(auth().db, [own], auth().now());
    expect(await waitsOf(4, own)).toEqual([0, 0, 0, 1]);
  });

  it('counts what is named instead of a limit that is reached, and refunds only that', async () => {
    const rule = { burst: 1, firstWait: 100, maxWait: 100 };
    const instead = { kind: 'spec', by: ['here'], rule: { ...rule, burst: 2 } };
    const everywhere = { kind: 'spec', by: ['everywhere'], rule, instead };
    expect(await consumeAttempts(auth().db, [everywhere], auth().now())).toEqual({ ok: true, value: [everywhere] });
    expect(await consumeAttempts(auth().db, [everywhere], auth().now())).toEqual({ ok: true, value: [instead] });
    await refundAttempts(auth().db, [instead], auth().now());
    expect([await waitOf(everywhere), await waitOf(instead), await waitOf(instead)]).toEqual([100, 0, 0]);
    expect(await consumeAttempts(auth().db, [everywhere], auth().now())).toMatchObject({ ok: false });
  });

  it('gives back over an hour what is free, also to an address that is never left alone', async () => {
    const attempt = {
      kind: 'spec',
      by: ['192.0.2.1'],
      rule: { burst: 6, firstWait: 60, maxWait: 900, leaks: true as const },
    };
    for (let count = 0; count < 20; count += 1) {
      expect(await waitOf(attempt)).toBe(0);
      auth().passTime(HOUR / 6);
    }
    expect(await waitsOf(5, attempt)).toEqual([0, 0, 0, 0, 0]);
    auth().passTime(HOUR / 2);
    expect(await waitsOf(5, attempt)).toEqual([0, 0, 0, 0, 60]);
  });

  it('drops attempts within the window of its rule, a part with every second', async () => {
    const rule = { burst: 8, window: 60, leaks: true as const, firstWait: 60, maxWait: 60 };
    const attempt = { kind: 'spec', by: ['cart'], rule };
    for (let count = 0; count < 20; count += 1) {
      expect(await waitOf(attempt)).toBe(0);
      auth().passTime(60_000 / 8);
    }
    auth().passTime(60_000);
    expect(await waitsOf(9, attempt)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 60]);
    auth().passTime(60_000);
    expect(await waitOf(attempt)).toBe(0);
  });
});

// A hash of a password takes longer than everything that differs between the databases.
describe('guessing passwords', () => {
  const auth = openForSuite(() => openAuth(anyDatabase()));
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
    const wrong = () => auth().authenticate('login', account.email, 'wrong');
    expect(await statusesOf(6, wrong)).toEqual([401, 401, 401, 401, 401, 429]);
    const early = await auth().authenticate('login', account.email, password);
    expect([early.status, early.body.code, early.headers['retry-after']]).toEqual([429, 'TooManyRequests', '1']);
    expect((await auth().authenticate('login', account.email, password, { from: '192.0.2.2' })).status).toBe(200);
    auth().passTime(1000);
    expect((await auth().authenticate('login', account.email, password)).status).toBe(200);
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

  it('counts the addresses of one IPv6 network as one', async () => {
    const { account } = await makeAccount(auth());
    const wrong = (index: number) =>
      auth().authenticate('login', account.email, 'wrong', { from: `2001:db8::${String(index)}` });
    expect(await statusesOf(6, wrong)).toEqual([401, 401, 401, 401, 401, 429]);
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
    const probe = () => auth().authenticate('register', account.email, 'password');
    expect(await statusesOf(6, probe)).toEqual([409, 409, 409, 409, 409, 429]);
    expect((await auth().authenticate('register', 'somebody.new@example.com', 'password')).status).toBe(429);
  });
});

describe('one password tried from many networks', () => {
  const auth = openForSuite(() => openAuth(anyDatabase(), { authBurst: 1 }));

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
