import autocannon from 'autocannon';
import { withCpuTime } from './process-cpu.mjs';

const warmUpSeconds = 2;
const measuredSeconds = 6;

const shoot = (options) =>
  new Promise((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  });

let visitor = 0;
/** A page for somebody who has been here before is made for them alone, so it is rendered each time. */
const asKnownVisitor = (request) => {
  visitor += 1;
  return { ...request, headers: { ...request.headers, cookie: `ralph-persisted-states=${visitor}` } };
};

/**
 * Requests one address of this machine over and over, first to warm up, then measured.
 * `cpuMs` is the processor time per request of each of `processes`.
 */
export async function load({ port, host, path, connections, processes, uncached = false }) {
  const options = {
    url: `http://127.0.0.1:${port}${path}`,
    connections,
    headers: { host, 'accept-encoding': 'br' },
    ...(uncached && { requests: [{ method: 'GET', path, setupRequest: asKnownVisitor }] }),
  };
  await shoot({ ...options, duration: warmUpSeconds });
  const { result, cpu } = await withCpuTime(processes, () => shoot({ ...options, duration: measuredSeconds }));
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0)
    throw new Error(`bench: ${failed} of the requests for ${path} failed, so the figures would be wrong.`);
  const requests = result.requests.total;
  return {
    perSecond: requests / result.duration,
    cpuMs: cpu.map((ms) => (ms === undefined ? undefined : ms / requests)),
    latencyMs: { p50: result.latency.p50, p99: result.latency.p99 },
  };
}
