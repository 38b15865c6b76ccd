import autocannon from 'autocannon';
import { withProcesses } from './process-cpu.mjs';

const WARM_UP_SECONDS = 1;
const MEASURED_SECONDS = 4;

/**
 * Requests one address of this machine over and over, first to warm up, then measured, for some seconds or `amount`
 * times. `headersOf` gives each request headers of its own. Returned are the rate, the latency in ms, the statuses, and for
 * the processes `storefront` and `backend` the processor time per request in ms and the highest memory in MB. Only with
 * `mayFail` may a status be another than 200.
 */
export async function load({ port, host, path, connections, storefront, backend, headersOf, amount, mayFail = false }) {
  const setupRequest = (request) => ({ ...request, headers: { ...request.headers, ...headersOf() } });
  const options = {
    url: `http://127.0.0.1:${port}${path}`,
    connections,
    headers: { host, 'accept-encoding': 'br' },
    ...(headersOf && { requests: [{ method: 'GET', path, setupRequest }] }),
  };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const { result, used, peaks } = await withProcesses([storefront, backend], () =>
    autocannon({ ...options, ...(amount ? { amount } : { duration: MEASURED_SECONDS }) }),
  );
  const broken = result.errors + result.timeouts;
  const failed = broken + result.non2xx;
  if (failed > 0 && !mayFail)
    throw new Error(`bench: ${failed} of the requests for ${path} failed, so the figures would be wrong.`);
  const requests = result.requests.total;
  const statuses = Object.entries(result.statusCodeStats).map(([status, { count }]) => `${status}: ${count}`);
  const [storefrontCpuMs, backendCpuMs] = used.map((ms) => (ms === undefined ? undefined : ms / requests));
  const [storefrontMb, backendMb] = peaks;
  return {
    perSecond: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses: [...statuses, ...(broken > 0 ? [`none: ${broken}`] : [])].join(', '),
    storefrontCpuMs,
    backendCpuMs,
    storefrontMb,
    backendMb,
  };
}
