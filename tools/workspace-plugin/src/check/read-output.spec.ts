import { readOutput } from '../../../check/read-output.mjs';

describe('readOutput', () => {
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
    [
      'a line of a test’s own that speaks of tests',
      'console.log\n    the 3 passed exams\n    5 failed attempts',
      0,
      0,
      0,
    ],
  ])('adds up what %s reports', (_name, output, passed, failed, skipped) => {
    expect(readOutput(output)).toMatchObject({ passed, failed, skipped });
  });

  it.each([
    [
      'Jest',
      '  ● Console\n  ● the cart › is empty\n    expect(received)\n\n  ● the cart › is empty\n',
      ['the cart › is empty'],
    ],
    [
      'Vitest',
      ' FAIL  |stories| ../../Button.stories.tsx > Busy\nAssertionError: no\n',
      ['|stories| ../../Button.stories.tsx > Busy'],
    ],
    ['Playwright', '  1 failed\n    [phone] › cart.spec.ts:3:1 › adds ───\n', ['[phone] › cart.spec.ts:3:1 › adds']],
    ['a run in which all is well', 'PASS node src/index.spec.ts\nTests:       4 passed, 4 total\n', []],
  ])('reads the names of failed tests that %s prints', (_name, output, failures) => {
    expect(readOutput(output).failures).toEqual(failures);
  });

  it('reads the tasks that Nx names as failed', () => {
    const output =
      '- not this:one\n NX   Ran targets lint\n\nFailed tasks:\n\n- @lyng/cart:lint\n- @lyng/ui:typecheck\n';
    expect(readOutput(output).failedTasks).toEqual(['@lyng/cart:lint', '@lyng/ui:typecheck']);
  });

  it('reads once each what tests skip, how long slow specs took, and the numbers of a sample', () => {
    const output = [
      'skipped: a feed',
      '  skipped: a feed',
      'what was skipped: nothing',
      'slow spec: 12.3 s libs/cart/src/a.spec.ts',
      'sample 3 of 8: 118 of 549 browser tests, 600 of 701 HTTP tests',
      'sample 3 of 8: 41 spec files on both databases',
    ].join('\n');
    expect(readOutput(output)).toMatchObject({
      skips: ['a feed'],
      slowSpecs: [{ file: 'libs/cart/src/a.spec.ts', seconds: 12.3 }],
      numbers: [
        { name: 'browser tests', number: 118 },
        { name: 'HTTP tests', number: 600 },
        { name: 'spec files on both databases', number: 41 },
      ],
    });
  });
});
