import { keepTrying } from './keep-trying.ts';

/** Code that is lost a number of times before it comes. */
function openNetwork(losses: number) {
  let asked = 0;
  const load = async (): Promise<string> => {
    asked += 1;
    if (asked <= losses) throw new Error('The chunk is lost.');
    return 'code';
  };
  return { load, asked: () => asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('late code', () => {
  it('is loaded once when it comes', async () => {
    const { load, asked } = openNetwork(0);
    expect(await keepTrying(load)).toBe('code');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
  });

  it('that is lost is asked for again after 1, 2 and 4 seconds', async () => {
    const { load, asked } = openNetwork(3);
    const loaded = keepTrying(load);
    for (const [wait, times] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await jest.advanceTimersByTimeAsync(wait);
      expect(asked()).toBe(times);
    }
    expect(await loaded).toBe('code');
  });

  it('is asked for as soon as the network is back, and not once more for it', async () => {
    const { load, asked } = openNetwork(1);
    const loaded = keepTrying(load);
    await jest.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('code');
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(2);
  });
});
