import { failedTasks, failureDetails, lastLines } from './read-output.mjs';

const row = (cells, widths) =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(widths[index]) : String(cell).padStart(widths[index])))
    .join('  ')
    .trimEnd();

/** Time and budget of each step, in seconds. */
function stepTable(results) {
  const rows = [
    ['step', 'seconds', 'budget'],
    ...results.map(({ title, seconds, budget }) => [title, seconds, budget]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => String(cells[column]).length)));
  return rows.map((cells) => row(cells, widths)).join('\n');
}

/** Characters; a report is read in a window, and parts of a longer one may be cut. */
const maxLine = 400;

/** The end of a failed step: of its failed tasks, where Nx names them. */
function endOf({ title, output }) {
  const tasks = failedTasks(output);
  return tasks.length > 0
    ? tasks.map(({ name, lines }) => [`The last lines of ${name}:`, lines])
    : [[`The last lines of “${title}”:`, lastLines(output)]];
}

/** What is printed once all steps have ended; the last line holds the counts alone. */
export function reportOf(results, verdict, seconds) {
  const list = (title, lines) =>
    lines.length > 0 ? [`${title}\n${lines.map((line) => `  ${line.slice(0, maxLine)}`).join('\n')}`] : [];
  const slowest = results
    .flatMap(({ slowest }) => slowest)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10);
  return [
    stepTable(results),
    `Whole check: ${seconds} s`,
    ...list(
      'Slowest files:',
      slowest.map(([file, time]) => `${time.toFixed(1).padStart(6)} s  ${file}`),
    ),
    ...list('More than half over their time budget:', verdict.overBudget),
    ...list(
      'Failed, or passed only at the second try:',
      results.flatMap(({ failures }) => failures),
    ),
    ...results.flatMap(({ title, output, failures }) =>
      failures.length > 0 ? list(`Errors of “${title}”:`, failureDetails(output)) : [],
    ),
    ...results
      .filter(({ ok, failures }) => !ok && failures.length === 0)
      .flatMap((step) => endOf(step).flatMap(([title, lines]) => list(title, lines))),
    ...list(`Problems:`, verdict.problems),
    [...verdict.skips.map((skip) => `skipped: ${skip}`), `${verdict.flaky} flaky`].join('\n'),
    `${verdict.passed} passed, ${verdict.failed} failed${verdict.skipped > 0 ? `, ${verdict.skipped} skipped` : ''}`,
  ].join('\n\n');
}
