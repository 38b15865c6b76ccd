import { countResults, namedFailures } from '../../../tools/scripts/test-counts.mjs';

describe('countResults', () => {
  it.each([
    [
      'Jest',
      'Test Suites: 1 failed, 2 passed, 3 total\nTests:       1 failed, 12 passed, 13 total\nSnapshots:   3 passed, 3 total\n',
      12,
      1,
    ],
    ['Jest with skipped tests', 'Tests:       2 skipped, 5 passed, 7 total', 5, 0],
    ['Jest through Nx', '  Tests:       4 passed, 4 total', 4, 0],
    ['Vitest', ' Test Files  2 passed (2)\n      Tests  1 failed | 7 passed (8)\n', 7, 1],
    [
      'Vitest in colours',
      ' \u001b[2mTests\u001b[22m \u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m\u001b[90m (7)\u001b[39m',
      7,
      0,
    ],
    ['Playwright', '  1 failed\n    specs/purchase.spec.ts:9:1 › buys\n  1 flaky\n  40 passed (1.2m)\n', 40, 1],
    [
      'several projects, one after the other',
      'Tests:       4 passed, 4 total\n…\nTests:       1 failed, 6 passed, 7 total\n  3 passed (10s)',
      13,
      1,
    ],
    ['nothing', '', 0, 0],
    ['a build', '✓ 312 modules transformed.\n2 errors', 0, 0],
    [
      'a line of a test’s own that speaks of tests',
      'console.log\n    the 3 passed exams\n    5 failed attempts were counted',
      0,
      0,
    ],
  ])('adds up what %s reports', (_name, output, passed, failed) => {
    expect(countResults(output)).toEqual({ passed, failed });
  });
});

describe('namedFailures', () => {
  it.each([
    [
      'Jest',
      '  ● Console\n  ● the cart › is empty\n    expect(received)\n\nSummary of all failing tests\n  ● the cart › is empty\n',
      ['the cart › is empty'],
    ],
    [
      'Vitest',
      ' FAIL  |stories (chromium)| ../../libs/ui/src/lib/Button.stories.tsx > Busy\nAssertionError: no\n',
      ['|stories (chromium)| ../../libs/ui/src/lib/Button.stories.tsx > Busy'],
    ],
    [
      'Playwright',
      '  ✘  1 [phone] › specs/cart.spec.ts:3:1 › adds (2s)\n  1) [phone] › specs/cart.spec.ts:3:1 › adds ──\n  1 failed\n    [phone] › specs/cart.spec.ts:3:1 › adds \n  1 flaky\n    [laptop] › specs/login.spec.ts:9:1 › logs in ─────\n  8 passed (1m)\n',
      ['[phone] › specs/cart.spec.ts:3:1 › adds', '[laptop] › specs/login.spec.ts:9:1 › logs in'],
    ],
    ['a run in which all is well', 'PASS node src/index.spec.ts\nTests:       4 passed, 4 total\n', []],
  ])('reads the names that %s prints', (_name, output, names) => {
    expect(namedFailures(output)).toEqual(names);
  });
});
