import { createHash } from 'node:crypto';
import { createCircuit } from './circuit.ts';
import { FRESH_MS } from './page-cache.ts';
import { parsePage, serializePage } from './shared-pages.ts';
import type { SharedPages } from './shared-pages.ts';

/** The default timeout of a command, in ms: less than it takes to render a page. */
const TIMEOUT_MS = 50;
/** The duration of a claim, in ms: only the process with the claim renders the page. */
const CLAIM_MS = 2000;
/** The max number of pending commands: each holds memory, and a server that hangs sends no responses. */
const MAX_PENDING = 1000;

export interface RedisPagesOptions {
  /** The address of the server, `redis://` or `rediss://`. */
  readonly url: string;
  /** The beginning of each key: only pages with an equal one are shared. */
  readonly prefix: string;
  /** The time in ms since the epoch, for the pause after a failure. */
  readonly now?: () => number;
  /** The timeout of a command, in ms; 50 by default. */
  readonly timeout?: number;
}

export interface RedisPages extends SharedPages {
  /** Ends the connection, and the attempts to connect. */
  readonly close: () => void;
}

/**
 * Shared pages in Redis. It is not waited for: without a connection, and for some seconds after a failure, each process
 * renders its own pages.
 */
export async function openRedisPages(options: RedisPagesOptions): Promise<RedisPages> {
  const { url, prefix, now = Date.now, timeout = TIMEOUT_MS } = options;
  // Loaded only by processes that have a server.
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_PENDING,
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    // Every version and every compatible server knows these options.
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: 'disabled',
  });
  // Without name and password.
  const { host } = new URL(url);
  const circuit = createCircuit({
    now,
    timeout,
    onAway: (reason) => {
      // Commands that are pending when the connection is closed have not failed.
      if (client.isOpen)
        console.warn(
          `@lyng/storefront: each process renders its own pages, because Redis at ${host} failed: ${reason}`,
        );
    },
    onBack: () => console.warn(`@lyng/storefront: pages are shared again, by Redis at ${host}.`),
  });
  const call = async <Result>(name: string, send: () => Promise<Result>): Promise<Result | undefined> =>
    client.isReady ? circuit.call(name, send) : undefined;
  client.on('error', (error) => circuit.fail('connect', error));
  client.on('ready', circuit.reset);
  // It connects again by itself, at growing intervals; this rejects when it is closed before it has connected.
  client.connect().catch(() => undefined);

  // Addresses may be long, and contain what shoppers search for.
  const keyOf = (key: string): string => prefix + createHash('sha256').update(key).digest('base64url');
  return {
    get: async (key) => {
      const value = await call('get', () => client.get(keyOf(key)));
      return value ? parsePage(value) : undefined;
    },
    set: async (key, page) => {
      await call('set', () =>
        client.set(keyOf(key), serializePage(page), { expiration: { type: 'PX', value: FRESH_MS } }),
      );
    },
    claim: async (key) =>
      (await call('claim', () =>
        client.set(`${keyOf(key)}:claim`, '1', { condition: 'NX', expiration: { type: 'PX', value: CLAIM_MS } }),
      )) !== null,
    close: () => {
      if (client.isOpen) client.destroy();
    },
  };
}
