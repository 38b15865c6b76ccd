import type { AppContext } from '@lyng/feature';
import { href, matchPath } from '@lyng/routing/core';
import type { ScreenLocation } from '@lyng/routing/core';
import { listSourceOf } from './list-source-of.ts';

/**
 * The one address of a list, where the requested one is another: of another path (`/l/dam`), of another language, or in
 * another letter case. The backend knows it as the list's canonical URL; `undefined` without one.
 */
export function movedListPath(
  canonicalUrl: string,
  requested: ScreenLocation,
  { site }: Pick<AppContext, 'site'>,
): string | undefined {
  const match = matchPath(site.basePath + canonicalUrl, site);
  if (match.kind !== 'screen' || listSourceOf(match) === undefined) return undefined;
  const own = href(match.screen, match.params as never, site);
  return own === href(requested.screen, requested.params as never, site) ? undefined : own;
}
