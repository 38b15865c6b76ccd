import { createBreaker } from './backend-breaker.ts';

type Outcome = 'a page' | 200 | 404 | 500 | 503 | 'AbortError' | 'TimeoutError' | 'TypeError';

/** A breaker with a clock of its own, in front of a backend with the given outcomes. */
function openBreaker() {
  let time = 1_000_000;
  const sent: Outcome[] = [];
  const events: string[] = [];
  const guard = createBreaker({
    now: () => time,
    onOpen: () => void events.push('open'),
    onClose: (openMs) => void events.push(`closed after ${openMs} ms`),
  });
  const call = async (outcome: Outcome, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const fetch = guard(async () => {
      sent.push(outcome);
      if (outcome === 'a page') return new Response('<h1>', { headers: { 'content-type': 'text/html' } });
      if (typeof outcome === 'string') throw new DOMException('', outcome);
      return Response.json({}, { status: outcome });
    });
    return fetch('http://backend/graphql', { headers }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  };
  return {
    sent,
    events,
    call,
    calls: async (count: number, ...outcomes: readonly Outcome[]): Promise<void> => {
      for (let index = 0; index < count; index += 1) await call(outcomes[index % outcomes.length] ?? 200);
    },
    pass: (ms: number) => void (time += ms),
  };
}

const unsent = '@lyng/storefront: the backend fails, so it was not requested.';

describe('a backend that fails', () => {
  it.each<readonly [string, readonly Outcome[]]>([
    ['500', [500]],
    ['503 every second time', [503, 200]],
    ['a page instead of JSON', ['a page']],
    ['no response in time', ['TimeoutError']],
    ['no connection', ['TypeError']],
  ])('is left alone after twenty requests with %s', async (_name, outcomes) => {
    const { call, calls, events } = openBreaker();
    await calls(19, ...outcomes);
    expect(events).toEqual([]);
    await calls(1, 500);
    expect(events).toEqual(['open']);
    expect(await call(200)).toBe(unsent);
  });

  it.each<readonly [string, readonly Outcome[]]>([
    ['rejects requests', [404]],
    ['was left by visitors', ['AbortError']],
    ['fails less than every second time', [500, 200, 200]],
  ])('is not one that %s', async (_name, outcomes) => {
    const { calls, events } = openBreaker();
    await calls(60, ...outcomes);
    expect(events).toEqual([]);
  });

  it('is not one whose failures are ten seconds apart', async () => {
    const { calls, pass, events } = openBreaker();
    for (let count = 0; count < 10; count += 1) {
      await calls(10, 500);
      pass(10_000);
    }
    expect(events).toEqual([]);
  });

  it('gets one query every half second, until one succeeds', async () => {
    const { call, calls, pass, sent, events } = openBreaker();
    await calls(20, 500);
    for (let count = 0; count < 4; count += 1) {
      pass(500);
      await calls(10, 500);
    }
    expect(sent).toHaveLength(24);
    pass(500);
    expect(await call(200)).toBe(200);
    expect(events).toEqual(['open', 'closed after 2500 ms']);
    await calls(10, 200);
    expect(sent).toHaveLength(35);
  });

  it('gets every mutation', async () => {
    const { call, calls, sent } = openBreaker();
    await calls(20, 500);
    expect(await call(500, { 'x-idempotency-key': 'one' })).toBe(500);
    expect(await call(500, { 'x-idempotency-key': 'two' })).toBe(500);
    expect(sent).toHaveLength(22);
    expect(await call(200, { 'X-Idempotency-Key': 'three' })).toBe(200);
    expect(await call(200)).toBe(200);
  });
});
