import { isLanguage } from '@lyng/model';
import { decodeSegments } from './read-path.ts';
import type { PrefixOutcome } from './resolve-site.ts';
import { defaultMarket, marketSite } from './site-config.ts';
import type { SiteConfig, SiteMarket } from './site-config.ts';

/**
 * The host decides market and language; a default language has no prefix, others do. On the shared host, where
 * `hostMarket` is absent, the prefix chooses the language and with it the market.
 */
export function resolveLanguagePrefix(
  config: SiteConfig,
  path: string,
  hostMarket: SiteMarket | undefined,
): PrefixOutcome {
  const market = hostMarket ?? defaultMarket(config);
  const [ownLanguage] = market.languages;
  const names = decodeSegments(path);
  const prefix = path.split('/', 2)[1];
  if (names === undefined || !isLanguage(prefix))
    return { kind: 'site', site: marketSite(config, market, ownLanguage) };
  if (prefix === ownLanguage) return { kind: 'move', status: 301, basePath: '', names: names.slice(1) };
  const spoken = hostMarket
    ? market.languages.includes(prefix) && market
    : (config.markets.find(({ languages }) => languages[0] === prefix) ??
      config.markets.find(({ languages }) => languages.includes(prefix)));
  // A language that the market does not allow is replaced by the market's own.
  if (!spoken) return { kind: 'move', status: 302, basePath: '', names: names.slice(1) };
  return { kind: 'site', site: { ...marketSite(config, spoken, prefix), basePath: `/${prefix}` } };
}
