import { reportOf } from '../../../check/report.mjs';
import { allowedSkips, maxFlaky, verdictOf } from '../../../check/verdict.mjs';

const result = (more: object = {}) => ({
  title: 'unit and integration tests',
  ok: true,
  output: '',
  seconds: 10,
  budget: 20,
  counts: { passed: 5, failed: 0, flaky: 0, skipped: 0 },
  failures: [],
  skips: [],
  slowest: [],
  ...more,
});
const inCi = { isCi: true };
const noPostgresql = '51 spec files on PostgreSQL (no server is reachable)';

describe('the verdict of a run', () => {
  it.each([
    ['all went well', result(), 5, 0],
    ['a test failed', result({ ok: false, counts: { passed: 4, failed: 1, flaky: 0, skipped: 0 } }), 4, 1],
    ['a step broke without naming a test', result({ ok: false }), 5, 1],
    ['a test was flaky', result({ counts: { passed: 5, failed: 0, flaky: maxFlaky, skipped: 0 } }), 5, 0],
    ['too many tests were flaky', result({ counts: { passed: 5, failed: 0, flaky: maxFlaky + 1, skipped: 0 } }), 5, 1],
    ['PostgreSQL is missing', result({ skips: [noPostgresql] }), 5, 1],
    ['something that CI lacks is missing', result({ skips: allowedSkips }), 5, 0],
    ['a step took longer than its budget', result({ seconds: 100 }), 5, 0],
  ])('when %s', (_case, one, passed, failed) => {
    expect(verdictOf([one], inCi)).toMatchObject({ passed, failed });
  });

  it('without PostgreSQL passes on a developer’s machine, with a notice', () => {
    expect(verdictOf([result({ skips: [noPostgresql] })], { isCi: false })).toMatchObject({
      failed: 0,
      skips: [noPostgresql],
    });
  });

  it.each([
    [30, []],
    [31, ['unit and integration tests']],
  ])('names a step that is half over its budget of 20 s: %i s', (seconds, overBudget) => {
    expect(verdictOf([result({ seconds })], inCi).overBudget).toEqual(overBudget);
  });
});

describe('the report', () => {
  it('shows times beside budgets, the slowest files and what was left out, and ends with the counts', () => {
    const results = [
      result({
        slowest: [
          ['a.spec.ts', 4],
          ['b.spec.ts', 9.25],
        ],
        skips: [noPostgresql],
        counts: { passed: 5, failed: 0, flaky: 1, skipped: 2 },
      }),
      result({ title: 'lint', seconds: 100 }),
    ];
    const lines = reportOf(results, verdictOf(results, { isCi: false }), 110)
      .split('\n')
      .filter(Boolean);
    expect(lines).toEqual([
      'step                        seconds  budget',
      'unit and integration tests       10      20',
      'lint                            100      20',
      'Whole check: 110 s',
      'Slowest files:',
      '     9.3 s  b.spec.ts',
      '     4.0 s  a.spec.ts',
      'More than half over their time budget:',
      '  lint',
      `skipped: ${noPostgresql}`,
      '1 flaky',
      '10 passed, 0 failed, 2 skipped',
    ]);
  });
});
