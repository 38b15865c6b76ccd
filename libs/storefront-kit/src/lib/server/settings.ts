import { ConfigurationError, readAll, readNumber, readPort, readSwitch } from '@lyng/feature';
import type { Environment } from '@lyng/feature';

/** The settings of the shop, from the environment. */
export interface Settings {
  readonly port: number;
  /** The address that the shop listens on. */
  readonly host: string;
  readonly trustProxy: boolean;
  /** The time between SIGTERM and the end of the service, while `/healthz` is 503, in ms. */
  readonly shutdownDelay: number;
  /** The folder in which assets outlive a deploy; with `undefined` only those of this one are served. */
  readonly assetStore: string | undefined;
  /**
   * The address of the Redis with the pages that processes share; with `undefined` each process renders its own pages.
   */
  readonly pageCacheUrl: string | undefined;
  /** Whether service workers are removed from the browsers that have one. */
  readonly serviceWorkerOff: boolean;
}

const DAY_MS = 86_400_000;

function isRedisAddress(text: string): boolean {
  try {
    const { protocol, username, password, hostname, pathname, search, hash } = new URL(text);
    // Throws where the client would.
    decodeURIComponent(username + password);
    return /^rediss?:$/.test(protocol) && hostname !== '' && /^(\/\d*)?$/.test(pathname) && search + hash === '';
  } catch {
    return false;
  }
}

/** Reads the address of a Redis. The error does not show it: it may contain a password. */
function readRedisAddress(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (isRedisAddress(text)) return text;
  throw new ConfigurationError(
    `@lyng/storefront: ${name} cannot be read. Set it to an address such as redis://127.0.0.1:6379 or rediss://cache.example:6380/1, or unset it.`,
  );
}

/** Reads the settings, with defaults. Throws a `ConfigurationError` with a line for each invalid one. */
export const readSettings = (env: Environment): Settings =>
  readAll({
    port: () => readPort(env, 'PORT', 4200),
    host: () => env['HOST'] || '::',
    trustProxy: () => readSwitch(env, 'TRUST_PROXY'),
    shutdownDelay: () => readNumber(env, 'SHUTDOWN_DELAY', 1500, [0, DAY_MS]),
    assetStore: () => env['ASSET_FOLDER'] || undefined,
    pageCacheUrl: () => readRedisAddress(env, 'PAGE_CACHE_URL'),
    serviceWorkerOff: () => readSwitch(env, 'SERVICE_WORKER_OFF'),
  });
