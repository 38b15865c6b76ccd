import { rateLimiter } from './rate-limit.ts';

describe('the render limit of a client', () => {
  it('is a number of renders per minute, counted from the first, and the same in the next', () => {
    let at = 0;
    const { take } = rateLimiter(2, () => at);
    const takeOne = () => take('anna');
    expect([takeOne(), takeOne()]).toEqual([{ granted: true }, { granted: true }]);
    at = 59_500;
    expect(takeOne()).toEqual({ granted: false, retryAfterSeconds: 1 });
    expect(take('bo')).toEqual({ granted: true });
    at = 60_000;
    expect([takeOne(), takeOne(), takeOne().granted]).toEqual([{ granted: true }, { granted: true }, false]);
  });

  it('is stored for ten thousand clients at once: a further client evicts the first, not the last', () => {
    const { take } = rateLimiter(1, () => 0);
    for (let client = 0; client <= 10_000; client += 1) take(String(client));
    expect([take('10000').granted, take('1').granted, take('0').granted]).toEqual([false, false, true]);
  });

  it('evicts a client whose minute is over before one that still counts', () => {
    let at = 0;
    const { take } = rateLimiter(1, () => at);
    take('first');
    take('early');
    at = 60_000;
    // Inserted again, and so after all others.
    take('first');
    for (let client = 0; client < 9_999; client += 1) take(String(client));
    expect(take('first').granted).toBe(false);
  });
});
