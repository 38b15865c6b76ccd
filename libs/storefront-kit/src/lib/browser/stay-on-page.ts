import { connectionOf } from '@lyng/browser';
import type { Connection } from '@lyng/browser';
import type { Ports, Tab } from '@lyng/feature';
import { createPath } from 'react-router-dom';
import { addressOf } from './prefetch-pages.ts';

type Router = Tab['router'];
type PageData = Pick<Ports, 'readyData' | 'staleData'>;

/** The router's number of the present history entry. */
const presentNumber = (): number => (window.history.state as { readonly idx?: number } | null)?.idx ?? 0;

/** Neither data nor an error: the navigation is over before it settles. */
const never = new Promise<never>(() => undefined);

/** Code that is lost without a network comes with it: the router would remember its failure for as long as the tab lives. */
function waitForCode(router: Router, { isOnline, whenOnline }: Connection): void {
  for (const route of router.routes.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children)) {
    const { lazy } = route;
    if (typeof lazy !== 'function') continue;
    route.lazy = async () => {
      try {
        return await lazy();
      } catch (failure) {
        if (isOnline() || router.state.errors) throw failure;
        await whenOnline();
        return lazy();
      }
    };
  }
}

/**
 * Without a network the open page stays, with what was typed and chosen there, when another one cannot be loaded: the
 * router returns to the entry that it has not left yet. `onUnopened` is called with the address that was not opened.
 * Returns the ports of `data`, which it extends.
 */
export function stayOnPage(router: Router, data: PageData, onUnopened: (address: string) => void): PageData {
  const connection = connectionOf(window);
  waitForCode(router, connection);
  let shownNumber = presentNumber();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shownNumber = presentNumber();
  });
  const isLeavingTo = ({ url }: Request): boolean => {
    const { errors, location, navigation } = router.state;
    const { location: next } = navigation;
    return !errors && next !== undefined && next.key !== location.key && new URL(addressOf(next), url).href === url;
  };
  return {
    readyData: (request) => {
      const { loaderData, location, matches, navigation } = router.state;
      return navigation.location?.key === location.key
        ? loaderData[matches.at(-1)?.route.id ?? '']
        : data.readyData(request);
    },
    staleData: (failure, request) => {
      if (connection.isOnline() || !isLeavingTo(request)) return data.staleData(failure, request);
      const { location: next } = router.state.navigation;
      onUnopened(createPath(next ?? new URL(request.url)));
      const steps = shownNumber - presentNumber();
      // On the way back or forward the browser has changed the entry already. A link has not: only the router is to return.
      if (steps !== 0) window.history.go(steps);
      else window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
      return never;
    },
  };
}
