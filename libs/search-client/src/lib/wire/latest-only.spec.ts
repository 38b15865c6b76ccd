import { fail, ok } from '@lyng/model';
import { array, assert, asyncProperty, scheduler, string } from 'fast-check';
import { latestOnly } from './latest-only.ts';

describe('the latest query only', () => {
  it('gets a result, in whatever order responses arrive [PAIN-16]', async () => {
    await assert(
      asyncProperty(scheduler(), array(string(), { minLength: 1, maxLength: 8 }), async (network, typed) => {
        const suggest = latestOnly((_signal, q: string) => network.schedule(Promise.resolve(ok(q))));
        const shown: string[] = [];
        const requests = typed.map(async (q) => {
          const result = await suggest(q);
          if (result.ok) shown.push(result.value);
        });
        await network.waitFor(Promise.all(requests));
        expect(shown).toEqual(typed.slice(-1));
      }),
    );
  });

  it('aborts the previous request [PAIN-16]', async () => {
    const signals: AbortSignal[] = [];
    const suggest = latestOnly(async (signal, q: string) => {
      signals.push(signal);
      return ok(q);
    });
    const older = suggest('sk');
    const newer = suggest('sko');
    expect(await older).toEqual(fail({ kind: 'aborted' }));
    expect(await newer).toEqual(ok('sko'));
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  });

  it('keeps a failure of its own', async () => {
    const suggest = latestOnly(async () => fail({ kind: 'unreachable' }));
    expect(await suggest()).toEqual(fail({ kind: 'unreachable' }));
  });
});
