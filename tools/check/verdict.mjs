/** Proofs that CI may leave out, by the beginning of their `skipped:` line: what it lacks is published data, one version of Chromium, and on some machines a Redis. */
export const allowedSkips = [
  'labelled queries of a feed',
  'the import of a real catalogue',
  'published identity numbers',
  'the published schema of the API',
  'screenshots of stories',
  'shared pages in Redis',
];

/** A budget is exceeded from here on: two runs on one machine differ by a tenth. */
const tolerance = 1.2;

const isAllowed = (skip) => allowedSkips.some((allowed) => skip.includes(allowed));

/** What of a part is over the budget, one sentence each with its remedy. */
function overBudget({ title, processorSeconds, slowSpecs, numbers }, budget, slowness) {
  const limitOf = (seconds = Infinity) => seconds * tolerance * slowness;
  const problems = [];
  const limit = limitOf(budget.processorSeconds[title]);
  if (processorSeconds > limit)
    problems.push(
      `"${title}" took ${Math.round(processorSeconds)} processor seconds; at most ${Math.round(limit)} may be used on this machine. Make its tests cheaper, or take others away; the budget is in tools/check/budget.json.`,
    );
  for (const { file, seconds } of slowSpecs)
    if (seconds > limitOf(budget.slowSpecs[file] ?? budget.slowSpec))
      problems.push(
        `${file} took ${seconds.toFixed(1)} processor seconds; a spec file may take ${budget.slowSpec}. Make it cheaper: the list "slowSpecs" in tools/check/budget.json may only become shorter.`,
      );
  for (const { name, number } of numbers)
    if (number > budget.tests[name])
      problems.push(
        `There are ${number} ${name} in this sample; at most ${budget.tests[name]} may run in a check. Prove the rule at a cheaper level, or name the test that the new one replaces.`,
      );
  return problems;
}

/**
 * What a run comes to. `parts` are its results: whether each went well, what `readOutput` found and its processor seconds;
 * `slowness` is how many times slower than the machine of the budget this one is.
 */
export function verdictOf(parts, { isCi, budget, slowness = 1 }) {
  const total = (name) => parts.reduce((sum, part) => sum + part[name], 0);
  const skips = [...new Set(parts.flatMap((part) => part.skips))];
  const failedParts = parts.filter(({ ok }) => !ok).map(({ title }) => title);
  const forbidden = isCi ? skips.filter((skip) => !isAllowed(skip)) : [];
  const problems = [
    ...(failedParts.length > 0 ? [`Failed: ${failedParts.join(', ')}.`] : []),
    ...(forbidden.length > 0 ? [`CI may not skip: ${forbidden.join('; ')}.`] : []),
    ...(budget ? parts.flatMap((part) => overBudget(part, budget, slowness)) : []),
  ];
  // A part that broke without naming a failed test has still failed, as has a run with a problem of its own.
  const failed = parts.reduce((sum, { ok, failed: count }) => sum + (ok ? count : Math.max(1, count)), 0);
  return {
    passed: total('passed'),
    failed: failed === 0 && problems.length > 0 ? 1 : failed,
    skipped: total('skipped'),
    skips,
    problems,
  };
}

/** What is printed once all parts have ended; the last line holds the counts alone. */
export function reportOf(parts, { passed, failed, skipped, skips, problems }, seconds) {
  const list = (title, lines) =>
    lines.length > 0 ? [`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`] : [];
  const rowOf = ({ title, seconds: wall, processorSeconds }) =>
    title.padEnd(24) + [wall, processorSeconds].map((figure) => String(Math.round(figure)).padStart(6)).join('');
  return [
    ...list('Seconds, and processor seconds of all processes:', parts.map(rowOf)),
    `Whole run: ${Math.round(seconds)} s\n`,
    ...list('Failed tests:', [...new Set(parts.flatMap(({ failures }) => failures))]),
    ...list('Failed tasks:', [...new Set(parts.flatMap(({ failedTasks }) => failedTasks))]),
    ...list('Problems:', problems),
    ...skips.map((skip) => `skipped: ${skip}`),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
