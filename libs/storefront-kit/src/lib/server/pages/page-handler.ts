import { cookieNames, parseCookies, personalCookies } from '@lyng/browser';
import type { Feature, Services, ShopConfig, Visit } from '@lyng/feature';
import { encodeRawTarget, href, matchPath, resolveSite, routeMeta } from '@lyng/routing/core';
import type { ScreenLocation, ScreenName, Site } from '@lyng/routing/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { deviceClassOf, isAncientBrowser } from '../requests/device.ts';
import { bodyOf, packPersonalPage } from '../cache/pack-page.ts';
import type { CachedPage } from '../cache/pack-page.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { cachedScreensOf, isUncached, pageAddress, withParameters } from './page-parameters.ts';
import type { CachedScreens, PageAddress } from './page-parameters.ts';
import type { PublicAddress } from '../requests/public-address.ts';
import type { PageRenderer, PageResult } from './render-page.tsx';
import type { MatchedPage } from '../cache/quick-pages.ts';
import { defaultHeaders } from '../requests/security-headers.ts';
import { documentHeaders, encodingOf, isUnchanged } from '../cache/send-cached-page.ts';
import { sendText } from '../requests/send-text.ts';
import { sharedRequest, webRequest } from '../requests/web-request.ts';

const PRIVATE = 'private, no-store';
/** For shared pages: browsers may store them, and revalidate each time. */
const SHARED = 'no-cache';

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  cacheControl: typeof PRIVATE | typeof SHARED,
): FastifyReply {
  const encoding = encodingOf(request.headers);
  reply.code(page.status).header('cache-control', cacheControl).headers(documentHeaders(page, encoding));
  return isUnchanged(request.headers, page, encoding) ? reply.code(304).send() : reply.send(bodyOf(page, encoding));
}

/** Sends the response of a loader or an action in place of a page, such as a redirect, which gets `others` added. */
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

/** Aborted when the visitor leaves before the response is sent: a personal page has no other reader. */
function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** The requested page and its site. */
interface PageTarget {
  readonly site: Site;
  readonly location: ScreenLocation;
  readonly address: PublicAddress;
  readonly target: string;
}

/**
 * Whether the shop itself links to the address. The catalogue limits the number of these; all others, such as searches,
 * filtered lists and other ports, are unlimited.
 */
function isKnownAddress({ site, location, address: { port }, target }: PageTarget, localPort?: number): boolean {
  const { screen, params } = location;
  return (
    (port === undefined || port === localPort) && routeMeta(screen).indexable && href(screen, params, site) === target
  );
}

export interface PageHandlerOptions {
  readonly config: ShopConfig;
  readonly features: readonly Pick<Feature, 'server'>[];
  readonly services: Services;
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  /** Called with each request that a shared page was found for. */
  readonly remember: (request: IncomingMessage, found: MatchedPage) => void;
  readonly headers: (screen: ScreenName, styleSource: string | undefined) => Readonly<Record<string, string>>;
  /** Whether the checkout must load as a new document from here: this one's policy allows no payment provider. */
  readonly needsDocument: (screen: ScreenName) => boolean;
  readonly now: () => number;
  readonly addressOf: (request: IncomingMessage) => PublicAddress;
}

const originOf = ({ protocol, host, port }: Visit): string =>
  `${protocol}://${host}${port === undefined ? '' : `:${port}`}`;

/** A page of one visit, ready to be rendered. */
interface PageRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly page: PageTarget;
  readonly visit: Visit;
  /** The part of the address that the page reads, and the rest. */
  readonly own: PageAddress;
  readonly key: string;
  readonly render: (signal?: AbortSignal) => Promise<PageResult | Response>;
}

/** The cookies that shared pages are rendered with: those of the key, so that no other can reach them. */
const sharedCookies = (cookies: ReadonlyMap<string, string>): string =>
  cookies.get(cookieNames.userType) === 'ORGANIZATION' ? `${cookieNames.userType}=ORGANIZATION` : '';

const cacheKey = ({ protocol, host, port, userAgent }: Visit, target: string, cookies: string): string =>
  [protocol, host, port, target, cookies, deviceClassOf(userAgent), isAncientBrowser(userAgent)].join('|');

/** Renders for this visitor only. During an outage the shared page is better than none; the browser adds the cart. */
async function sendPersonalPage(
  { request, reply, own, key, render }: PageRequest,
  { cache, now }: Pick<PageHandlerOptions, 'cache' | 'now'>,
  isShared: boolean,
): Promise<FastifyReply> {
  const left = signalOfLeaving(reply);
  const rendered = await render(left).catch((error: unknown) => {
    // The render was aborted because the visitor has left, so this response is never read.
    if (left.aborted) return new Response(null, { status: 499 });
    throw error;
  });
  if (rendered instanceof Response) return sendResponse(reply, rendered, own.others);
  const last = isShared && rendered.status >= 500 ? cache.last(key) : undefined;
  return sendPage(
    request,
    reply,
    last ?? (await packPersonalPage(rendered, now(), encodingOf(request.headers))),
    PRIVATE,
  );
}

async function sendSharedPage(
  { request, reply, page, visit, own, key, render }: PageRequest,
  { cache, remember }: Pick<PageHandlerOptions, 'cache' | 'remember'>,
): Promise<FastifyReply> {
  const renderPage = async (): Promise<PageResult> => {
    const rendered = await render();
    // A redirect is cheap to compute again: thrown, it leaves the cache without a page.
    if (rendered instanceof Response) throw rendered;
    return rendered;
  };
  try {
    const isKnown = isKnownAddress({ ...page, target: own.target }, request.socket.localPort);
    const cached = await cache.get(key, renderPage, isKnown);
    remember(request.raw, {
      key,
      headers: { ...defaultHeaders(visit.protocol), 'cache-control': SHARED },
    });
    return sendPage(request, reply, cached, SHARED);
  } catch (error) {
    if (error instanceof Response) return sendResponse(reply, error.clone(), own.others);
    throw error;
  }
}

/** Runs the features' code before a page: cookies change, or one of them redirects. */
async function beforePage({ config, features }: Pick<PageHandlerOptions, 'config' | 'features'>, first: Visit) {
  let visit = first;
  const setCookies: string[] = [];
  for (const { server } of features) {
    const before = await server?.beforePage?.(visit, config);
    if (!before) continue;
    setCookies.push(...before.setCookies);
    visit = { ...visit, cookieHeader: before.cookieHeader };
    const { redirect, response } = before;
    if (redirect || response) return { visit, setCookies, redirect, response };
  }
  return { visit, setCookies };
}

async function respondWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageTarget,
  options: PageHandlerOptions & { readonly cachedScreens: CachedScreens },
): Promise<FastifyReply> {
  const { site, address, target } = page;
  const screen: ScreenName = page.location.screen;
  const { visit, setCookies, redirect, response } = await beforePage(options, {
    site,
    screen,
    target,
    method: request.method,
    protocol: address.protocol,
    host: address.host,
    port: address.port,
    cookieHeader: request.headers.cookie ?? '',
    userAgent: request.headers['user-agent'] ?? '',
    ip: request.ip,
    now: options.now(),
    services: options.services,
  });
  if (setCookies.length > 0) reply.header('set-cookie', setCookies);
  if (redirect)
    return reply
      .code(303)
      .headers({ location: redirect.location, ...redirect.headers })
      .send();
  if (response)
    return reply
      .code(response.status)
      .headers({ ...response.headers })
      .send(response.body);
  const isShared = request.method !== 'POST' && !isUncached(options.features, screen, target);
  const reads = isShared ? options.cachedScreens[screen] : undefined;
  const own = reads ? pageAddress(target, reads) : { target, others: '' };
  const needsCheckoutDocument = options.needsDocument(screen);
  const renderFor = async (sent: Request, by: Visit): Promise<PageResult | Response> => {
    const rendered = await options.renderer(sent, by, { needsCheckoutDocument });
    if (rendered instanceof Response) return rendered;
    return { ...rendered, headers: { ...options.headers(screen, rendered.styleSource), ...rendered.headers } };
  };
  const cookies = parseCookies(visit.cookieHeader);
  const shared = sharedCookies(cookies);
  const pageRequest = { request, reply, page, visit, own, key: cacheKey(visit, own.target, shared) };
  const isPersonal = !reads || setCookies.length > 0 || personalCookies.some((name) => cookies.has(name));
  if (isPersonal) {
    const render: PageRequest['render'] = (signal) =>
      renderFor(webRequest(request, originOf(visit), own.target, signal), visit);
    return sendPersonalPage({ ...pageRequest, render }, options, reads !== undefined);
  }
  const render: PageRequest['render'] = () =>
    renderFor(sharedRequest(originOf(visit), own.target), { ...visit, cookieHeader: shared });
  return sendSharedPage({ ...pageRequest, render }, options);
}

/** Responds with a page: from the cache, or rendered for this visitor. */
export function createPageHandler(
  options: PageHandlerOptions,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { addressOf, config } = options;
  const pageOptions = { ...options, cachedScreens: cachedScreensOf(options.features) };
  return async (request, reply) => {
    const address = addressOf(request.raw);
    const { host } = address;
    const target = encodeRawTarget(request.raw.url ?? '/');
    const cookieMarket = parseCookies(request.headers.cookie ?? '').get(cookieNames.selectedMarket);
    const resolution = resolveSite({ host, target, config: config.sites, cookieMarket });
    if (resolution.kind === 'unknown-host') return sendText(reply, 421, 'This host is not one of ours.');
    if (resolution.kind === 'redirect') {
      if (resolution.unknownMarket !== undefined) console.warn('Unknown market alias; the fallback market is used.');
      // A temporary redirect may depend on the shopper's cookie.
      if (resolution.status === 302) reply.header('cache-control', 'no-store');
      return reply.code(resolution.status).header('location', resolution.location).send();
    }
    const { site } = resolution;
    const match = matchPath(target, site);
    if (match.kind === 'redirect' && request.method !== 'POST')
      return reply.code(match.status).header('location', match.location).send();
    const page: PageTarget =
      match.kind === 'screen'
        ? { site, address, location: match, target }
        : { site, address, location: { screen: 'not-found', params: {} }, target: `${site.basePath}/404` };
    return respondWithPage(request, reply, page, pageOptions);
  };
}
