import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { encodeRawTarget, matchPath, resolveSite, routeMeta } from '@lyng/routing/core';
import type { ScreenName, Site, SiteConfig } from '@lyng/routing/core';
import { cookieNames, parseCookies, personalCookies } from '@lyng/browser';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { siteConfig } from '../config.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import type { ClientAssets } from './assets.ts';
import { deviceClassOf, isAncientBrowser } from './device.ts';
import { createPageCache, noPageCache, packPage } from './page-cache.ts';
import type { CachedPage, Encoding } from './page-cache.ts';
import type { PageRenderer } from './render-page.tsx';
import { isPrivateAddress, publicAddress } from './public-address.ts';
import type { PublicAddress } from './public-address.ts';
import { isSameOriginPost } from './same-origin.ts';
import { paymentSources } from './payment-sources.ts';
import { addPostalPlaces } from './postal-places/postal-places-route.ts';
import { securityHeaders } from './security-headers.ts';
import { isBelieved, openVisitorSession, serverAuthClient, takeLoginToken } from './visitor-session.ts';
import { webRequest } from './web-request.ts';

export interface StorefrontServerOptions {
  readonly backendUrl: string;
  /** The client build; absent in development, where Vite serves it. */
  readonly clientFolder?: string;
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
  /** Markets and hosts; those of `shop.config.json` by default. */
  readonly sites?: SiteConfig;
}

const backendPaths = ['/graphql', '/likes', '/cdn-cgi', '/payments'];
/** Services whose posts are held to the rule of forms, and to which no cookie goes along: search, whose posts need no preflight (W26), and login, so that no other site logs anybody in. */
const guardedPaths = ['/api/storefront/v3', '/auth'];

/** How long the backend may be silent behind the proxied paths, in ms. */
const proxyTimeout = 30_000;

const encodingOf = (request: FastifyRequest): Encoding => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const encoding = encodingOf(request);
  reply
    .code(page.status)
    .headers(page.headers)
    .header('content-type', 'text/html; charset=utf-8')
    .header('vary', 'accept-encoding, cookie');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply
    .code(response.status)
    .header('cache-control', 'private, no-store')
    .send(await response.text());
}

function answerError(error: Error & { readonly statusCode?: number }, reply: FastifyReply): FastifyReply {
  const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) console.error(error);
  return reply
    .code(status)
    .type('text/plain')
    .send(status === 500 ? 'Something went wrong.' : 'The request could not be read.');
}

/** Leaves the cache without a page: the loader wants the visitor elsewhere. */
class RedirectInstead extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('@lyng/storefront: a loader answered with a redirect.');
    this.response = response;
  }
}

/** Which page of which site is asked for. */
interface PageTarget {
  readonly site: Site;
  readonly screen: ScreenName;
  readonly address: PublicAddress;
  readonly target: string;
}

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
    sites = siteConfig,
  } = options;
  const server = Fastify({
    // By address: a number of hops is taken for nobody.
    trustProxy: trustProxy && isPrivateAddress,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 4096 },
    requestTimeout: 30_000,
    // What is being answered is answered to its end, so that nobody sees a deploy.
    forceCloseConnections: 'idle',
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
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => server.server.closeAllConnections(), closeWithin).unref();
  });
  // Else a connection that has had its answer would be kept open, and hold up the end.
  server.addHook('onSend', async (_request, reply) => void (closing && reply.header('connection', 'close')));
  const headers = securityHeaders({ styleSource: assets.cssHash, development, payment: paymentSources(process.env) });
  const cache = development ? noPageCache(now) : createPageCache(now);

  const addressOf = ({ headers: sent, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): PublicAddress =>
    publicAddress(sent, trustProxy && isPrivateAddress(socket.remoteAddress ?? ''));
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Nothing of the shop answers on a host that is not its own, neither pages nor assets nor the API behind them (X18).
    const address = addressOf(request.raw);
    if (request.url !== '/healthz' && !isOwnHost(address.host, sites))
      return reply.code(421).type('text/plain').send('This host is not one of ours.');
    // Before a byte of the form is read (X7). The API behind us has its own rule.
    const isForm = request.method === 'POST' && !backendPaths.some((path) => request.url.startsWith(path));
    if (isForm && !isSameOriginPost(request.headers, address.authority))
      return reply.code(403).type('text/plain').send('Forms of other sites are not accepted.');
    return undefined;
  });

  // Only the shop's own forms are read; the proxied API brings its own parsers.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  if (options.clientFolder) {
    await server.register(fastifyStatic, {
      root: join(options.clientFolder, 'assets'),
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
  for (const prefix of [...backendPaths, ...guardedPaths]) {
    await server.register(httpProxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        timeout: proxyTimeout,
        // Unless told, a GET that is answered 503 is asked ten times more, at once: a busy backend would never recover.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, { cookie, ...sent }) => {
          const { protocol, authority } = addressOf(request.raw);
          // The backend counts by shopper, not by us, and its mails lead to where the shopper is.
          const shopper = {
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': protocol,
            'x-forwarded-host': authority,
          };
          return { ...sent, ...(cookie !== undefined && !guardedPaths.includes(prefix) && { cookie }), ...shopper };
        },
      },
    });
  }

  addPostalPlaces(server);
  server.get('/healthz', async (_request, reply) => {
    const backend = await fetch(`${backendUrl}/healthz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    return reply.code(backend?.ok ? 200 : 503).send({ status: backend?.ok ? 'ok' : 'backend unreachable' });
  });

  const answerPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { site, screen, address, target }: PageTarget,
  ): Promise<FastifyReply> => {
    const { protocol, host, port } = address;
    const secure = protocol === 'https';
    const asked = { cookieHeader: request.headers.cookie ?? '', secure, now: now() };
    const isLoginOnly = routeMeta(screen).middleware.includes('ralph-authenticated');
    const lent = isLoginOnly
      ? await takeLoginToken(target, { ...asked, believes: (token) => isBelieved(backendUrl, token, backendTimeout) })
      : undefined;
    if (lent)
      return reply
        .code(303)
        .headers({
          location: lent.location,
          'set-cookie': [...lent.setCookies],
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
        .send();
    const { cookieHeader, setCookies } = await openVisitorSession({
      ...asked,
      client: serverAuthClient(backendUrl, request.ip, backendTimeout),
    });
    if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
    const userAgent = request.headers['user-agent'] ?? '';
    const facts = {
      site,
      screen,
      host,
      port,
      protocol,
      cookieHeader,
      userAgent,
      backendUrl,
      backendTimeout,
      ip: request.ip,
    } as const;
    const origin = `${protocol}://${host}${port === undefined ? '' : `:${port}`}`;
    const render = () => renderer(webRequest(request, origin, target), facts);
    const cookies = parseCookies(cookieHeader);
    reply.headers(headers);

    if (request.method === 'POST' || setCookies.length > 0 || personalCookies.some((name) => cookies.has(name))) {
      const answer = await render();
      if (answer instanceof Response) return sendResponse(reply, answer);
      reply.header('cache-control', 'private, no-store');
      return sendPage(request, reply, await packPage(answer, now(), [encodingOf(request)]));
    }
    const key = [
      protocol,
      host,
      port,
      target,
      cookies.get(cookieNames.userType) === 'ORGANIZATION',
      deviceClassOf(userAgent),
      isAncientBrowser(userAgent),
    ].join('|');
    try {
      const page = await cache.get(key, async () => {
        const answer = await render();
        // A redirect costs nothing to make again, so it is not kept.
        if (answer instanceof Response) throw new RedirectInstead(answer);
        return { ...answer, headers: { 'cache-control': 'no-cache', ...answer.headers } };
      });
      return sendPage(request, reply, page);
    } catch (error) {
      if (error instanceof RedirectInstead) return sendResponse(reply, error.response.clone());
      throw error;
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = addressOf(request.raw);
    const { host } = address;
    const target = encodeRawTarget(request.raw.url ?? '/');
    const cookieMarket = parseCookies(request.headers.cookie ?? '').get(cookieNames.selectedMarket);
    const resolution = resolveSite({ host, target, config: sites, cookieMarket });
    if (resolution.kind === 'unknown-host')
      return reply.code(421).type('text/plain').send('This host is not one of ours.');
    if (resolution.kind === 'redirect') {
      if (resolution.unknownMarket !== undefined) console.warn('Unknown market alias; the fallback market answers.');
      // A temporary redirect may depend on the shopper's cookie.
      if (resolution.status === 302) reply.header('cache-control', 'no-store');
      return reply.code(resolution.status).header('location', resolution.location).send();
    }
    const { site } = resolution;
    const match = matchPath(target, site);
    if (match.kind === 'redirect' && request.method !== 'POST') {
      return reply.code(match.status).header('location', match.location).send();
    }
    return match.kind === 'screen'
      ? answerPage(request, reply, { site, address, screen: match.screen, target })
      : answerPage(request, reply, { site, address, screen: 'not-found', target: `${site.basePath}/404` });
  };
  server.route({ method: ['GET', 'POST'], url: '/*', handler: answer });
  server.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? reply.code(404).type('text/plain').send('Not found.')
      : reply.code(405).header('allow', 'GET, HEAD, POST').type('text/plain').send('This method is not allowed here.'),
  );

  server.setErrorHandler((error: Error, _request, reply) => answerError(error, reply));
  return server;
}
