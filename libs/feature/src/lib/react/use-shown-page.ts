import type { ScreenName } from '@lyng/routing/core';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../contracts/screen.ts';

/** The page that the router shows. */
export interface ShownPage {
  /** `not-found` for an address without a page; `undefined` only where no route names one, as in tests. */
  readonly screen: ScreenName | undefined;
  /** The data of its loader; `undefined` when that failed. */
  readonly data: unknown;
}

export function useShownPage(): ShownPage {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return { screen: (match?.handle as RouteHandle | undefined)?.screen, data: match?.loaderData };
}
