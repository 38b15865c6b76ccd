import { routeTable } from './route-table.ts';
import type { Layout, MiddlewareName, PageType, RouteRow, ScreenName } from './route-table.ts';

/** The properties of a screen beside its paths. */
export interface RouteMeta {
  readonly screen: ScreenName;
  readonly pageType: PageType;
  readonly layout: Layout;
  /** In the order in which they run. */
  readonly middleware: readonly MiddlewareName[];
  readonly indexable: boolean;
}

/** The metadata of a screen with the defaults filled in. */
export function routeMeta(screen: ScreenName): RouteMeta {
  const { pageType, layout = 'default', middleware = [], indexable = true }: RouteRow = routeTable[screen];
  return { screen, pageType, layout, middleware: ['ralph-default', ...middleware], indexable };
}

/** Checkout pages are recognised by their route name. */
export const isCheckoutRoute = (routeName: string): boolean => routeName.includes('checkout');

/** Search pages are recognised by their route name. */
export const isSearchRoute = (routeName: string): boolean => routeName.includes('search');
