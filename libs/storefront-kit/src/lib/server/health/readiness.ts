import { isRecord } from '@lyng/model';
import { limitedFetch } from '@lyng/commerce-client';
import type { HealthCheck, Service, ServiceName, Services } from '@lyng/feature';

/** The timeout of a service's health check, in ms. */
const HEALTH_TIMEOUT = 1000;

/** The max age of a result, in ms: load balancers check more often. */
const REUSE_MS = 3000;

const MAX_BYTES = 100_000;

/** Without these there are no pages. */
const neededServices: readonly string[] = ['graphql'] satisfies readonly ServiceName[];

/** Whether the shop is ready. */
export interface Readiness {
  readonly status: 'degraded' | 'down' | 'ok';
  /** The services that do not respond and without which there is no page. */
  readonly down?: readonly string[];
  /** The services that do not respond and without which the shop does. */
  readonly degraded?: readonly string[];
}

/** Whether a response is that of a GraphQL service. */
async function hasData(response: Response): Promise<boolean> {
  const body: unknown = await response.json();
  return isRecord(body) && isRecord(body['data']) && typeof body['data']['__typename'] === 'string';
}

async function isUp({ method, url, body, status }: HealthCheck, { headers, key }: Service): Promise<boolean> {
  try {
    const response = await limitedFetch(fetch, MAX_BYTES)(url, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json', 'x-apikey': key }),
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(HEALTH_TIMEOUT),
    });
    const isExpected = status === undefined ? response.status < 500 : response.status === status;
    if (isExpected && body !== undefined) return await hasData(response);
    await response.body?.cancel();
    return isExpected;
  } catch {
    return false;
  }
}

/** The names of the services that do not respond. Services with one health check are checked once. */
async function findDown(services: Services): Promise<readonly string[]> {
  const checks = new Map<string, Promise<boolean>>();
  const results = Object.entries<Service | undefined>(services).map(async ([name, service]) => {
    if (!service?.health) return [];
    const id = JSON.stringify(service.health);
    const check = checks.get(id) ?? isUp(service.health, service);
    checks.set(id, check);
    return (await check) ? [] : [name];
  });
  return (await Promise.all(results)).flat();
}

async function check(services: Services): Promise<Readiness> {
  const names = await findDown(services);
  if (names.length === 0) return { status: 'ok' };
  const down = names.filter((name) => neededServices.includes(name));
  const degraded = names.filter((name) => !neededServices.includes(name));
  return {
    status: down.length > 0 ? 'down' : 'degraded',
    ...(down.length > 0 && { down }),
    ...(degraded.length > 0 && { degraded }),
  };
}

/** Checks the services of a shop, however often it is called at most every three seconds. */
export function createReadiness(services: Services, now: () => number): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined;
  let checkedAt = 0;
  return () => {
    if (last && Math.abs(now() - checkedAt) < REUSE_MS) return last;
    checkedAt = now();
    last = check(services);
    return last;
  };
}
