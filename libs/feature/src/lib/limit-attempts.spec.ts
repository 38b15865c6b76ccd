import { limitAttempts } from './limit-attempts.ts';

describe('attempts in a minute', () => {
  it('are limited for each client, until the minute is over', () => {
    const { take } = limitAttempts(2);
    expect([take('a', 0), take('a', 1), take('a', 2), take('b', 3)]).toEqual([true, true, false, true]);
    expect([take('a', 59_999), take('a', 60_000)]).toEqual([false, true]);
  });

  it('are not counted when they are given back', () => {
    const { take, giveBack } = limitAttempts(1);
    take('a', 0);
    giveBack('a');
    giveBack('b');
    expect([take('a', 1), take('a', 2), take('b', 3)]).toEqual([true, false, true]);
  });

  it('are stored for ten thousand clients at once', () => {
    const { take } = limitAttempts(1);
    for (let client = 0; client < 10_000; client += 1) take(String(client), 0);
    expect([take('one more', 1), take('0', 2)]).toEqual([true, true]);
  });
});
