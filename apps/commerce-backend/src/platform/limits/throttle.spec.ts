import { testDatabases } from '../database/testing/test-databases.ts';
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
