import { isBrokenCircuitError } from 'cockatiel';
import { createServiceBreaker } from './service-breaker.ts';

type Outcome = 'a page' | 200 | 401 | 404 | 500 | 503 | 'AbortError' | 'TimeoutError' | 'TypeError';

const unsent = 'it was not sent';
const opened = '@lyng/storefront: the backend fails. Queries pause, but for one every half second.';

let log: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  log.mockRestore();
  jest.useRealTimers();
});

const logged = (): unknown[] => log.mock.calls.flat();

const respond = (outcome: Outcome): Response => {
  if (outcome === 'a page') return new Response('<h1>', { headers: { 'content-type': 'text/html' } });
  if (typeof outcome === 'string') throw new DOMException('', outcome);
  return new Response(outcome === 401 ? null : '{}', {
    status: outcome,
    headers: outcome === 401 ? {} : { 'content-type': 'application/json' },
  });
};

/** A breaker in front of a backend with the given outcomes. */
function openBreaker() {
  const sent: Outcome[] = [];
  const guard = createServiceBreaker('the backend');
  const call = (outcome: Outcome, headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    guard(async () => {
      sent.push(outcome);
      return respond(outcome);
    })('http://backend/graphql', { headers }).then(
      ({ status }) => status,
      (error: Error) => (isBrokenCircuitError(error) ? unsent : error.name),
    );
  return {
    sent,
    guard,
    call,
    calls: async (count: number, ...outcomes: readonly Outcome[]): Promise<void> => {
      for (let index = 0; index < count; index += 1) await call(outcomes[index % outcomes.length] ?? 200);
    },
  };
}

describe('a backend that fails', () => {
  it.each<readonly [string, readonly Outcome[]]>([
    ['500', [500]],
    ['503 every second time', [503, 200]],
    ['a page instead of JSON', ['a page']],
    ['no response in time', ['TimeoutError']],
    ['no connection', ['TypeError']],
  ])('is left alone after twenty requests with %s', async (_name, outcomes) => {
    const { call, calls } = openBreaker();
    await calls(19, ...outcomes);
    expect(logged()).toEqual([]);
    await calls(1, 500);
    expect(logged()).toEqual([opened]);
    expect(await call(200)).toBe(unsent);
  });

  it.each<readonly [string, readonly Outcome[]]>([
    ['rejects requests', [404, 401]],
    ['was left by visitors', ['AbortError']],
    ['fails less than every second time', [500, 200, 200]],
  ])('is not one that %s', async (_name, outcomes) => {
    const { calls } = openBreaker();
    await calls(60, ...outcomes);
    expect(logged()).toEqual([]);
  });

  it('gets one query every half second, until one succeeds', async () => {
    const { call, calls, sent } = openBreaker();
    await calls(20, 500);
    for (let count = 0; count < 4; count += 1) {
      jest.advanceTimersByTime(500);
      await calls(10, 500);
    }
    expect(sent).toHaveLength(24);
    jest.advanceTimersByTime(500);
    expect(await call(200)).toBe(200);
    expect(logged()).toEqual([opened, '@lyng/storefront: the backend responds again after 2500 ms.']);
    await calls(10, 200);
    expect(sent).toHaveLength(35);
  });

  it('is not back because a visitor leaves', async () => {
    const { call, calls } = openBreaker();
    await calls(20, 500);
    jest.advanceTimersByTime(500);
    expect(await call('AbortError')).toBe('AbortError');
    expect(await call(200)).toBe(unsent);
    expect(logged()).toEqual([opened]);
  });

  it('lets no query wait for the one that is sent', async () => {
    const { call, calls, guard } = openBreaker();
    await calls(20, 500);
    jest.advanceTimersByTime(500);
    let end = (_response: Response): void => undefined;
    const sent = guard(() => new Promise((resolve) => (end = resolve)))('http://backend/graphql');
    const other = call(200);
    end(respond(200));
    expect(await other).toBe(unsent);
    expect((await sent).status).toBe(200);
    expect(await call(200)).toBe(200);
  });

  it('gets every mutation', async () => {
    const { call, calls, sent } = openBreaker();
    await calls(20, 500);
    expect(await call(500, { 'x-idempotency-key': 'one' })).toBe(500);
    expect(await call(200, { 'X-Idempotency-Key': 'two' })).toBe(200);
    expect(sent).toHaveLength(22);
    expect(await call(200)).toBe(unsent);
  });
});
