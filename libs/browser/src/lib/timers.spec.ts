import { after, clampDelay, maxDelay } from './timers.ts';

describe('clampDelay', () => {
  it.each([
    [1_000, 0, 1_000],
    [-1, 0, 0],
    [Number.NaN, 5_000, 5_000],
    [0, 5_000, 5_000],
    [1e99, 0, maxDelay],
    [Infinity, 0, maxDelay],
    // 0.9 × 30 days of token lifetime: more than a timer can hold.
    [0.9 * 30 * 24 * 3_600_000, 5_000, maxDelay],
  ])('%d ms, at least %d, is %d', (delay, min, clamped) => {
    expect(clampDelay(delay, min)).toBe(clamped);
  });
});

describe('after', () => {
  it('calls back once, unless cancelled', () => {
    jest.useFakeTimers();
    const calls: string[] = [];
    after(globalThis, 10, () => calls.push('called'));
    after(globalThis, 10, () => calls.push('cancelled'))();
    after(globalThis, 1e99, () => calls.push('far'));
    jest.advanceTimersByTime(60_000);
    expect(calls).toEqual(['called']);
    jest.useRealTimers();
  });
});
