import { allowedSkips, reportOf, verdictOf } from '../../../check/verdict.mjs';

const part = (more: object = {}) => ({
  title: 'tests',
  ok: true,
  seconds: 10,
  processorSeconds: 20,
  passed: 5,
  failed: 0,
  skipped: 0,
  failures: [],
  failedTasks: [],
  skips: [],
  slowSpecs: [],
  numbers: [],
  ...more,
});
const budget = {
  processorSeconds: { tests: 20 },
  tests: { 'browser tests': 125 },
  slowSpec: 10,
  slowSpecs: { 'libs/cart/src/slow.spec.ts': 15 },
};
const inCi = { isCi: true, budget };
const noPostgresql = '51 spec files on PostgreSQL (no server answers)';
const slow = (file: string, seconds: number) => part({ slowSpecs: [{ file, seconds }] });

describe('the verdict of a run', () => {
  it.each([
    ['all went well', part(), 5, 0],
    ['a test failed', part({ ok: false, passed: 4, failed: 1 }), 4, 1],
    ['a part broke without naming a test', part({ ok: false }), 5, 1],
    ['PostgreSQL is missing', part({ skips: [noPostgresql] }), 5, 1],
    ['something that CI lacks is missing', part({ skips: allowedSkips }), 5, 0],
    ['it took long by the clock', part({ seconds: 10_000 }), 5, 0],
    ['a part used a tenth more than its budget', part({ processorSeconds: 22 }), 5, 0],
    ['a part used a quarter more than its budget', part({ processorSeconds: 25 }), 5, 1],
    ['there are as many browser tests as may be', part({ numbers: [{ name: 'browser tests', number: 125 }] }), 5, 0],
    ['there is one browser test more', part({ numbers: [{ name: 'browser tests', number: 126 }] }), 5, 1],
    ['a spec file is slow and not listed', slow('libs/cart/src/new.spec.ts', 12.1), 5, 1],
    ['a spec file is slow and listed', slow('libs/cart/src/slow.spec.ts', 16), 5, 0],
  ])('when %s', (_case, one, passed, failed) => {
    expect(verdictOf([one], inCi)).toMatchObject({ passed, failed });
  });

  it('allows for a machine that is slower than that of the budget', () => {
    expect(verdictOf([part({ processorSeconds: 45 })], { ...inCi, slowness: 2 }).failed).toBe(0);
  });

  it('passes on a developer’s machine without PostgreSQL, with a notice', () => {
    const verdict = verdictOf([part({ skips: [noPostgresql] })], { isCi: false, budget });
    expect(verdict).toMatchObject({ failed: 0, skips: [noPostgresql] });
  });

  it('names the remedy for a budget that is exceeded', () => {
    const over = [part({ processorSeconds: 25, numbers: [{ name: 'browser tests', number: 130 }] })];
    expect(verdictOf(over, inCi).problems).toEqual([
      '"tests" took 25 processor seconds; at most 24 may be used on this machine. Make its tests cheaper, or take others away; the budget is in tools/check/budget.json.',
      'There are 130 browser tests in this sample; at most 125 may run in a check. Prove the rule at a cheaper level, or name the test that the new one replaces.',
    ]);
  });
});

describe('the report', () => {
  it('shows times, failures and what was left out, and ends with the counts', () => {
    const parts = [
      part({ skips: [noPostgresql], skipped: 2 }),
      part({ title: 'lint', ok: false, failedTasks: ['@lyng/cart:lint'] }),
    ];
    expect(
      reportOf(parts, verdictOf(parts, { isCi: false, budget }), 30)
        .split('\n')
        .filter(Boolean),
    ).toEqual([
      'Seconds, and processor seconds of all processes:',
      `  ${'tests'.padEnd(24)}    10    20`,
      `  ${'lint'.padEnd(24)}    10    20`,
      'Whole run: 30 s',
      'Failed tasks:',
      '  @lyng/cart:lint',
      'Problems:',
      '  Failed: lint.',
      `skipped: ${noPostgresql}`,
      '10 passed, 1 failed, 2 skipped',
    ]);
  });
});
