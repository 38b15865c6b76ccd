import { cookieNames, parseCookies, personalCookies } from '@lyng/browser';
import { encodeRawTarget, href, matchPath, resolveSite, routeMeta } from '@lyng/routing/core';
import type { ScreenLocation, ScreenName, Site, SiteConfig } from '@lyng/routing/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { deviceClassOf, isAncientBrowser } from './device.ts';
import { packPage } from './page-cache.ts';
import type { CachedPage, Encoding, PageCache } from './page-cache.ts';
import { cachedScreens, pageAddress, withParameters } from './page-parameters.ts';
import type { PublicAddress } from './public-address.ts';
import type { PageRenderer } from './render-page.tsx';
import { sendText } from './send-text.ts';
import { isBelieved, openVisitorSession, serverAuthClient, takeLoginToken } from './visitor-session.ts';
import { webRequest } from './web-request.ts';

const encodingOf = (request: FastifyRequest): Encoding => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const PRIVATE = 'private, no-store';
/** Of a page that is the same for everybody: it may be stored, and is requested anew each time. */
const SHARED = 'no-cache';

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl: typeof PRIVATE | typeof SHARED,
): FastifyReply {
  const encoding = encodingOf(request);
  reply
    .code(page.status)
    .header('cache-control', cacheControl)
    .headers(page.headers)
    .header('content-type', 'text/html; charset=utf-8')
    .header('vary', 'accept-encoding, cookie, user-agent');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
}

/** Sends what a loader or an action answered in place of a page, such as a redirect; `others` go along with one. */
async function sendResponse(reply: FastifyReply, response: Response, others: string): Promise<FastifyReply> {
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, name === 'location' ? withParameters(value, others) : value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply
    .code(response.status)
    .header('cache-control', PRIVATE)
    .send(await response.text());
}

/** Aborted when the visitor has gone before the response was sent: nobody else waits for a page of their own. */
function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** Leaves the cache without a page: the loader wants the visitor elsewhere. */
class RedirectInstead extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('@lyng/storefront: a loader answered with a redirect.');
    this.response = response;
  }
}

/** Which page of which site is requested. */
interface PageTarget {
  readonly site: Site;
  readonly location: ScreenLocation;
  readonly address: PublicAddress;
  readonly target: string;
}

/**
 * Whether the shop itself names the address of a page, as it does on links and in lists of its pages. There are as many of
 * these as the catalogue has; of all others, such as searches, filtered lists and other ports, there is no end.
 */
function isKnownAddress({ site, location, address: { port }, target }: PageTarget, localPort?: number): boolean {
  const { screen, params } = location;
  return (
    (port === undefined || port === localPort) && routeMeta(screen).indexable && href(screen, params, site) === target
  );
}

export interface PageHandlerOptions {
  readonly backendUrl: string;
  readonly backendTimeout: number;
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  readonly headers: (screen: ScreenName) => Readonly<Record<string, string>>;
  /** Whether the checkout must be loaded as another document from here: this one's policy lets no provider in. */
  readonly needsDocument: (screen: ScreenName) => boolean;
  readonly sites: SiteConfig;
  readonly now: () => number;
  readonly addressOf: (request: IncomingMessage) => PublicAddress;
}

/** Answers with a page: from the cache, or rendered for this visitor alone. */
export function createPageHandler(
  options: PageHandlerOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { backendUrl, backendTimeout, renderer, cache, headers, needsDocument, sites, now, addressOf } = options;

  const answerPage = async (request: FastifyRequest, reply: FastifyReply, page: PageTarget): Promise<FastifyReply> => {
    const { site, address, target } = page;
    const screen: ScreenName = page.location.screen;
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
      needsCheckoutDocument: needsDocument(screen),
    } as const;
    const origin = `${protocol}://${host}${port === undefined ? '' : `:${port}`}`;
    const cookies = parseCookies(cookieHeader);
    const reads = request.method === 'POST' ? undefined : cachedScreens[screen];
    const own = reads ? pageAddress(target, reads) : { target, others: '' };
    const render = (signal?: AbortSignal) => renderer(webRequest(request, origin, own.target, signal), facts);
    const key = [
      protocol,
      host,
      port,
      own.target,
      cookies.get(cookieNames.userType) === 'ORGANIZATION',
      deviceClassOf(userAgent),
      isAncientBrowser(userAgent),
    ].join('|');
    reply.headers(headers(screen));

    if (!reads || setCookies.length > 0 || personalCookies.some((name) => cookies.has(name))) {
      const left = signalOfLeaving(reply);
      const answer = await render(left).catch((error: unknown) => {
        // What nobody waits for any more has been broken off, and nobody reads what is sent.
        if (left.aborted) return new Response(null, { status: 499 });
        throw error;
      });
      if (answer instanceof Response) return sendResponse(reply, answer, own.others);
      // During an outage everybody's page is better than none; the browser adds the cart (promise A2).
      const last = reads && answer.status >= 500 ? cache.last(key) : undefined;
      return sendPage(request, reply, last ?? (await packPage(answer, now(), [encodingOf(request)])), PRIVATE);
    }
    try {
      const isKnown = isKnownAddress({ ...page, target: own.target }, request.socket.localPort);
      const cached = await cache.get(
        key,
        async () => {
          const answer = await render();
          // A redirect costs nothing to make again, so it is not cached.
          if (answer instanceof Response) throw new RedirectInstead(answer);
          return answer;
        },
        isKnown,
      );
      return sendPage(request, reply, cached, SHARED);
    } catch (error) {
      if (error instanceof RedirectInstead) return sendResponse(reply, error.response.clone(), own.others);
      throw error;
    }
  };

  return async (request, reply) => {
    const address = addressOf(request.raw);
    const { host } = address;
    const target = encodeRawTarget(request.raw.url ?? '/');
    const cookieMarket = parseCookies(request.headers.cookie ?? '').get(cookieNames.selectedMarket);
    const resolution = resolveSite({ host, target, config: sites, cookieMarket });
    if (resolution.kind === 'unknown-host') return sendText(reply, 421, 'This host is not one of ours.');
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
      ? answerPage(request, reply, { site, address, location: match, target })
      : answerPage(request, reply, {
          site,
          address,
          location: { screen: 'not-found', params: {} },
          target: `${site.basePath}/404`,
        });
  };
}
