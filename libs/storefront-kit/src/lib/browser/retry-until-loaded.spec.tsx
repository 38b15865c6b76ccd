import { retryUntilLoaded } from './retry-until-loaded.ts';

/** A module that fails to load a number of times. */
function openNetwork(failures: number) {
  let attempts = 0;
  const load = async (): Promise<string> => {
    attempts += 1;
    if (attempts <= failures) throw new Error('The chunk is lost.');
    return 'code';
  };
  return { load, attempts: () => attempts };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a lazy module', () => {
  it('loads once when it succeeds', async () => {
    const { load, attempts } = openNetwork(0);
    expect(await retryUntilLoaded(load)).toBe('code');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(attempts()).toBe(1);
  });

  it('is requested again after 1, 2 and 4 seconds when it fails', async () => {
    const { load, attempts } = openNetwork(3);
    const loaded = retryUntilLoaded(load);
    for (const [wait, times] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(wait);
      expect(attempts()).toBe(times);
    }
    expect(await loaded).toBe('code');
  });

  it('is requested again as soon as the network is back, and only once', async () => {
    const { load, attempts } = openNetwork(1);
    const loaded = retryUntilLoaded(load);
    await jest.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('code');
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(attempts()).toBe(2);
  });
});
