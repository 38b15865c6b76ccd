import { countResults } from '../../../tools/scripts/test-counts.mjs';

describe('countResults', () => {
  it.each([
    ['Jest', 'Test Suites: 1 failed, 2 passed, 3 total\nTests:       1 failed, 12 passed, 13 total\nSnapshots:   3 passed, 3 total\n', 12, 1],
    ['Jest with skipped tests', 'Tests:       2 skipped, 5 passed, 7 total', 5, 0],
    ['Jest through Nx', '  Tests:       4 passed, 4 total', 4, 0],
    ['Vitest', ' Test Files  2 passed (2)\n      Tests  1 failed | 7 passed (8)\n', 7, 1],
    ['Vitest in colours', ' \u001b[2mTests\u001b[22m \u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m\u001b[90m (7)\u001b[39m', 7, 0],
    ['Playwright', '  1 failed\n    specs/purchase.spec.ts:9:1 › buys\n  1 flaky\n  40 passed (1.2m)\n', 40, 1],
    ['several projects, one after the other', 'Tests:       4 passed, 4 total\n…\nTests:       1 failed, 6 passed, 7 total\n  3 passed (10s)', 13, 1],
    ['nothing', '', 0, 0],
    ['a build', '✓ 312 modules transformed.\n2 errors', 0, 0],
    ['a line of a test’s own that speaks of tests', 'console.log\n    the 3 passed exams\n    5 failed attempts were counted', 0, 0],
  ])('adds up what %s reports', (_name, output, passed, failed) => {
    expect(countResults(output)).toEqual({ passed, failed });
  });
});
