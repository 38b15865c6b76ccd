import { isLanguage } from '@lyng/model';
import { findScreen } from './match-path.ts';
import { decodeSegments } from './read-path.ts';
import type { PrefixOutcome } from './resolve-site.ts';
import { allowedLanguage, defaultMarket, marketByAlias, marketSite } from './site-config.ts';
import type { SiteConfig, SiteMarket } from './site-config.ts';

/** The hints that decide the market of a path without one: the host, then the cookie. */
export interface MarketHints {
  readonly cookieMarket?: string | undefined;
  /** Absent on the shared host. */
  readonly hostMarket: SiteMarket | undefined;
}

interface Reading {
  readonly market: SiteMarket;
  readonly language?: string | undefined;
  readonly names: readonly string[];
  readonly status: 301 | 302;
  readonly unknownMarket?: string;
}

/**
 * Market-prefix mode: every path is `/{market}/{locale}/…`. Whatever is missing, swapped, unknown or not allowed is
 * corrected in one redirect, to a path that this function leaves alone: it cannot loop.
 */
export function resolveMarketPrefix(config: SiteConfig, path: string, hints: MarketHints): PrefixOutcome {
  const names = decodeSegments(path);
  const current = hints.hostMarket ?? marketByAlias(config, hints.cookieMarket) ?? defaultMarket(config);
  if (names === undefined) return { kind: 'site', site: marketSite(config, current, current.languages[0]) };
  const reading = readPrefix(config, names, current);
  const site = marketSite(config, reading.market, allowedLanguage(reading.market, reading.language));
  const { status, unknownMarket } = reading;
  const onPlace = path === site.basePath || path.startsWith(`${site.basePath}/`);
  if (onPlace) return { kind: 'site', site };
  return {
    kind: 'move',
    status,
    basePath: site.basePath,
    names: reading.names,
    ...(unknownMarket !== undefined && { unknownMarket }),
  };
}

function readPrefix(config: SiteConfig, names: readonly string[], current: SiteMarket): Reading {
  const [first = '', second = ''] = names;
  const market = marketByAlias(config, first);
  const swapped = marketByAlias(config, second);
  if (market && (isLanguage(second) || !(isLanguage(first) && swapped))) {
    const hasLanguage = isLanguage(second);
    return { market, language: hasLanguage ? second : undefined, names: names.slice(hasLanguage ? 2 : 1), status: 302 };
  }
  if (isLanguage(first) && swapped) return { market: swapped, language: first, names: names.slice(2), status: 301 };
  // `/xx/sv/…` names a market we do not have, unless the path is a page of its own, such as `/dc/fi`.
  if (/^[a-z]{2}$/.test(first) && isLanguage(second) && !isPage(config, names)) {
    return {
      market: defaultMarket(config),
      language: second,
      names: names.slice(2),
      status: 302,
      unknownMarket: first,
    };
  }
  const hasLanguage = isLanguage(first);
  return {
    market: current,
    language: hasLanguage ? first : undefined,
    names: names.slice(hasLanguage ? 1 : 0),
    status: 302,
  };
}

const isPage = (config: SiteConfig, names: readonly string[]): boolean =>
  findScreen(names, { language: defaultMarket(config).languages[0], slug: config.slug }) !== undefined;
