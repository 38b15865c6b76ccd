import { mock } from 'node:test';
import { limitConcurrency } from './limit-concurrency.ts';

const TIMEOUT = 1000;
const timedOut = () => new Error('no turn came');

/** Work that runs until it is ended. */
const openWork = (limit: ReturnType<typeof limitConcurrency>, name: string, log: string[]) => {
  let end: (failure?: Error) => void = () => undefined;
  const result = limit(() => {
    log.push(name);
    return new Promise<string>((resolve, reject) => {
      end = (failure) => (failure === undefined ? resolve(name) : reject(failure));
    });
  });
  result.catch(() => undefined);
  return { result, end: (failure?: Error) => end(failure) };
};

/** Lets everything that is due happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('limitConcurrency', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('runs so many at once, and the others in the order in which they came, also after one that fails', async () => {
    const limit = limitConcurrency(2, { timeout: TIMEOUT, onReject: timedOut });
    const log: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => openWork(limit, name, log));
    await settle();
    expect(log).toEqual(['a', 'b']);
    b?.end(new Error('b failed'));
    await expect(b?.result).rejects.toThrow('b failed');
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
    a?.end();
    c?.end();
    await settle();
    d?.end();
    expect(await Promise.all([a?.result, c?.result, d?.result])).toEqual(['a', 'c', 'd']);
  });

  it('never begins work whose turn does not come in time, and gives its turn to the next', async () => {
    const limit = limitConcurrency(1, { timeout: TIMEOUT, onReject: timedOut });
    const log: string[] = [];
    const first = openWork(limit, 'first', log);
    const expiredWork = openWork(limit, 'timed out', log);
    mock.timers.tick(TIMEOUT);
    await expect(expiredWork.result).rejects.toThrow('no turn came');
    const next = openWork(limit, 'next', log);
    first.end();
    await first.result;
    await settle();
    next.end();
    await next.result;
    expect(log).toEqual(['first', 'next']);
  });

  it('rejects work that finds the queue full, and takes work again when there is room', async () => {
    const limit = limitConcurrency(1, { maxQueued: 1, onReject: () => new Error('queue full') });
    const log: string[] = [];
    const [first, second, third] = ['first', 'second', 'third'].map((name) => openWork(limit, name, log));
    await expect(third?.result).rejects.toThrow('queue full');
    first?.end();
    await first?.result;
    await settle();
    const fourth = openWork(limit, 'fourth', log);
    second?.end();
    await second?.result;
    await settle();
    fourth.end();
    expect(await fourth.result).toBe('fourth');
    expect(log).toEqual(['first', 'second', 'fourth']);
  });
});
