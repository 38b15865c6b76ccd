import { countResults, namedFailures, reportedSkips, slowestFiles } from '../../../check/read-output.mjs';

describe('countResults', () => {
  it.each([
    [
      'Jest',
      'Test Suites: 1 failed, 2 passed, 3 total\nTests:       1 failed, 12 passed, 13 total\nSnapshots:   3 passed, 3 total\n',
      12,
      1,
      0,
      0,
    ],
    ['Jest with skipped tests', 'Tests:       2 skipped, 5 passed, 7 total', 5, 0, 0, 2],
    ['Jest through Nx', '  Tests:       4 passed, 4 total', 4, 0, 0, 0],
    ['Vitest', ' Test Files  2 passed (2)\n      Tests  1 failed | 7 passed (8)\n', 7, 1, 0, 0],
    [
      'Vitest in colours',
      ' \u001b[2mTests\u001b[22m \u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m\u001b[90m (7)\u001b[39m',
      7,
      0,
      0,
      0,
    ],
    [
      'Playwright',
      '  1 failed\n    specs/purchase.spec.ts:9:1 › buys\n  1 flaky\n  3 skipped\n  2 did not run\n  40 passed (1.2m)\n',
      40,
      1,
      1,
      5,
    ],
    [
      'several projects, one after the other',
      'Tests:       4 passed, 4 total\n…\nTests:       1 failed, 6 passed, 7 total\n  3 passed (10s)',
      13,
      1,
      0,
      0,
    ],
    ['nothing', '', 0, 0, 0, 0],
    ['a build', '✓ 312 modules transformed.\n2 errors', 0, 0, 0, 0],
    [
      'a line of a test’s own that speaks of tests',
      'console.log\n    the 3 passed exams\n    5 failed attempts were counted',
      0,
      0,
      0,
      0,
    ],
  ])('adds up what %s reports', (_name, output, passed, failed, flaky, skipped) => {
    expect(countResults(output)).toEqual({ passed, failed, flaky, skipped });
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
      '  ✘  1 [phone] › specs/cart.spec.ts:3:1 › adds (2s)\n  1) [phone] › specs/cart.spec.ts:3:1 › adds ──\n  1 failed\n    [phone] › specs/cart.spec.ts:3:1 › adds \n  1 flaky\n    [phone without images] › specs/login.spec.ts:9:1 › logs in ─────\n  8 passed (1m)\n',
      ['[phone] › specs/cart.spec.ts:3:1 › adds', '[phone without images] › specs/login.spec.ts:9:1 › logs in'],
    ],
    ['a run in which all is well', 'PASS node src/index.spec.ts\nTests:       4 passed, 4 total\n', []],
  ])('reads the names that %s prints', (_name, output, names) => {
    expect(namedFailures(output)).toEqual(names);
  });
});

describe('reportedSkips', () => {
  it.each([
    [
      'each once',
      'skipped: 51 spec files on PostgreSQL (no server is reachable)\nPASS node a.spec.ts\n  skipped: a feed\nskipped: a feed\n',
      ['51 spec files on PostgreSQL (no server is reachable)', 'a feed'],
    ],
    ['none in a line that only speaks of them', 'Tests: 2 skipped, 5 passed, 7 total\nwhat was skipped: nothing\n', []],
  ])('reads %s', (_name, output, skips) => {
    expect(reportedSkips(output)).toEqual(skips);
  });
});

describe('slowestFiles', () => {
  it('adds up what the runners print by file and by test, longest first', () => {
    const output = [
      'PASS dom libs/checkout/src/CheckoutPage.spec.tsx (77.1 s)',
      'PASS node libs/model/src/price.spec.ts',
      ' \u001b[32m✓\u001b[39m |stories (chromium)| ../../libs/ui/src/lib/Button.stories.tsx (12 tests) 3456ms',
      '  ✓  12 [phone] › specs/cart.spec.ts:3:1 › adds: one (2.5s)',
      '  ✘  13 [phone] › specs/cart.spec.ts:9:1 › removes (1.5m)',
      '  ✓  14 [laptop] › specs/cart.spec.ts:3:1 › adds (900ms)',
    ].join('\n');
    expect(slowestFiles(output, 3)).toEqual([
      ['[phone] › specs/cart.spec.ts', 92.5],
      ['libs/checkout/src/CheckoutPage.spec.tsx', 77.1],
      ['../../libs/ui/src/lib/Button.stories.tsx', 3.456],
    ]);
  });
});
