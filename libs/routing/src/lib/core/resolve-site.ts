import { resolveLanguagePrefix } from './language-prefix.ts';
import { resolveMarketPrefix } from './market-prefix.ts';
import { joinSegments } from './path-segments.ts';
import { encodeRest, splitTarget } from './read-path.ts';
import { normaliseHost } from './request-host.ts';
import type { Site } from './site.ts';
import type { SiteConfig } from './site-config.ts';

/** The parts of a request that decide its site, all of them untrusted. */
export interface SiteRequest {
  /** See `requestHost`. */
  readonly host: string;
  /** Path with query (and hash), as sent. */
  readonly target: string;
  readonly config: SiteConfig;
  /** The value of the selected-market cookie. Decides only where host and path do not. */
  readonly cookieMarket?: string | undefined;
}

/** The site of a request, or why there is none. A `location` is always a path of the requested host. */
export type SiteResolution =
  /** `path` is the path within the site, for reading only: `matchPath` takes the complete target. */
  | { readonly kind: 'site'; readonly site: Site; readonly path: string; readonly rest: string }
  /** `unknownMarket` is for the log (ROUTE-14). A 302 may depend on the cookie and must not be cached. */
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302;
      readonly location: string;
      readonly unknownMarket?: string;
    }
  /** Respond with 421 without repeating the host. */
  | { readonly kind: 'unknown-host' };

/** The result of a prefix rule for a path. */
export type PrefixOutcome =
  | { readonly kind: 'site'; readonly site: Site }
  | {
      readonly kind: 'move';
      readonly status: 301 | 302;
      readonly basePath: string;
      readonly names: readonly string[];
      readonly unknownMarket?: string;
    };

/** Decides market and language of a request from its host, its path and, last, the shopper's cookie. */
export function resolveSite({ host, target, config, cookieMarket }: SiteRequest): SiteResolution {
  const name = normaliseHost(host);
  const hostMarket = config.markets.find((market) => market.host === name);
  if (!hostMarket && name !== config.sharedHost) return { kind: 'unknown-host' };
  const [path, rest] = splitTarget(target);
  const outcome = config.marketPrefix
    ? resolveMarketPrefix(config, path, { cookieMarket, hostMarket })
    : resolveLanguagePrefix(config, path, hostMarket);
  if (outcome.kind === 'site') {
    const { site } = outcome;
    return {
      kind: 'site',
      site,
      path: path.startsWith(site.basePath) ? path.slice(site.basePath.length) || '/' : path,
      rest,
    };
  }
  const { status, basePath, names, unknownMarket } = outcome;
  const moved = names.length === 0 ? basePath || '/' : basePath + joinSegments(names);
  return {
    kind: 'redirect',
    status,
    location: moved + encodeRest(rest),
    ...(unknownMarket !== undefined && { unknownMarket }),
  };
}
