import fastifyStatic from '@fastify/static';
import type { ContentSources, Feature, RouteHandler, RouteRequest, ServerRoute } from '@lyng/feature';
import { defaultMarket, resolveSite } from '@lyng/routing/core';
import type { ScreenName, SiteConfig } from '@lyng/routing/core';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Storefront } from '../shared/create-storefront.ts';
import { handleClientError } from './client-error-handler.ts';
import { cookieRemovals, hasCookieOverflow } from './cookie-overflow.ts';
import { cookieOverflowPage } from './cookie-overflow-page.tsx';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { createPageCache, noPageCache } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import { isPrivateAddress, publicAddress } from './public-address.ts';
import type { PublicAddress } from './public-address.ts';
import { createQuickPages } from './quick-pages.ts';
import type { QuickPages } from './quick-pages.ts';
import type { PageRenderer } from './render-page.tsx';
import { hasOneHost, originForm } from './request-target.ts';
import { isSameOriginPost } from './same-origin.ts';
import { defaultHeaders, securityHeaders } from './security-headers.ts';
import { sendText } from './send-text.ts';
import type { SharedPages } from './shared-pages.ts';
import { addServiceProxy, hasOwnPostRule } from './service-proxy.ts';
import { addSocketProxy, isSocketRequest } from './socket-proxy.ts';

export interface StorefrontServerOptions {
  readonly shop: Pick<Storefront, 'config' | 'features'>;
  readonly backendUrl: string;
  /** The client build; absent in development, where Vite serves it. */
  readonly clientFolder?: string;
  /** Where the assets of earlier deploys are. */
  readonly assetFolder?: string | undefined;
  readonly renderer: PageRenderer;
  /** The pages of other processes of this deploy. */
  readonly sharedPages?: SharedPages | undefined;
  readonly development?: boolean;
  /** Whether to trust X-Forwarded-Host, -For and -Proto of a proxy on a private address in front of the shop. */
  readonly trustProxy?: boolean;
  readonly now?: () => number;
  /**
   * How long a page waits for one response of the backend, in ms: an error page in time is better than a page after the
   * timeout.
   */
  readonly backendTimeout?: number;
  /** How long pages may still render once the shop is closed, in ms; 3000 by default. */
  readonly closeWithin?: number;
  /** How long the shop still serves once it is closed, while `/healthz` is 503, in ms; 0 by default. */
  readonly shutdownDelay?: number;
  /** Ends that delay. */
  readonly hurry?: AbortSignal;
  /** Markets and hosts; the configured ones by default. */
  readonly sites?: SiteConfig;
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

const noSources: ContentSources = { script: [], frame: [], connect: [], image: [] };

/** All sources that the features name. */
const mergeSources = (all: readonly (ContentSources | undefined)[]): ContentSources =>
  all.reduce<ContentSources>(
    (merged, sources = noSources) => ({
      script: [...merged.script, ...sources.script],
      frame: [...merged.frame, ...sources.frame],
      connect: [...merged.connect, ...sources.connect],
      image: [...merged.image, ...sources.image],
    }),
    noSources,
  );

/** The documents that may contain a payment provider's form. */
const isCheckout = (screen: ScreenName): boolean => screen.startsWith('checkout');

/** The headers of documents, by screen, and whether the checkout needs a document of its own. */
function documentHeaders(features: readonly Pick<Feature, 'server'>[], development: boolean) {
  const checkoutSources = mergeSources(features.map(({ server }) => server?.checkoutSources?.(process.env)));
  const shopSources = mergeSources(features.map(({ server }) => server?.sources?.(process.env)));
  return {
    headers: (screen: ScreenName, styleSource: string | undefined) =>
      securityHeaders({ styleSource, development, payment: isCheckout(screen) ? checkoutSources : shopSources }),
    needsDocument: (screen: ScreenName) => checkoutSources.script.length > 0 && !isCheckout(screen),
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
  server.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', clientFolder, { maxAge: '1d', immutable: false }),
  );
}

/** Reads what a handler of a feature's address gets of its request. */
type ReadRequest = (request: FastifyRequest) => RouteRequest;

const handlerOf = ({ get, post }: ServerRoute, method: string): RouteHandler | undefined =>
  method === 'POST' ? post : method === 'GET' || method === 'HEAD' ? get : undefined;

/** The addresses of the features beside their pages. No body is read. */
function addFeatureRoutes(server: FastifyInstance, routes: readonly ServerRoute[], read: ReadRequest): void {
  for (const route of routes) {
    const allow = [...(route.get ? ['GET', 'HEAD'] : []), ...(route.post ? ['POST'] : [])].join(', ');
    server.all(
      route.path,
      {
        onRequest: async ({ method }, reply) =>
          handlerOf(route, method)
            ? undefined
            : sendText(reply.header('allow', allow), 405, 'This method is not allowed here.'),
      },
      async (request, reply) => {
        const handle = handlerOf(route, request.method);
        if (!handle) return undefined;
        const {
          status,
          headers = {},
          body,
        } = await handle(request.params as Readonly<Record<string, string>>, read(request));
        return reply.code(status).headers(headers).send(body);
      },
    );
  }
}

function addHealth(server: FastifyInstance, backendUrl: string, isStopping: () => boolean): void {
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/healthz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const backend = await fetch(`${backendUrl}/healthz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    return reply.code(backend?.ok ? 200 : 503).send({ status: backend?.ok ? 'ok' : 'backend unreachable' });
  });
}

type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface OpenServerOptions {
  readonly trustProxy: boolean;
  /** Also gets what the router cannot decode. */
  readonly handlePage: PageHandler;
  readonly quickPages: QuickPages;
}

/** Fastify with the limits of a public server, behind the pages that need none of it. */
function openServer({ trustProxy, handlePage, quickPages }: OpenServerOptions): FastifyInstance {
  const server = Fastify({
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
  return server;
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
  const { shop, backendUrl, renderer, development = false, trustProxy = false, now = Date.now } = options;
  const { backendTimeout = 1500, closeWithin = 3000, shutdownDelay = 0, hurry, sites = shop.config.sites } = options;
  const isTrusted = (address: string): boolean => trustProxy && isPrivateAddress(address);
  const addressOf = rememberAddresses(isTrusted);
  const cache = development ? noPageCache(now) : createPageCache(now, { shared: options.sharedPages });
  const stopping = new AbortController();
  const quickPages = createQuickPages(cache, { isTrusted, isStopping: () => stopping.signal.aborted });
  const handlePage = createPageHandler({
    ...documentHeaders(shop.features, development),
    config: shop.config,
    features: shop.features,
    backendUrl,
    backendTimeout,
    renderer,
    cache,
    remember: quickPages.remember,
    sites,
    now,
    addressOf,
  });
  const server = openServer({ trustProxy, handlePage, quickPages });
  server.addHook('preClose', async () => stopping.abort());
  const isStopping = gracefulShutdown(server, { delay: shutdownDelay, hurry, closeWithin });
  addGuards(server, addressOf, sites);
  addCookieLimit(server, addressOf, { sites, name: shop.config.name });
  addPages(server, handlePage);
  if (options.clientFolder) await addAssets(server, options.clientFolder, options.assetFolder);
  await addServiceProxy(server, { backendUrl, addressOf });
  addSocketProxy(server, { backendUrl, addressOf, isTrusted, isOwnHost: (host) => isOwnHost(host, sites) });
  const routes = shop.features.flatMap((feature) => feature.server?.routes ?? []);
  addFeatureRoutes(server, routes, ({ headers, url, ip }) => ({
    query: new URLSearchParams(url.split('?', 2)[1]),
    cookieHeader: headers.cookie ?? '',
    isSameOrigin: headers['sec-fetch-site'] === 'same-origin',
    ip,
    now: now(),
    config: shop.config,
    backendUrl,
    backendTimeout,
  }));
  addHealth(server, backendUrl, isStopping);
  return server;
}
