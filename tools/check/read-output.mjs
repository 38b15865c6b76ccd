// Colour codes that some runners write even to a file.
const colours = /\u001b\[[0-9;]*m/g;

const linesOf = (output) => output.replace(colours, '').split('\n');

const sum = (lines, pattern) => lines.reduce((total, line) => total + Number(pattern.exec(line)?.[1] ?? 0), 0);

const unique = (values) => [...new Set(values)];

/** Jest: `Tests: 1 failed, 2 skipped, 2 passed, 5 total`. Vitest: `Tests  1 failed | 2 passed (3)`. */
const totals = /^\s*Tests:?\s+\d/;
/** Playwright, a line each: `  2 passed (3s)`, `  1 failed`, `  4 skipped`. */
const playwrightTotal = /^\s*\d+ (passed \([^)]*\)|failed|flaky|skipped|did not run)\s*$/;

/** How Jest (`  ● suite › test`), Vitest (` FAIL  file > test`) and Playwright (`    [phone] › file › test`, below its totals) name a test that failed. */
const failureNames = [/^ {2}● (.+ › .+)$/, /^ FAIL {2}(.+ > .+)$/, /^ {4}(\[[\w ]+\] › \S+ › .+?)[\s─]*$/];

/** A failed task in the summary of Nx: `- @lyng/cart:typecheck`. */
const failedTask = /^\s*- (\S+:\S+)$/;

/**
 * What Jest, Vitest, Playwright and Nx have printed: the sums of their tests (one that passed only at its second try has
 * failed), the tests and tasks that failed, and the lines of tests that begin with `skipped:`, `slow spec:` and `sample`.
 */
export function readOutput(output) {
  const lines = linesOf(output);
  const counted = lines.filter((line) => totals.test(line) || playwrightTotal.test(line));
  const summary = lines.findLastIndex((line) => /^\s*Failed tasks:/.test(line));
  const those = (pattern) => unique(lines.flatMap((line) => pattern.exec(line)?.[1] ?? []));
  return {
    passed: sum(counted, /(\d+) passed/),
    failed: sum(counted, /(\d+) failed/) + sum(counted, /(\d+) flaky/),
    skipped: sum(counted, /(\d+) (?:skipped|todo)/) + sum(counted, /(\d+) did not run/),
    failures: unique(lines.flatMap((line) => failureNames.flatMap((pattern) => pattern.exec(line)?.[1] ?? []))),
    failedTasks: summary === -1 ? [] : lines.slice(summary).flatMap((line) => failedTask.exec(line)?.[1] ?? []),
    skips: those(/^\s*skipped: (.+?)\s*$/),
    slowSpecs: those(/^\s*slow spec: (.+?)\s*$/).map((line) => {
      const [, seconds, file] = /^([\d.]+) s (.+)$/.exec(line) ?? [];
      return { file, seconds: Number(seconds) };
    }),
    numbers: those(/^\s*sample \d of \d: (.+?)\s*$/)
      .flatMap((line) => [...line.matchAll(/(\d+)(?: of \d+)? ([^,]+)/g)])
      .map(([, number, name]) => ({ name, number: Number(number) })),
  };
}
