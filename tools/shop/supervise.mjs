/** Milliseconds before the first restart; each crash soon after a start doubles them, up to `maxDelay`. */
const firstDelay = 200;
const maxDelay = 3000;
/** A process that has run for this many milliseconds has started well. */
const stableAfter = 30_000;

/**
 * The delay before a restart, in ms. `uptime` is the age of the ended process, in ms; `previous` the delay before that.
 */
export const restartDelay = (uptime, previous) =>
  previous === undefined || uptime >= stableAfter ? firstDelay : Math.min(previous * 2, maxDelay);

/**
 * Starts `program.child` again with `program.start` whenever it ends, until the returned function is called.
 * `onExit` learns how it ended and after how many ms it starts again.
 */
export function supervise(program, onExit) {
  let delay;
  let timer;
  let stopped = false;

  function watch(startedAt) {
    program.child.once('exit', (code, signal) => {
      if (stopped) return;
      delay = restartDelay(performance.now() - startedAt, delay);
      onExit(signal ?? `exit code ${code}`, delay);
      timer = setTimeout(() => {
        program.child = program.start();
        watch(performance.now());
      }, delay);
    });
  }

  watch(performance.now());
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
