import { fail, ok } from '@lyng/model';
import { array, assert, asyncProperty, scheduler, string } from 'fast-check';
import { answering, makeSearchService } from '../testing/make-search-service.ts';
import { latestOnly } from './latest-only.ts';
import { queryAutocomplete } from './queries.ts';

describe('the newest question only', () => {
  it('is answered, in whatever order answers come [PAIN-16]', async () => {
    await assert(
      asyncProperty(scheduler(), array(string(), { minLength: 1, maxLength: 8 }), async (network, typed) => {
        const suggest = latestOnly((_signal, q: string) => network.schedule(Promise.resolve(ok(q))));
        const shown: string[] = [];
        const asked = typed.map(async (q) => {
          const answer = await suggest(q);
          if (answer.ok) shown.push(answer.value);
        });
        await network.waitFor(Promise.all(asked));
        expect(shown).toEqual(typed.slice(-1));
      }),
    );
  });

  it('ends the request of the one before it [PAIN-16]', async () => {
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
    const { fetch } = answering('{"message":"busy"}', 503);
    const suggest = latestOnly((signal, q: string) =>
      queryAutocomplete(makeSearchService({ fetch }), { q }, undefined, signal),
    );
    expect(await suggest('sko')).toEqual(fail({ kind: 'refused', status: 503, content: { message: 'busy' } }));
  });

  it('is one per guard: two fields do not disturb each other', async () => {
    const one = latestOnly(async (_signal, q: string) => ok(q));
    const other = latestOnly(async (_signal, q: string) => ok(q));
    expect(await Promise.all([one('sko'), other('jakke')])).toEqual([ok('sko'), ok('jakke')]);
  });
});
