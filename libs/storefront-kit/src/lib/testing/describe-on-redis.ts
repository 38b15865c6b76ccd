/** A suite that needs a Redis; skipped where none is reachable, with a line that the check repeats. */
export function describeOnRedis(title: string, define: (url: string) => void): void {
  const url = process.env['TEST_REDIS_URL'];
  if (url) return describe(title, () => define(url));
  // Nothing here can run without a server: the check names what was skipped.
  process.stdout.write(`skipped: ${title} (no Redis is reachable)\n`);
  return describe.skip(title, () => it.todo('needs a Redis'));
}
