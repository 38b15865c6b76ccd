// Colour codes that some runners write even to a file.
const colours = /\u001b\[[0-9;]*m/g;

const linesOf = (output) => output.replace(colours, '').split('\n');

const sum = (lines, pattern) => lines.reduce((total, line) => total + Number(pattern.exec(line)?.[1] ?? 0), 0);

/** Jest: `Tests: 1 failed, 2 skipped, 2 passed, 5 total`. Vitest: `Tests  1 failed | 2 passed (3)`. */
const totals = /^\s*Tests:?\s+\d/;
/** Playwright, a line each: `  2 passed (3s)`, `  1 failed`, `  1 flaky`, `  4 skipped`. */
const playwrightTotal = /^\s*\d+ (passed \([^)]*\)|failed|flaky|skipped|did not run)\s*$/;

/** Adds up what Jest, Vitest and Playwright report. What needed a second try is `flaky`; what did not run counts as skipped. */
export function countResults(output) {
  const lines = linesOf(output).filter((line) => totals.test(line) || playwrightTotal.test(line));
  return {
    passed: sum(lines, /(\d+) passed/),
    failed: sum(lines, /(\d+) failed/),
    flaky: sum(lines, /(\d+) flaky/),
    skipped: sum(lines, /(\d+) (?:skipped|todo)/) + sum(lines, /(\d+) did not run/),
  };
}

/** How Jest (`  ● suite › test`), Vitest (` FAIL  file > test`) and Playwright (`    [phone] › file › test`, below its totals) name a test that failed or was flaky. */
const failureNames = [/^ {2}● (.+ › .+)$/, /^ FAIL {2}(.+ > .+)$/, /^ {4}(\[[\w ]+\] › \S+ › .+?)[\s─]*$/];

/** The tests that a run names as failed or flaky, each once, in the order of its output. */
export function namedFailures(output) {
  return [
    ...new Set(linesOf(output).flatMap((line) => failureNames.flatMap((pattern) => pattern.exec(line)?.[1] ?? []))),
  ];
}

/** Above the error of a test: Jest (`  ● suite › test`), Vitest (` FAIL  file > test`), Playwright (`  1) [phone] › file › test`). */
const failureHeadings = [/^ {2}● .+ › .+$/, /^ FAIL {2}.+ > .+$/, /^ {2}\d+\) \[[\w ]+\] › .+$/];

/** The first lines of the error of each failed or flaky test, each heading once. */
export function failureDetails(output, { tests = 5, count = 16 } = {}) {
  const lines = linesOf(output).filter((line) => line.trim() !== '');
  const isHeading = (line) => failureHeadings.some((pattern) => pattern.test(line));
  const headings = [...new Set(lines.filter((line) => isHeading(line)))].slice(0, tests);
  return headings.flatMap((heading) => {
    const start = lines.indexOf(heading);
    const next = lines.findIndex((line, index) => index > start && isHeading(line));
    return lines.slice(start, Math.min(start + 1 + count, next === -1 ? lines.length : next));
  });
}

/** The last lines of an output, for a step that failed without naming a test. */
export const lastLines = (output, count = 40) =>
  linesOf(output)
    .filter((line) => line.trim() !== '')
    .slice(-count);

/** Where Nx prints the output of one task: `> nx run @lyng/cart:typecheck  [local cache]`. */
const taskStart = /^> nx run (\S+)/;
/** A failed task in its summary: `- @lyng/cart:typecheck`. */
const failedTask = /^- (\S+:\S+)$/;

/** The last lines of each task that Nx reports as failed, by the task's name. */
export function failedTasks(output, count = 12) {
  const lines = linesOf(output).filter((line) => line.trim() !== '');
  const summary = lines.findLastIndex((line) => /^\s*Failed tasks:/.test(line));
  if (summary === -1) return [];
  const names = lines.slice(summary).flatMap((line) => failedTask.exec(line.trim())?.[1] ?? []);
  return names.flatMap((name) => {
    const start = lines.findIndex((line) => taskStart.exec(line)?.[1] === name);
    if (start === -1) return [];
    const length = lines.slice(start + 1).findIndex((line) => taskStart.test(line) || line.startsWith(' NX '));
    return [{ name, lines: lines.slice(start + 1, start + 1 + length).slice(-count) }];
  });
}

/** What tests report as skipped, each on a line of its own: `skipped: 51 spec files on PostgreSQL (no server is reachable)`. */
export function reportedSkips(output) {
  return [...new Set(linesOf(output).flatMap((line) => /^\s*skipped: (.+?)\s*$/.exec(line)?.[1] ?? []))];
}

const inSeconds = (text) => {
  const [, amount, unit] = /^([\d.]+)\s*(ms|s|m)$/.exec(text) ?? [];
  return Number(amount) * { ms: 0.001, s: 1, m: 60 }[unit];
};

/** How the runners print the time of a file: Jest only where it is long, Playwright by test. */
const timedLines = [
  /^(?:PASS|FAIL) (?:\w+ )?(\S+) \(([\d.]+ ?m?s)\)$/,
  /^\s*[✓❯×] (?:\|[^|]*\|)?\s*(\S+\.(?:spec|stories)\.tsx?) \(\d+ tests?[^)]*\) +([\d.]+ ?m?s)$/,
  /^\s*[✓✘ok-]+\s+\d+ (\[[\w ]+\] › [^:]+):.* \(([\d.]+m?s?)\)$/,
];

/** The files that took longest: `[name, seconds]`, longest first. */
export function slowestFiles(output, count = 10) {
  const seconds = new Map();
  for (const line of linesOf(output)) {
    for (const pattern of timedLines) {
      const [, file, time] = pattern.exec(line) ?? [];
      if (file !== undefined) seconds.set(file, (seconds.get(file) ?? 0) + inSeconds(time));
    }
  }
  return [...seconds].sort(([, one], [, other]) => other - one).slice(0, count);
}
