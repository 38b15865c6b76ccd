import { cookieNames, parseCookies, personalCookies } from '@lyng/browser';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deviceClassOf, isAncientBrowser } from '../requests/device.ts';
import { bodyOf } from './pack-page.ts';
import type { CachedPage, Encoding } from './pack-page.ts';
import type { PageCache } from './page-cache.ts';
import { hasOneHost } from '../requests/request-target.ts';
import { documentHeaders, encodingOf, isUnchanged } from './send-cached-page.ts';

/** The shared page that requests of one kind get, as found by routing the first of them. */
export interface MatchedPage {
  /** Its key in the page cache. */
  readonly key: string;
  /** The headers that depend on the screen and the protocol. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A found page with the header lines of its last rendering. */
interface QuickPage extends MatchedPage {
  page?: CachedPage;
  readonly lines: Partial<Record<Encoding, readonly string[]>>;
}

/** Addresses whose pages are sent without routing, and characters of each: ten megabytes at most. */
const MAX_ADDRESSES = 5000;
const MAX_KEY_LENGTH = 1000;

export interface QuickPages {
  /** Sends the page of a request if it is cached and fresh; whether it was sent. */
  readonly send: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Remembers which page a request got. */
  readonly remember: (request: IncomingMessage, found: MatchedPage) => void;
}

/** Flat names and values: Node writes them as they are. */
const linesOf = (headers: Readonly<Record<string, string | string[]>>): readonly string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]));

/**
 * Shared pages by what clients send, looked up before any routing. It has only what the router has found for an equal
 * request: same host, target, customer type and class of device, and no personal cookie.
 */
export function createQuickPages(
  cache: Pick<PageCache, 'fresh'>,
  { isTrusted, isStopping }: { isTrusted: (address: string) => boolean; isStopping: () => boolean },
): QuickPages {
  const pages = new LRUCache<string, QuickPage>({ max: MAX_ADDRESSES });

  /** Everything that routing and rendering of a shared page depend on; `undefined` if the request may be personal. */
  const keyOf = ({ headers, method, socket, url = '' }: IncomingMessage): string | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const cookies = headers.cookie === undefined ? undefined : parseCookies(headers.cookie);
    if (cookies && personalCookies.some((name) => cookies.has(name))) return undefined;
    const userAgent = headers['user-agent'] ?? '';
    const isForwarded = isTrusted(socket.remoteAddress ?? '');
    return [
      headers.host,
      isForwarded && `${String(headers['x-forwarded-host'])}|${String(headers['x-forwarded-proto'])}`,
      url,
      cookies?.get(cookieNames.userType) === 'ORGANIZATION',
      cookies?.get(cookieNames.selectedMarket),
      deviceClassOf(userAgent),
      isAncientBrowser(userAgent),
    ].join('\n');
  };

  return {
    send: (request, response) => {
      const key = isStopping() ? undefined : keyOf(request);
      const quick = key === undefined ? undefined : pages.get(key);
      const page = quick && cache.fresh(quick.key);
      if (!page || !hasOneHost(request)) return false;
      const encoding = encodingOf(request.headers);
      if (quick.page !== page) Object.assign(quick, { page, lines: {} });
      const lines = (quick.lines[encoding] ??= linesOf({ ...quick.headers, ...documentHeaders(page, encoding) }));
      if (isUnchanged(request.headers, page, encoding)) response.writeHead(304, [...lines]).end();
      else {
        const body = bodyOf(page, encoding);
        response.writeHead(page.status, [...lines, 'content-length', String(body.length)]);
        response.end(request.method === 'HEAD' ? undefined : body);
      }
      return true;
    },
    remember: (request, found) => {
      const key = keyOf(request);
      if (key !== undefined && key.length <= MAX_KEY_LENGTH) pages.set(key, { ...found, lines: {} });
    },
  };
}
