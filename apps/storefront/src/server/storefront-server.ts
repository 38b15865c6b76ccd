import fastifyStatic from '@fastify/static';
import type { SiteConfig } from '@lyng/routing/core';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { siteConfig } from '../config.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import type { ClientAssets } from './assets.ts';
import { closeGently } from './close-gently.ts';
import { createPageCache, noPageCache } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import type { PageRenderer } from './render-page.tsx';
import { hasOneHost, originForm } from './request-target.ts';
import { isPrivateAddress, publicAddress } from './public-address.ts';
import type { PublicAddress } from './public-address.ts';
import { isSameOriginPost } from './same-origin.ts';
import { hasPayment, paymentSources, shopSources } from './payment-sources.ts';
import type { PaymentSources } from './payment-sources.ts';
import { addPostalPlaces } from './postal-places/postal-places-route.ts';
import { defaultHeaders, securityHeaders } from './security-headers.ts';
import { sendText } from './send-text.ts';
import { addServiceProxy, hasOwnPostRule } from './service-proxy.ts';

export interface StorefrontServerOptions {
  readonly backendUrl: string;
  /** The client build; absent in development, where Vite serves it. */
  readonly clientFolder?: string;
  /** Where assets of earlier deploys are. */
  readonly assetFolder?: string | undefined;
  readonly assets: ClientAssets;
  readonly renderer: PageRenderer;
  readonly development?: boolean;
  /** A proxy on a private address in front of the shop, whose X-Forwarded-Host, -For and -Proto are believed. */
  readonly trustProxy?: boolean;
  readonly now?: () => number;
  /** How long a page waits for one response of the backend, in ms: an error page in time beats a good one too late. */
  readonly backendTimeout?: number;
  /** How long pages that are being answered may take once the shop is closed, in ms; 3000 unless told. */
  readonly closeWithin?: number;
  /** How long the shop still serves once it is closed, while `/healthz` is 503, in ms; 0 by default. */
  readonly shutdownDelay?: number;
  /** Ends that delay. */
  readonly hurry?: AbortSignal;
  /** Markets and hosts; those of `shop.config.json` by default. */
  readonly sites?: SiteConfig;
}

function answerError(error: Error & { readonly statusCode?: number }, reply: FastifyReply): FastifyReply {
  const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) console.error(error);
  return sendText(reply, status, status === 500 ? 'Something went wrong.' : 'The request could not be read.');
}

/** The process runs; it is ready for requests. Whoever watches over it asks by its network address. */
const healthPaths: readonly string[] = ['/livez', '/healthz'];

/** A host that belongs to a market, or the shared one. */
const isOwnHost = (host: string, { sharedHost, markets }: SiteConfig): boolean =>
  host === sharedHost || markets.some((market) => market.host === host);

/** The shop's web server: assets, the API behind the same origin, and pages. */
export async function createStorefrontServer(options: StorefrontServerOptions): Promise<FastifyInstance> {
  const {
    backendUrl,
    renderer,
    assets,
    development = false,
    trustProxy = false,
    now = Date.now,
    backendTimeout = 1500,
    closeWithin = 3000,
    shutdownDelay = 0,
    hurry,
    sites = siteConfig,
  } = options;
  const server = Fastify({
    // Named in what a shopper is told of a failure, and in the log.
    genReqId: () => randomUUID(),
    rewriteUrl: originForm,
    // By address: a number of hops is taken for nobody.
    trustProxy: trustProxy && isPrivateAddress,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 4096 },
    requestTimeout: 30_000,
    // What is being answered is answered to its end, so that nobody sees a deploy.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // A path that cannot be decoded is a page that is not there, in the shopper's language like any other.
    frameworkErrors: (error, request, reply) => {
      const bare = reply as FastifyReply;
      // No error handler stands behind this one: what is not caught here would end the process.
      if (error.code === 'FST_ERR_BAD_URL')
        answer(request as FastifyRequest, bare).catch((cause: Error) => answerError(cause, bare));
      else void bare.code(error.statusCode ?? 500).send('');
    },
  });
  server.server.headersTimeout = 10_000;
  const isStopping = closeGently(server, { delay: shutdownDelay, hurry, closeWithin });
  server.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(defaultHeaders(addressOf(request.raw).protocol)))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  const headersWith = (payment: PaymentSources) =>
    securityHeaders({ styleSource: assets.cssHash, development, payment });
  const checkoutSources = paymentSources(process.env);
  const checkoutHeaders = headersWith(checkoutSources);
  const shopHeaders = headersWith(shopSources(process.env));
  const cache = development ? noPageCache(now) : createPageCache(now);

  const addressOf = ({ headers: sent, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): PublicAddress =>
    publicAddress(sent, trustProxy && isPrivateAddress(socket.remoteAddress ?? ''));
  server.addHook('onRequest', async (request, reply) => {
    if (!hasOneHost(request.raw)) return sendText(reply, 400, 'A request has one Host header.');
    // Nothing of the shop answers on a host that is not its own, neither pages nor assets nor the API behind them (X18).
    const address = addressOf(request.raw);
    if (!healthPaths.includes(request.url) && !isOwnHost(address.host, sites))
      return sendText(reply, 421, 'This host is not one of ours.');
    // Before a byte of the form is read (X7). The API behind us has its own rule.
    const isForm = request.method === 'POST' && !hasOwnPostRule(request.url);
    if (isForm && !isSameOriginPost(request.headers, address.authority))
      return sendText(reply, 403, 'Forms of other sites are not accepted.');
    return undefined;
  });

  // Only the shop's own forms are read; the proxied API brings its own parsers.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  if (options.clientFolder) {
    await server.register(fastifyStatic, {
      root: [join(options.clientFolder, 'assets'), ...(options.assetFolder ? [options.assetFolder] : [])],
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: true,
    });
    server.get('/favicon.svg', (_request, reply) =>
      reply.sendFile('favicon.svg', options.clientFolder ?? '', { maxAge: '1d', immutable: false }),
    );
  }
  await addServiceProxy(server, { backendUrl, addressOf });
  addPostalPlaces(server);
  server.get('/livez', async () => ({ status: 'ok' }));
  server.get('/healthz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const backend = await fetch(`${backendUrl}/healthz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    return reply.code(backend?.ok ? 200 : 503).send({ status: backend?.ok ? 'ok' : 'backend unreachable' });
  });

  const answer = createPageHandler({
    backendUrl,
    backendTimeout,
    renderer,
    cache,
    headers: (screen) => (hasPayment(screen) ? checkoutHeaders : shopHeaders),
    needsDocument: (screen) => checkoutSources.script.length > 0 && !hasPayment(screen),
    sites,
    now,
    addressOf,
  });
  server.route({ method: ['GET', 'POST'], url: '/*', handler: answer });
  server.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendText(reply, 404, 'Not found.')
      : sendText(reply.header('allow', 'GET, HEAD, POST'), 405, 'This method is not allowed here.'),
  );

  server.setErrorHandler((error: Error, _request, reply) => answerError(error, reply));
  return server;
}
