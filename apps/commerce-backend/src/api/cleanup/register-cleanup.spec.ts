import { oneAtATime, runCleanup } from './register-cleanup.ts';

describe('the cleanup', () => {
  it('does every step, and reports those that fail', async () => {
    const [done, reported]: [string[], unknown[]] = [[], []];
    const failing = new Error('first');
    await runCleanup(
      [() => Promise.reject(failing), () => Promise.resolve(done.push('second'))],
      (error) => void reported.push(error),
    );
    expect([done, reported]).toEqual([['second'], [failing]]);
  });

  it('never runs beside itself, and runs again once it is done', async () => {
    const finish: (() => void)[] = [];
    const cleanup = oneAtATime(() => new Promise<void>((resolve) => finish.push(resolve)));
    const [first, second] = [cleanup(), cleanup()];
    expect([finish.length, first === second]).toEqual([1, true]);
    finish[0]?.();
    await first;
    void cleanup();
    expect(finish).toHaveLength(2);
  });
});
