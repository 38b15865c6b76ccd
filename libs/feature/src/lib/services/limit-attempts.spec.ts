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

  it('are stored for the last ten thousand clients [REL3-3]', () => {
    const { take } = limitAttempts(1);
    for (let client = 0; client < 10_000; client += 1) take(String(client), 0);
    expect([take('0', 1), take('one more', 2), take('0', 3), take('1', 4)]).toEqual([false, true, false, true]);
  });
});
