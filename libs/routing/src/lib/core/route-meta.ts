import { routeTable } from './route-table.ts';
import type { Layout, MiddlewareName, PageType, RouteRow, ScreenName } from './route-table.ts';

/** What is known of a screen beside its paths. */
export interface RouteMeta {
  readonly screen: ScreenName;
  readonly pageType: PageType;
  readonly layout: Layout;
  /** In the order in which they run. */
  readonly middleware: readonly MiddlewareName[];
  readonly indexable: boolean;
}

/** The metadata of a screen with the defaults of spec §2 filled in. */
export function routeMeta(screen: ScreenName): RouteMeta {
  const { pageType, layout = 'default', middleware = [], indexable = true }: RouteRow = routeTable[screen];
  return { screen, pageType, layout, middleware: ['ralph-default', ...middleware], indexable };
}

/** Spec §2: checkout pages are recognised by their route name. */
export const isCheckoutRoute = (routeName: string): boolean => routeName.includes('checkout');

/** Spec §2: search pages are recognised by their route name. */
export const isSearchRoute = (routeName: string): boolean => routeName.includes('search');
