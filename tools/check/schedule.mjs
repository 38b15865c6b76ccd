/**
 * Runs every step once its predecessors have ended, at most `lanes` beside each other, and resolves with their results in
 * the order of the steps. A step whose predecessor failed is skipped.
 *
 * @template Step, Result
 * @param {readonly (Step & { readonly id: string, readonly after?: readonly string[] })[]} steps first come, first served
 * @param {{ readonly lanes: number, readonly run: (step: Step) => Promise<Result & { readonly ok: boolean }>, readonly skip: (step: Step) => Result & { readonly ok: boolean } }} options
 */
export async function schedule(steps, { lanes, run, skip }) {
  const ids = new Set(steps.map(({ id }) => id));
  const results = new Map();
  const waiting = [...steps];
  const running = new Map();
  const predecessorsOf = ({ after = [] }) => after.filter((id) => ids.has(id));
  const start = () => {
    for (const step of waiting.slice()) {
      const predecessors = predecessorsOf(step);
      if (!predecessors.every((id) => results.has(id))) continue;
      if (!predecessors.every((id) => results.get(id).ok)) {
        waiting.splice(waiting.indexOf(step), 1);
        results.set(step.id, skip(step));
        return start();
      }
      if (running.size >= lanes) continue;
      waiting.splice(waiting.indexOf(step), 1);
      running.set(
        step.id,
        run(step).then((result) => {
          running.delete(step.id);
          results.set(step.id, result);
        }),
      );
    }
  };
  start();
  while (running.size > 0) {
    await Promise.race(running.values());
    start();
  }
  if (waiting.length > 0)
    throw new Error(`These steps wait for each other: ${waiting.map(({ id }) => id).join(', ')}.`);
  return steps.map(({ id }) => results.get(id));
}
