import type { Feature, ReadsParameter } from '@lyng/feature';
import type { ScreenName } from '@lyng/routing/core';

/**
 * The screens with shared pages that may be cached, each with the parameters that its loader and components read. The
 * server renders them without any other, so the rest of an address cannot reach a cached page. A screen without a row
 * is personal: its pages are never cached.
 */
export type CachedScreens = { readonly [Name in ScreenName]?: ReadsParameter };

/**
 * The shared screens of the features, each with the parameters that parts of other features read there. An unknown
 * address has a shared page too.
 */
export function cachedScreensOf(features: readonly Pick<Feature, 'server'>[]): CachedScreens {
  const screens: Partial<Record<ScreenName, ReadsParameter>> = Object.assign(
    { 'not-found': () => false },
    ...features.map(({ server }) => server?.cachedScreens),
  );
  return Object.fromEntries(
    Object.entries(screens).map(([screen, reads]) => {
      const added = features.flatMap(({ server }) => server?.addedParameters?.[screen as ScreenName] ?? []);
      return [screen, added.length > 0 ? (name: string) => [reads, ...added].some((one) => one(name)) : reads];
    }),
  );
}

/** Whether an address has a parameter with which no page is cached. */
export const isUncached = (
  features: readonly Pick<Feature, 'server'>[],
  screen: ScreenName,
  target: string,
): boolean => {
  const names = [...new URLSearchParams(target.split('#', 1)[0]?.split('?').slice(1).join('?')).keys()];
  return features.some(({ server }) => {
    const reads = server?.uncachedParameters?.[screen];
    return reads !== undefined && names.some(reads);
  });
};

/** An address in two parts. */
export interface PageAddress {
  /** The path with the parameters that the page reads, unchanged. */
  readonly target: string;
  /** The other parameters, such as those of campaigns; the browser reads them, and redirects include them. */
  readonly others: string;
}

const nameOf = (parameter: string): string => [...new URLSearchParams(parameter).keys()][0] ?? '';

/** Splits a request's target into the part that the page reads and the rest. */
export function pageAddress(target: string, reads: ReadsParameter): PageAddress {
  const [address = ''] = target.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const parameters = address
    .slice(path.length + 1)
    .split('&')
    .filter((parameter) => parameter !== '');
  const own = parameters.filter((parameter) => reads(nameOf(parameter)));
  const others = parameters.filter((parameter) => !own.includes(parameter));
  return { target: own.length > 0 ? `${path}?${own.join('&')}` : path, others: others.join('&') };
}

/** Adds parameters to a location of the shop, but not to an external one. */
export function withParameters(location: string, parameters: string): string {
  if (parameters === '' || !location.startsWith('/')) return location;
  const [address = '', ...hash] = location.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${parameters}`, ...hash].join('#');
}
