/** Runs `work` for a call; calls meanwhile lead to one more run, for all of them. */
export function oneAtATime(work) {
  let running;
  let next;
  const start = () => {
    running = Promise.resolve()
      .then(work)
      .finally(() => (running = undefined));
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(() => {
      next = undefined;
      return start();
    });
    return next;
  };
}
