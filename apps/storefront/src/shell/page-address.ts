import { alternates, matchPath } from '@lyng/routing/core';
import type { ParamsOf, ScreenLocation, ScreenName } from '@lyng/routing/core';
import type { Language } from '@lyng/model';
import { data } from 'react-router-dom';
import { siteConfig } from '../config.ts';
import type { AppContext } from './app-context.ts';
import type { PageHead } from './page-head.ts';

/** The screen that a request's address stands for, with what it names; 404 for an address of no screen. */
export function screenOf(request: Request, { site }: Pick<AppContext, 'site'>): ScreenLocation {
  const { pathname, search } = new URL(request.url);
  const match = matchPath(pathname + search, site);
  if (match.kind === 'screen') return match;
  throw data(null, { status: 404 });
}

/** Canonical address and language alternates of a page (ROUTE-28). */
export const alternatesOf = <Screen extends ScreenName>(
  { site, origins }: Pick<AppContext, 'site' | 'origins'>,
  screen: Screen,
  params: ParamsOf<Screen> | ((language: Language) => ParamsOf<Screen> | undefined),
  query?: Readonly<Record<string, string | number | undefined>>,
): NonNullable<PageHead['alternates']> =>
  alternates({ screen, params, site, config: siteConfig, origins, ...(query && { query }) });
