import { allowedSkips, readTests } from '../../../check/test-output.mjs';

const inCi = { succeeded: true, isCi: true };
const noPostgresql = 'skipped: 51 spec files on PostgreSQL (no server answers)\n';

describe('the tests of a part of the check', () => {
  it.each([
    ['Jest', 'Test Suites: 1 failed, 2 passed, 3 total\nTests:       1 failed, 12 passed, 13 total\n', 12, 1, 0],
    ['Jest through Nx', '  Tests:       2 skipped, 4 passed, 6 total', 4, 0, 2],
    ['Vitest', ' Test Files  2 passed (2)\n      Tests  1 failed | 7 passed (8)\n', 7, 1, 0],
    ['Vitest in colours', ' \u001b[2mTests\u001b[22m \u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m (7)', 7, 0, 0],
    [
      'Playwright',
      '  1 failed\n    [phone] › a.spec.ts:1:1 › a\n  2 skipped\n  3 did not run\n  8 passed (1.2m)',
      8,
      1,
      5,
    ],
    ['Playwright with a test that needed a second try', '  1 flaky\n  8 passed (3s)', 8, 1, 0],
    ['several', 'Tests:       4 passed, 4 total\n  2 passed (3s)\n', 6, 0, 0],
    ['nothing', '', 0, 0, 0],
    ['a build', '✓ 312 modules transformed.\n2 errors', 0, 0, 0],
    ['a test’s own line about tests', 'console.log\n    the 3 passed exams\n    5 failed attempts', 0, 0, 0],
  ])('are the totals that %s reports', (_name, output, passed, failed, skipped) => {
    expect(readTests(output, inCi)).toMatchObject({ passed, failed, skipped });
  });

  it.each([
    [
      'Jest',
      '  ● Console\n  ● the cart › is empty\n    expect(received)\n\n  ● the cart › is empty\n',
      '● the cart › is empty',
    ],
    [
      'Vitest',
      ' FAIL  |stories| Button.stories.tsx > Busy\nAssertionError: no\n',
      'FAIL  |stories| Button.stories.tsx > Busy',
    ],
    ['Playwright', '  1 failed\n    [phone] › cart.spec.ts:3:1 › adds\n', '[phone] › cart.spec.ts:3:1 › adds'],
    ['Nx', 'Failed tasks:\n\n- @lyng/cart:lint\n- not this one\n', '- @lyng/cart:lint'],
  ])('are named when they fail, by %s', (_name, output, failure) => {
    expect(readTests(output, inCi).failures).toEqual([failure]);
  });

  it('have a failure when the part broke without one', () => {
    expect(readTests('Tests:  4 passed, 4 total', { ...inCi, succeeded: false })).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });

  it('may not lack PostgreSQL in CI, and may on a developer’s machine', () => {
    expect(readTests(noPostgresql, inCi)).toMatchObject({
      failed: 1,
      failures: [`CI may not skip: ${noPostgresql.trim()}`],
    });
    expect(readTests(noPostgresql, { ...inCi, isCi: false })).toMatchObject({
      failed: 0,
      skips: [noPostgresql.trim()],
    });
  });

  it('may lack in CI what only some machines have', () => {
    expect(readTests(allowedSkips.map((skip) => `  skipped: ${skip}`).join('\n'), inCi).failed).toBe(0);
  });
});
