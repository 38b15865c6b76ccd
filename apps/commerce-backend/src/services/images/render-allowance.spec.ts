import { renderAllowance } from './render-allowance.ts';

describe('the allowance of an asker', () => {
  it('is so many in a minute from the first, and as many in the next', () => {
    let at = 0;
    const { take } = renderAllowance(2, () => at);
    const ask = () => take('anna');
    expect([ask(), ask()]).toEqual([{ granted: true }, { granted: true }]);
    at = 59_500;
    expect(ask()).toEqual({ granted: false, retryAfterSeconds: 1 });
    expect(take('bo')).toEqual({ granted: true });
    at = 60_000;
    expect([ask(), ask(), ask().granted]).toEqual([{ granted: true }, { granted: true }, false]);
  });

  it('is remembered of ten thousand at once: more askers forget the first, not the last', () => {
    const { take } = renderAllowance(1, () => 0);
    for (let asker = 0; asker <= 10_000; asker += 1) take(String(asker));
    expect([take('10000').granted, take('1').granted, take('0').granted]).toEqual([false, false, true]);
  });

  it('of one whose minute is over makes room before one that still counts', () => {
    let at = 0;
    const { take } = renderAllowance(1, () => at);
    take('first');
    take('early');
    at = 60_000;
    // Anew, and so behind all others.
    take('first');
    for (let asker = 0; asker < 9_999; asker += 1) take(String(asker));
    expect(take('first').granted).toBe(false);
  });
});
