/** More tests than this that pass only at their second try fail the run: a flaky test is a broken one. */
export const maxFlaky = 3;

/** Proofs that CI may leave out, by the beginning of their `skipped:` line: what it lacks is published data, one version of Chromium, and on some machines a Redis. */
export const allowedSkips = [
  'labelled queries of a feed',
  'the import of a real catalogue',
  'published identity numbers',
  'screenshots of stories',
  'shared pages in Redis',
];

const isAllowed = (skip) => allowedSkips.some((allowed) => skip.includes(allowed));

/**
 * What a run comes to. `results` are those of its steps: whether each went well, its counts and what it left out, its time and
 * its budget in seconds.
 */
export function verdictOf(results, { isCi }) {
  const total = (name) => results.reduce((sum, { counts }) => sum + counts[name], 0);
  const skips = [...new Set(results.flatMap(({ skips }) => skips))];
  const problems = [];
  const failedSteps = results.filter(({ ok }) => !ok).map(({ title }) => title);
  if (failedSteps.length > 0) problems.push(`Failed: ${failedSteps.join(', ')}.`);
  if (total('flaky') > maxFlaky) problems.push(`${total('flaky')} tests needed a second try; at most ${maxFlaky} may.`);
  const forbidden = isCi ? skips.filter((skip) => !isAllowed(skip)) : [];
  if (forbidden.length > 0) problems.push(`CI may not skip: ${forbidden.join('; ')}.`);
  const overBudget = results.filter(({ seconds, budget }) => seconds > budget * 1.5).map(({ title }) => title);
  // A step that broke without naming a failed test has still failed, as has a run with a problem of its own.
  const failed = results.reduce((sum, { ok, counts }) => sum + (ok ? counts.failed : Math.max(1, counts.failed)), 0);
  return {
    passed: total('passed'),
    failed: failed === 0 && problems.length > 0 ? 1 : failed,
    flaky: total('flaky'),
    skipped: total('skipped'),
    skips,
    problems,
    overBudget,
  };
}
