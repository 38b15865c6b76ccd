import fastifyStatic from '@fastify/static';
import type { ContentSources, Services } from '@lyng/feature';
import { defaultMarket, resolveSite } from '@lyng/routing/core';
import type { ScreenName, SiteConfig } from '@lyng/routing/core';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Storefront } from '../shared/create-storefront.ts';
import { handleClientError } from './health/client-error-handler.ts';
import { cookieRemovals, hasCookieOverflow } from './requests/cookie-overflow.ts';
import { cookieOverflowPage } from './documents/retry-page.tsx';
import { addFeatureRoutes } from './requests/feature-routes.ts';
import { gracefulShutdown } from './health/graceful-shutdown.ts';
import { logErrorRoute } from './health/log-error.ts';
import { createPageCache, noPageCache } from './cache/page-cache.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { isPrivateAddress, publicAddress } from './requests/public-address.ts';
import type { PublicAddress } from './requests/public-address.ts';
import { createQuickPages } from './cache/quick-pages.ts';
import type { QuickPages } from './cache/quick-pages.ts';
import { createReadiness } from './health/readiness.ts';
import type { Readiness } from './health/readiness.ts';
import type { PageRenderer } from './pages/render-page.tsx';
import { hasOneHost, originForm } from './requests/request-target.ts';
import { isSameOriginPost } from './requests/same-origin.ts';
import { defaultHeaders, securityHeaders } from './requests/security-headers.ts';
import { withErrorLog } from './health/send-error-log.ts';
import { sendText } from './requests/send-text.ts';
import { serviceWorkerRoutes } from './worker/service-worker-routes.ts';
import type { ServiceWorkerOptions } from './worker/service-worker-routes.ts';
import type { SharedPages } from './cache/shared-pages.ts';
import { addServiceProxy, hasOwnPostRule } from './proxy/service-proxy.ts';
import { addSocketProxy, isSocketRequest } from './proxy/socket-proxy.ts';
import { warnOfProxy } from './proxy/warn-of-proxy.ts';

export interface StorefrontServerOptions {
  readonly shop: Pick<Storefront, 'config' | 'features'>;
  readonly services: Services;
  /** The client build; absent in development, where Vite serves it. */
  readonly clientFolder?: string;
  /** The folder with the assets of earlier deploys. */
  readonly assetFolder?: string | undefined;
  readonly renderer: PageRenderer;
  /** The deploy, for the log. */
  readonly release?: string;
  /** Absent in development. */
  readonly serviceWorker?: ServiceWorkerOptions;
  /** Writes a line of the log; to the standard output by default. */
  readonly writeLog?: (line: string) => void;
  /** The pages of other processes of this deploy. */
  readonly sharedPages?: SharedPages | undefined;
  readonly development?: boolean;
  /** Whether to trust X-Forwarded-Host, -For and -Proto of a proxy on a private address in front of the shop. */
  readonly trustProxy?: boolean;
  readonly now?: () => number;
  /** The time that open renders have after the shop is closed, in ms. */
  readonly closeWithin?: number;
  /** The time for which a closed shop still serves, while `/healthz` is 503, in ms. */
  readonly shutdownDelay?: number;
  /** Ends that delay. */
  readonly hurry?: AbortSignal;
}

/** More than Node's 16 KB, so that a request with too many cookies arrives and can be responded to. */
const MAX_HEADER_BYTES = 64 * 1024;

function sendError(error: Error & { readonly statusCode?: number }, reply: FastifyReply): FastifyReply {
  const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
  // When the visitor has left, what was on its way to them fails too.
  if (status === 500 && !reply.raw.destroyed) console.error(error);
  return sendText(reply, status, status === 500 ? 'Something went wrong.' : 'The request could not be read.');
}

/** Liveness and readiness. Monitors call these by network address. */
const healthPaths: readonly string[] = ['/livez', '/healthz'];

/** A host that belongs to a market, or the shared one. */
const isOwnHost = (host: string, { sharedHost, markets }: SiteConfig): boolean =>
  host === sharedHost || markets.some((market) => market.host === host);

/** All sources that the features name. */
function mergeSources(all: readonly (ContentSources | undefined)[]): ContentSources {
  const named = (kind: keyof ContentSources) => all.flatMap((sources) => sources?.[kind] ?? []);
  return {
    script: named('script'),
    frame: named('frame'),
    form: named('form'),
    connect: named('connect'),
    image: named('image'),
  };
}

/** The documents that may contain a payment provider's form: no tags of others there. */
const isPayment = (screen: ScreenName): boolean => screen === 'checkout' || screen === 'checkout-klarna-fail';

/** The headers of documents, by screen, and whether the checkout needs a document of its own. */
function documentHeaders({ features, config }: StorefrontServerOptions['shop'], development: boolean) {
  const checkoutSources = mergeSources(features.map(({ server }) => server?.checkoutSources?.(process.env)));
  const shopSources = mergeSources(features.map(({ server }) => server?.sources?.(process.env, config)));
  const allSources = mergeSources([checkoutSources, shopSources]);
  const hasScripts = allSources.script.length > 0;
  const sourcesOf = (screen: ScreenName): ContentSources => {
    if (isPayment(screen)) return checkoutSources;
    // Providers show the receipt of some payments.
    return screen === 'checkout-confirm' ? allSources : shopSources;
  };
  return {
    headers: (screen: ScreenName, styleSource: string | undefined) =>
      securityHeaders({ styleSource, development, payment: sourcesOf(screen) }),
    needsDocument: (screen: ScreenName) => hasScripts && !isPayment(screen),
  };
}

type AddressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => PublicAddress;

/** The address of each request, read when it arrives: a proxied one has lost its socket when its response is sent. */
function rememberAddresses(isTrusted: (address: string) => boolean): AddressOf {
  const addresses = new WeakMap<object, PublicAddress>();
  return (request) => {
    const known = addresses.get(request);
    if (known) return known;
    const address = publicAddress(request.headers, isTrusted(request.socket.remoteAddress ?? ''));
    addresses.set(request, address);
    return address;
  };
}

/** Rejects requests to other hosts, and forms of other sites. */
function addGuards(server: FastifyInstance, addressOf: AddressOf, sites: SiteConfig): void {
  server.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(defaultHeaders(addressOf(request.raw).protocol)))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  server.addHook('onRequest', async (request, reply) => {
    if (!hasOneHost(request.raw)) return sendText(reply, 400, 'A request has one Host header.');
    // Only the shop's own hosts are served: pages, assets and the API behind them.
    const address = addressOf(request.raw);
    if (!healthPaths.includes(request.url) && !isOwnHost(address.host, sites))
      return sendText(reply, 421, 'This host is not one of ours.');
    // Before the body of the form is read. The API behind us has its own rule.
    const isForm = request.method === 'POST' && !hasOwnPostRule(request.url);
    if (isForm && !isSameOriginPost(request.headers, address.authority))
      return sendText(reply, 403, 'Forms of other sites are not accepted.');
    return undefined;
  });
}

/**
 * Responds to a request with too many cookies: most of them are removed, so that the visitor is not locked out. The
 * session stays.
 */
function addCookieLimit(
  server: FastifyInstance,
  addressOf: AddressOf,
  { sites, name }: Pick<Storefront['config'], 'name' | 'sites'>,
): void {
  server.addHook('onRequest', async ({ raw, url }, reply) => {
    const { cookie } = raw.headers;
    if (cookie === undefined || !hasCookieOverflow(cookie)) return undefined;
    const { host, protocol } = addressOf(raw);
    const resolution = resolveSite({ host, target: url, config: sites });
    const language = resolution.kind === 'site' ? resolution.site.language : defaultMarket(sites).languages[0];
    return reply
      .code(431)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'set-cookie': [...cookieRemovals(cookie, { secure: protocol === 'https', host })],
      })
      .send(cookieOverflowPage(language, name));
  });
}

/** The client build's files, and those of earlier deploys. */
async function addAssets(server: FastifyInstance, clientFolder: string, assetFolder?: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: [join(clientFolder, 'assets'), ...(assetFolder ? [assetFolder] : [])],
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: true,
  });
  // Icons have the names that browsers and phones expect.
  for (const file of readdirSync(clientFolder).filter((name) => /\.(?:svg|png|ico)$/.test(name)))
    server.get(`/${file}`, (_request, reply) => reply.sendFile(file, clientFolder, { maxAge: '1d', immutable: false }));
}

function addHealth(server: FastifyInstance, readReadiness: () => Promise<Readiness>, isStopping: () => boolean): void {
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/healthz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const readiness = await readReadiness();
    return reply.code(readiness.status === 'down' ? 503 : 200).send(readiness);
  });
}

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Fastify with the limits of a public server, behind the pages that need none of it. `handlePage` also gets what the
 * router cannot decode.
 */
function openServer(trustProxy: boolean, handlePage: PageHandler, quickPages: QuickPages): FastifyInstance {
  return Fastify({
    // Part of the error text for shoppers, and of the log.
    genReqId: () => randomUUID(),
    rewriteUrl: originForm,
    serverFactory: (handle) =>
      createServer(
        {
          requestTimeout: 30_000,
          headersTimeout: 10_000,
          keepAliveTimeout: 72_000,
          maxHeaderSize: MAX_HEADER_BYTES,
          shouldUpgradeCallback: isSocketRequest,
        },
        (request, response) => {
          if (hasCookieOverflow(request.headers.cookie) || !quickPages.send(request, response))
            handle(request, response);
        },
      ),
    // By address: a number of hops would trust any client.
    trustProxy: trustProxy && isPrivateAddress,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 4096 },
    // Open requests are completed, so that a deploy fails none.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    // A path that cannot be decoded is a 404 page, in the shopper's language like any other.
    frameworkErrors: (error, request, reply) => {
      const bare = reply as FastifyReply;
      // Errors here bypass the error handler: an uncaught one would end the process.
      if (error.code === 'FST_ERR_BAD_URL')
        handlePage(request as FastifyRequest, bare).catch((cause: Error) => sendError(cause, bare));
      else void bare.code(error.statusCode ?? 500).send('');
    },
  });
}

/** Pages at every other address, and the responses when there is none. */
function addPages(server: FastifyInstance, handlePage: PageHandler): void {
  // Only the shop's own forms are parsed; the proxied API brings its own parsers.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.route({ method: ['GET', 'POST'], url: '/*', handler: handlePage });
  server.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendText(reply, 404, 'Not found.')
      : sendText(reply.header('allow', 'GET, HEAD, POST'), 405, 'This method is not allowed here.'),
  );
  server.setErrorHandler((error: Error, _request, reply) => sendError(error, reply));
}

/** The shop's web server: assets, the API behind the same origin, and pages. */
export async function createStorefrontServer(options: StorefrontServerOptions): Promise<FastifyInstance> {
  const { shop, services, renderer, development = false, trustProxy = false, now = Date.now } = options;
  const { release = '', writeLog = (line) => void process.stdout.write(line) } = options;
  const { closeWithin, shutdownDelay, hurry } = options;
  const { config } = shop;
  const isTrusted = (address: string): boolean => trustProxy && isPrivateAddress(address);
  const addressOf = rememberAddresses(isTrusted);
  const cache = development ? noPageCache(now) : createPageCache(now, { shared: options.sharedPages });
  const stopping = new AbortController();
  const quickPages = createQuickPages(cache, { isTrusted, isStopping: () => stopping.signal.aborted });
  const handlePage = createPageHandler({
    ...documentHeaders(shop, development),
    ...shop,
    services,
    renderer,
    cache,
    remember: quickPages.remember,
    now,
    addressOf,
  });
  const server = openServer(trustProxy, handlePage, quickPages);
  server.addHook('preClose', async () => stopping.abort());
  const isStopping = gracefulShutdown(server, { delay: shutdownDelay, hurry, closeWithin });
  if (!trustProxy) warnOfProxy(server, writeLog);
  addGuards(server, addressOf, config.sites);
  addCookieLimit(server, addressOf, config);
  addPages(server, handlePage);
  if (options.clientFolder) await addAssets(server, options.clientFolder, options.assetFolder);
  await addServiceProxy(server, { services, addressOf });
  addSocketProxy(server, {
    service: services.realtime,
    addressOf,
    isTrusted,
    isOwnHost: (host) => isOwnHost(host, config.sites),
  });
  const routes = [
    logErrorRoute({ release, write: withErrorLog(writeLog, services.errorLog) }),
    ...(options.serviceWorker ? serviceWorkerRoutes(options.serviceWorker) : []),
    ...shop.features.flatMap((feature) => feature.server?.routes ?? []),
  ];
  await addFeatureRoutes(server, routes, { config, services, now, addressOf });
  addHealth(server, createReadiness(services, now), isStopping);
  return server;
}
