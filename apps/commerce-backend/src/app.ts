import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from './backend.ts';
import { backgroundWork } from './background-work.ts';
import type { BackgroundWork } from './background-work.ts';
import { closeGently } from './close-gently.ts';
import type { BackendConfig } from './config.ts';
import { registerCors } from './cors.ts';
import type { Database } from './database/database.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from './database/unavailable.ts';
import { describeError } from './describe-error.ts';
import { registerGraphql } from './graphql/graphql-route.ts';
import { makeCatalogueReader } from './services/catalogue/catalogue-reader.ts';
import { renderAllowance } from './services/images/render-allowance.ts';
import { makeTextSearch } from './services/search/find/text-search.ts';
import { registerSearch } from './services/search/search-routes.ts';
import { serviceRoutes } from './services/service-routes.ts';

/** Bytes that a request may bring. */
const BODY_LIMIT = 256 * 1024;
/** Milliseconds to send the headers, and the whole request: a slow sender must not hold a connection. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Reviews and stock alerts from one address. */
const POSTS_PER_MINUTE = 30;

export interface AppParts {
  readonly db: Database;
  /** The database over connections of its own, so that `/healthz` answers while all others are in use; `db` by default. */
  readonly healthDb?: Database;
  readonly config: BackendConfig;
  /** Ends `config.shutdownDelay` early. */
  readonly hurry?: AbortSignal;
  readonly now?: () => Date;
  readonly report?: (error: unknown, requestId: string) => void;
  readonly background?: BackgroundWork;
}

const reportToConsole = (error: unknown, requestId: string): void => {
  console.error(`commerce-backend: request ${requestId} failed. ${describeError(error)}`);
};

const makeServer = (): FastifyInstance => {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // What arrives while the server stops is still served: `closeGently` ends that.
    return503OnClosing: false,
    // The shop's own server stands before this one on the same machine and names the shopper's address.
    trustProxy: 'loopback',
  });
  // Other ways to say JSON are not read: a form or plain text can be posted from a foreign page.
  app.removeContentTypeParser('text/plain');
  return app;
};

/** Of two Host headers a proxy in front may believe the one and this server the other, so neither counts (RFC 9112, 3.2). */
const requireOneHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) await reply.code(400).send({ message: 'A request has one Host header.' });
  });
};

/** `/livez`: the process runs. `/healthz`: it is ready for requests, which a process that stops is no longer. */
const registerHealth = (
  app: FastifyInstance,
  { db, report, isStopping }: Pick<Backend, 'db' | 'report'> & { readonly isStopping: () => boolean },
): void => {
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/healthz', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch (error) {
      report(error, request.id);
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};

/** Builds the server of every service on a migrated database, ready to `listen` or to be asked in process with `inject`. */
export function buildApp({
  db,
  healthDb = db,
  config,
  hurry,
  now = () => new Date(),
  report = reportToConsole,
  background = backgroundWork((error) => report(error, 'background')),
}: AppParts): FastifyInstance {
  const backend: Backend = { db, config, now, report, background };
  const app = makeServer();
  app.addHook('onClose', () => background.idle());
  const isStopping = closeGently(app, { delay: config.shutdownDelay, ...(hurry && { hurry }) });
  requireOneHost(app);
  registerCors(app, config);
  app.addHook('onSend', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
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
  const search = makeTextSearch(db);
  // The first shopper should not wait for the whole catalogue to be read and indexed.
  app.addHook('onListen', async () => {
    await search.prepare(readCatalogue).catch((error: unknown) => report(error, 'start'));
  });
  const clock = () => now().getTime();
  const posts = renderAllowance(POSTS_PER_MINUTE, clock);
  const carts = renderAllowance(config.cartsPerMinute, clock);
  registerGraphql(app, backend, {
    readCatalogue,
    search,
    mayPost: (network) => posts.take(network).granted,
    mayCreateCart: (network) => carts.take(network).granted,
  });
  registerSearch(app, backend, { readCatalogue, search });
  for (const register of serviceRoutes) register(app, backend);
  return app;
}
