import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { gracefulShutdown, hasOneHost } from '@lyng/storefront-kit/fastify';
import type { Backend } from '../platform/backend.ts';
import { backgroundWork } from '../platform/background-work.ts';
import type { BackgroundWork } from '../platform/background-work.ts';
import type { BackendConfig } from '../platform/config.ts';
import { registerCors } from './cors.ts';
import { createContentReader } from '../catalogue/content/files/content-reader.ts';
import { printContentError } from '../catalogue/content/files/content-error.ts';
import { customerHooks } from './all-customer-hooks.ts';
import type { Database } from '../platform/database/database.ts';
import { listenOf } from '../platform/database/notifications.ts';
import { missingSteps } from '../platform/database/migrate.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../platform/database/unavailable.ts';
import { describeError } from '../platform/errors/describe-error.ts';
import { createChangeFeed, neverNotified } from '../platform/events/change-feed.ts';
import type { ChangeFeed } from '../platform/events/change-feed.ts';
import { registerGraphql } from './graphql-route.ts';
import type { Sources } from './make-api-context.ts';
import { isSocketRequest, registerRealtime } from './register-realtime.ts';
import { makeCatalogueReader } from '../catalogue/snapshot/catalogue-reader.ts';
import { rateLimiter } from '../platform/limits/rate-limit.ts';
import { registerEditSearch } from '../search/edit/edit-search-routes.ts';
import { makeTextSearch } from '../search/find/text-search.ts';
import { registerSearch } from '../search/search-routes.ts';
import { serviceRoutes } from './service-routes.ts';

/** Bytes that a request may bring. */
const BODY_LIMIT = 256 * 1024;
/** Milliseconds to send the headers, and the complete request: a slow sender must not hold a connection. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds between two looks at the files of the editors. */
const CONTENT_CHECK_MS = 1000;
/** Reviews and stock alerts from one address. */
const POSTS_PER_MINUTE = 30;

export interface AppParts {
  readonly db: Database;
  /**
   * A database with connections of its own, so that `/healthz` responds while all others are in use; `db` by default.
   */
  readonly healthDb?: Database;
  readonly config: BackendConfig;
  /** Ends `config.shutdownDelay` early. */
  readonly hurry?: AbortSignal;
  readonly now?: () => Date;
  readonly report?: (error: unknown, requestId: string) => void;
  readonly background?: BackgroundWork;
  /** The changes that subscriptions follow; the notifications of `db` by default. */
  readonly changes?: ChangeFeed;
}

const reportToConsole = (error: unknown, requestId: string): void => {
  console.error(`commerce-backend: request ${requestId} failed. ${describeError(error)}`);
};

const makeServer = (): FastifyInstance => {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, shouldUpgradeCallback: isSocketRequest },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Requests that arrive while the server stops are still served: `gracefulShutdown` ends that.
    return503OnClosing: false,
    // The shop's own server stands before this one on the same machine and names the shopper's address.
    trustProxy: 'loopback',
  });
  // Other content types are not parsed as JSON: a foreign page can post a form or plain text.
  app.removeContentTypeParser('text/plain');
  return app;
};

/** A text of so many characters is encoded before it is written. */
const LARGE_TEXT = 16_384;

/** Node encodes a text again for each part that a socket takes: for a search page, several milliseconds. */
const encodeLarge = (payload: unknown): unknown =>
  typeof payload === 'string' && payload.length > LARGE_TEXT ? Buffer.from(payload) : payload;

/**
 * `/livez`: the process runs. `/healthz`: it is ready for requests, which a process that stops is no longer, and one on
 * the schema of an earlier release is not yet.
 */
const registerHealth = (
  app: FastifyInstance,
  { db, report, isStopping }: Pick<Backend, 'db' | 'report'> & { readonly isStopping: () => boolean },
): void => {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/healthz', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      const missing = await missingSteps(db);
      return missing.length === 0 ? { status: 'ok' } : reply.code(503).send({ status: 'old-schema', missing });
    } catch (error) {
      report(error, request.id);
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};

/** Looks at the files of the editors also without a request: an error is on the console at once. */
const watchContent = (app: FastifyInstance, content: Backend['content']): void => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    content();
    timer = setInterval(content, CONTENT_CHECK_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};

/**
 * Builds the server with every service on a migrated database, ready to `listen` or to handle in-process requests with
 * `inject`.
 */
export function buildApp({
  db,
  healthDb = db,
  config,
  hurry,
  now = () => new Date(),
  report = reportToConsole,
  background = backgroundWork((error) => report(error, 'background')),
  changes = createChangeFeed(listenOf(db) ?? neverNotified, (error) => report(error, 'changes')),
}: AppParts): FastifyInstance {
  const content = createContentReader({
    folder: config.contentFolder,
    clock: () => now().getTime(),
    report: (errors) =>
      console.error(errors.map(printContentError).join('\n') || 'content: every file can be read again.'),
  });
  const backend: Backend = { db, config, now, report, background, content };
  const app = makeServer();
  app.addHook('onClose', () => background.idle());
  const isStopping = gracefulShutdown(app, { delay: config.shutdownDelay, hurry });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!hasOneHost(raw)) await reply.code(400).send({ message: 'A request has one Host header.' });
  });
  registerCors(app, config);
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    return encodeLarge(payload);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const busy = isUnavailable(error);
    const status = busy ? 503 : (error.statusCode ?? 500);
    if (status >= 500) report(error, request.id);
    if (busy) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply
      .code(status)
      .send({ message: status >= 500 ? 'Unexpected error.' : error.message, requestId: request.id });
  });
  registerHealth(app, { db: healthDb, report, isStopping });
  const readCatalogue = makeCatalogueReader(backend);
  const search = makeTextSearch(db, () => content().search.synonyms);
  watchContent(app, content);
  // The first shopper should not wait until the complete catalogue is read and indexed.
  app.addHook('onListen', async () => {
    await search.prepare(readCatalogue).catch((error: unknown) => report(error, 'start'));
  });
  const clock = () => now().getTime();
  const posts = rateLimiter(POSTS_PER_MINUTE, clock);
  const carts = rateLimiter(config.cartsPerMinute, clock);
  app.addHook('onClose', () => changes.close());
  const sources: Sources = {
    readCatalogue,
    search,
    customerHooks,
    changes,
    mayPost: (network) => posts.take(network).granted,
    mayCreateCart: (network) => carts.take(network).granted,
  };
  registerGraphql(app, backend, sources);
  registerRealtime(app, backend, sources);
  registerSearch(app, backend, { readCatalogue, search });
  registerEditSearch(app, backend, { readCatalogue, search });
  for (const register of serviceRoutes) register(app, backend);
  return app;
}
