/** The middle one of numbers or texts. */
const median = (values) => values.toSorted((a, b) => (a < b ? -1 : 1))[Math.floor(values.length / 2)];

/** Medians of each figure over the runs that have it. */
export const medians = (results) =>
  Object.fromEntries(
    [...new Set(results.flatMap(Object.keys))].map((name) => [
      name,
      median(results.map((result) => result[name]).filter((value) => value !== undefined)),
    ]),
  );

const setIn = (tree, [first, ...rest], value) => {
  if (rest.length === 0) tree[first] = value;
  else setIn((tree[first] ??= {}), rest, value);
};

/**
 * Runs each job once before the next round, so that a busy minute hits all of them: medians in a tree by the jobs' keys.
 * A job that fails does not end the others; it is reported, and the run that it failed in is left out.
 */
export async function inRounds(label, runs, jobs) {
  const results = new Map(jobs.map(({ key }) => [key, []]));
  const failures = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${label}, round ${run} of ${runs} …`);
    for (const { key, work } of jobs) {
      try {
        results.get(key).push(await work());
      } catch (error) {
        const failure = `${key.join(' ')}, round ${run}: ${String(error.message).split('\n', 1)[0]}`;
        console.error(`Failed: ${failure}`);
        failures.push(failure);
      }
    }
  }
  const figures = {};
  for (const [key, all] of results) setIn(figures, key, medians(all));
  return { figures, failures };
}
