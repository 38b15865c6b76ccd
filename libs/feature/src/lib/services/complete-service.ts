import type { ServiceRow, ServiceSetting } from './service-table.ts';
import type { HealthCheck, Service } from './services.ts';

/** The backend that has all services that are not set. */
export interface Backend {
  /** Without a trailing slash. */
  readonly url: string;
  /** The timeout of a page's request, in ms. */
  readonly timeout: number;
}

/** The valid settings of a service; numbers as text. */
export type ServiceSettings = { readonly [Name in ServiceSetting]?: string | undefined };

const PROXY_TIMEOUT = 30_000;

/** No page needs more; a broken server must not fill our memory. */
const MAX_BYTES = 4_000_000;

/** The words of a health check: a method, a path, and perhaps a status. */
export const HEALTH_CHECK = /^(GET|HEAD) (\/\S*)(?: ([1-5]\d\d))?$/;

function healthCheckOf(text: string, url: string): HealthCheck | undefined {
  if (text === 'graphql') return { method: 'POST', url, body: '{"query":"{ __typename }"}', status: 200 };
  const [, method, path = '', status] = HEALTH_CHECK.exec(text) ?? [];
  if (method === undefined) return undefined;
  return {
    method: method as 'GET' | 'HEAD',
    url: new URL(path, url).href,
    ...(status !== undefined && { status: Number(status) }),
  };
}

/** A service with defaults; `undefined` when the shop has none. */
export function completeService(row: ServiceRow, settings: ServiceSettings, backend: Backend): Service | undefined {
  const { key = '', keyHeader = row.keyHeader, timeout, proxyTimeout, maxBytes, health } = settings;
  const isEmbedded = settings.url === undefined && row.embedded !== undefined;
  const url = isEmbedded ? `${backend.url}${row.embedded}` : (settings.url ?? row.url);
  // A tag manager without its key loads nothing.
  if (url === undefined || (row.isForPages && row.hasPublicKey && key === '')) return undefined;
  const embeddedHealth = isEmbedded
    ? { method: 'GET' as const, url: `${backend.url}/healthz`, status: 200 }
    : undefined;
  const ownHealth = row.isForPages ? 'none' : (row.health ?? `GET ${new URL(url).pathname}`);
  return {
    url,
    key: row.hasPublicKey ? key : '',
    headers: row.hasPublicKey || keyHeader === undefined || key === '' ? {} : { [keyHeader.toLowerCase()]: key },
    timeout: Number(timeout ?? row.timeout ?? backend.timeout),
    proxyTimeout: Number(proxyTimeout ?? row.proxyTimeout ?? PROXY_TIMEOUT),
    maxBytes: Number(maxBytes ?? row.maxBytes ?? MAX_BYTES),
    health: health === undefined && embeddedHealth ? embeddedHealth : healthCheckOf(health ?? ownHealth, url),
    isEmbedded,
  };
}
