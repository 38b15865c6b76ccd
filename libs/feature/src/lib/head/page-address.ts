import { alternates, matchPath } from '@lyng/routing/core';
import type { ParamsOf, ScreenLocation, ScreenName } from '@lyng/routing/core';
import type { Language } from '@lyng/model';
import { data } from 'react-router-dom';
import type { AppContext } from '../contracts/app-context.ts';
import type { PageHead } from './page-head.ts';

/** The screen of a request's address, with its parameters; 404 for an unknown address. */
export function screenOf(request: Request, { site }: Pick<AppContext, 'site'>): ScreenLocation {
  const { pathname, search } = new URL(request.url);
  const match = matchPath(pathname + search, site);
  if (match.kind === 'screen') return match;
  throw data(null, { status: 404 });
}

/** Canonical address and language alternates of a page. */
export const alternatesOf = <Screen extends ScreenName>(
  { config, site, origins }: Pick<AppContext, 'config' | 'site' | 'origins'>,
  screen: Screen,
  params: ParamsOf<Screen> | ((language: Language) => ParamsOf<Screen> | undefined),
  query?: Readonly<Record<string, string | number | undefined>>,
): NonNullable<PageHead['alternates']> =>
  alternates({ screen, params, site, config: config.sites, origins, ...(query && { query }) });
