import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { listenOf } from '../../platform/database/notifications.ts';
import type { Database } from '../../platform/database/database.ts';
import { createChangeFeed } from '../../platform/events/change-feed.ts';
import type { ChangeFeed } from '../../platform/events/change-feed.ts';
import { makeConfig, testApiKey } from '../../testing/test-config.ts';
import { buildApp } from '../app.ts';
import type { AppParts } from '../app.ts';

/** Values in the order in which they come. */
export class Arrivals<Value> {
  readonly #values: Value[] = [];
  readonly #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  readonly add = (value: Value): void => {
    this.#values.push(value);
    for (const { count, resolve } of this.#waiting) if (this.#values.length >= count) resolve();
  };

  /** The first values, as soon as there are so many. */
  async first(count: number): Promise<readonly Value[]> {
    if (this.#values.length < count) await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }));
    return this.#values.slice(0, count);
  }

  get count(): number {
    return this.#values.length;
  }
}

/** A server with a port of its own. */
export interface RealtimeServer {
  readonly app: FastifyInstance;
  readonly url: string;
  /** The topics that have been followed, in order. */
  readonly followed: Arrivals<string>;
  readonly close: () => Promise<void>;
}

/** Starts a process on the database. */
export async function openRealtime(db: Database, parts: Omit<AppParts, 'db' | 'config'> = {}): Promise<RealtimeServer> {
  const followed = new Arrivals<string>();
  const listen = listenOf(db);
  if (listen === undefined) throw new Error('The database has no notifications.');
  const feed = createChangeFeed(listen, (error) => {
    throw error;
  });
  const changes: ChangeFeed = {
    ...feed,
    follow: async (topic, follower) => {
      const unfollow = await feed.follow(topic, follower);
      followed.add(topic);
      return unfollow;
    },
  };
  const app = buildApp({ db, config: makeConfig(), changes, report: () => undefined, ...parts });
  const url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  return { app, url: `${url}/graphql/ws`, followed, close: () => app.close() };
}

/** The published client; it connects once, unless more attempts are named. */
export const connectClient = (
  { url }: Pick<RealtimeServer, 'url'>,
  {
    token,
    retryAttempts = 0,
    ...more
  }: { readonly token?: string | undefined } & Partial<Parameters<typeof createClient>[0]> = {},
): Client =>
  createClient({
    url,
    retryAttempts,
    connectionParams: { 'X-ApiKey': testApiKey, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...more,
  });

/** One subscription: its events, and how it ends. */
export function follow(client: Client, query: string, variables: Record<string, unknown>) {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever its own document requested
  const events = new Arrivals<any>();
  let stop: () => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => {
    stop = client.subscribe(
      { query, variables },
      { next: events.add, error: resolve, complete: () => resolve(undefined) },
    );
  });
  return { events, ended, stop };
}

export const cartChanged = 'subscription CartChanged($id: String!) { cartChanged(id: $id) { id version } }';
export const orderStatusChanged =
  'subscription OrderStatusChanged($orderId: Int!) { orderStatusChanged(orderId: $orderId) { orderId status version } }';
export const stockChanged =
  'subscription StockChanged($productId: Int!) { stockChanged(productId: $productId) { productId version } }';
