/** Proofs that CI may leave out, by the beginning of their `skipped:` line: CI lacks published data, one version of Chromium, and on some machines a Redis. */
export const allowedSkips = [
  'labelled queries of a feed',
  'the import of a real catalogue',
  'published identity numbers',
  'the published schema of the API',
  'screenshots of stories',
  'shared pages in Redis',
];

/** Jest: `Tests: 1 failed, 2 passed, 3 total`. Vitest: `Tests  1 failed | 2 passed (3)`. Playwright, a line each: `  2 passed (3s)`, `  1 flaky`. */
const totals = /^\s*(?:Tests:?\s+\d.*|\d+ (?:passed \([^)]*\)|failed|flaky|skipped|did not run)\s*)$/;

/** A failed test of Jest, Vitest and Playwright, and a failed task of Nx. */
const failure = /^ {2}● .+ › .+|^ FAIL {2}.+ > .+|^ {4}\[[\w ]+\] › \S+ › .+|^- @lyng\/[\w-]+:[\w-]+$/;

const sum = (lines, pattern) => lines.reduce((total, line) => total + Number(pattern.exec(line)?.[1] ?? 0), 0);

/** Adds up the tests that a part of the check has run. A test that passed only at its second try has failed. */
export function readTests(output, { succeeded, isCi }) {
  // Some runners write colours even to a file.
  const lines = output.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  const counted = lines.filter((line) => totals.test(line));
  const those = (pattern) => [...new Set(lines.filter((line) => pattern.test(line)).map((line) => line.trim()))];
  const skips = those(/^\s*skipped: /);
  const forbidden = skips.filter((skip) => isCi && !allowedSkips.some((allowed) => skip.includes(allowed)));
  const failed = sum(counted, /(\d+) (?:failed|flaky)/) + forbidden.length;
  return {
    passed: sum(counted, /(\d+) passed/),
    // A part that broke without a failed test has still failed.
    failed: succeeded ? failed : Math.max(1, failed),
    skipped: sum(counted, /(\d+) (?:skipped|todo|did not run)/),
    skips,
    failures: [...those(failure), ...forbidden.map((skip) => `CI may not skip: ${skip}`)],
  };
}
