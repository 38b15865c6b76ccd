// Colour codes that some runners write even to a file.
// eslint-disable-next-line no-control-regex
const colours = /\u001b\[[0-9;]*m/g;

const sum = (text, pattern) => [...text.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);

/** Adds up what Jest (`Tests: 1 failed, 2 passed, 3 total`), Vitest (`Tests  2 passed (2)`) and Playwright (`  2 passed (3s)`) report. */
export function countResults(output) {
  const text = output.replace(colours, '');
  const lines = text
    .split('\n')
    .filter((line) => /^\s*Tests:?\s/.test(line) || /^\s*\d+ (passed \([^)]*\)|failed)\s*$/.test(line))
    .join('\n');
  return { passed: sum(lines, /(\d+) passed/g), failed: sum(lines, /(\d+) failed/g) };
}

/** How Jest (`  ● suite › test`), Vitest (` FAIL  file > test`) and Playwright (`    [phone] › file › test`, below its counts) name a test that failed or was flaky. */
const namesOfFailures = [/^ {2}● (.+ › .+)$/, /^ FAIL {2}(.+ > .+)$/, /^ {4}(\[\w+\] › \S+ › .+?)[\s─]*$/];

/** The tests that a run names as failed or flaky, each once, in the order of its output. */
export function namedFailures(output) {
  const lines = output.replace(colours, '').split('\n');
  return [...new Set(lines.flatMap((line) => namesOfFailures.flatMap((pattern) => pattern.exec(line)?.[1] ?? [])))];
}
