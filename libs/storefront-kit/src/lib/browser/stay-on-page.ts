import type { Connection } from '@lyng/browser';
import type { Tab } from '@lyng/feature';
import { createPath } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { addressOf } from './prefetch-pages.ts';

type Router = Tab['router'];

const KEY = 'offline';

/** Whether the router shows `next` without loading data: a place or a step of the present page. */
function isOnPage({ location, matches }: Router['state'], next: Location): boolean {
  if (next.key === location.key) return true;
  const isAnchor = next.search === location.search && next.hash !== '';
  return next.pathname === location.pathname && (isAnchor || matches.at(-1)?.route.shouldRevalidate !== undefined);
}

/**
 * Without a network the open page stays, with what was typed and chosen there, until `load` has the code and the data of
 * the next one. When it fails, `onUnopened` is called with the address. The router itself undoes a blocked step of the
 * history.
 */
export function stayOnPage(
  router: Router,
  { isOnline }: Connection,
  load: (address: string) => Promise<unknown>,
  onUnopened: (address: string) => void,
): void {
  const open = async (next: Location): Promise<void> => {
    const [{ status }] = await Promise.allSettled([load(addressOf(next))]);
    const blocker = router.state.blockers.get(KEY);
    // Another link was followed meanwhile.
    if (blocker?.state !== 'blocked' || blocker.location !== next) return;
    if (status === 'fulfilled') return blocker.proceed();
    blocker.reset();
    onUnopened(createPath(next));
  };
  router.getBlocker(KEY, ({ nextLocation }) => {
    if (isOnline() || router.state.errors || isOnPage(router.state, nextLocation)) return false;
    void open(nextLocation);
    return true;
  });
}
