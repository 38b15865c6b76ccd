import { AbsentError, BrokenError, UntestedError } from './check.ts';
import type { Check } from './check.ts';
import { runChecks } from './run-checks.ts';

const check = (name: string, error?: unknown, more: Partial<Check> = {}): Check => ({
  name,
  role: 'guest',
  run: async () => {
    if (error !== undefined) throw error;
  },
  ...more,
});

describe('checks', () => {
  it('end as held, broken, absent or untested, each with its reason', async () => {
    const checks = [
      check('held'),
      check('broken', new BrokenError('other')),
      check('absent', new AbsentError('none')),
      check('untested', new UntestedError('no sample')),
      check('unexpected', new TypeError('x is undefined')),
    ];
    const outcomes = await runChecks(checks, { roles: ['guest'], writes: true });
    expect(outcomes.map(({ name, kind, reason }) => [name, kind, reason])).toEqual([
      ['held', 'held', undefined],
      ['broken', 'broken', 'other'],
      ['absent', 'absent', 'none'],
      ['untested', 'untested', 'no sample'],
      ['unexpected', 'broken', 'x is undefined'],
    ]);
  });

  it('that change data run only when they may, those of a customer only with one', async () => {
    const checks = [check('writes', 'ran', { writes: true }), check('own', 'ran', { role: 'customer' })];
    const kinds = async (roles: readonly ('guest' | 'customer')[], writes: boolean) =>
      (await runChecks(checks, { roles, writes })).map(({ reason }) => reason);
    expect(await kinds(['guest'], false)).toEqual([
      'It changes data: run with --write.',
      'It needs a customer: run with --email and --password.',
    ]);
    expect(await kinds(['guest', 'customer'], true)).toEqual(['ran', 'ran']);
  });
});
