import { appContext } from '@lyng/feature';
import type { AppContext, Ports, RouteHandle, Tab } from '@lyng/feature';
import { routeMeta } from '@lyng/routing/core';
import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import { savesData } from './preload-next-modules.ts';

/** How long data that was loaded ahead is used, in ms. */
const PREFETCHED_FOR = 10_000;
/** How long a page behind Back is shown as it was, in ms: as long as the server sends a cached page. */
const REMEMBERED_FOR = 300_000;
/** How many pages behind Back are remembered. */
const MAX_REMEMBERED = 20;
/** How long a mouse rests on a link before its page is loaded ahead, in ms: one that only passes by rests less. */
const REST = 65;

interface Dated {
  readonly data: unknown;
  readonly at: number;
}

type Router = Tab['router'];

const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname + search;

/** Pages that are the same for everybody; the others are loaded each time. */
const isPublic = (handle: RouteHandle | undefined): boolean =>
  handle !== undefined && routeMeta(handle.screen).indexable;

/** The data of the pages behind Back, by the key of their history entry. */
function rememberPages(router: Router): (address: string) => unknown {
  const pages = new Map<string, Dated & { readonly address: string }>();
  const remember = ({ errors, loaderData, location, matches }: Router['state']): void => {
    const { route } = matches.at(-1) ?? {};
    if (errors || !route || !isPublic(route.handle as RouteHandle)) return;
    pages.delete(location.key);
    pages.set(location.key, { address: addressOf(location), data: loaderData[route.id], at: Date.now() });
    for (const key of [...pages.keys()].slice(0, -MAX_REMEMBERED)) pages.delete(key);
  };
  router.subscribe((state) => {
    const { navigation, revalidation } = state;
    // After a review, a login or another market they are no longer true.
    if (revalidation === 'loading' || navigation.formMethod) pages.clear();
    // The page is still the present one when the navigation from it starts.
    else remember(state);
  });
  remember(router.state);
  return (address) => {
    // On the way back the entry changes before the page, on the way forward after it.
    const key = (window.history.state as { readonly key?: string } | null)?.key ?? 'default';
    const { location, navigation } = router.state;
    // A link to the present page loads it again; a step back to it, while another one was loading, does not.
    if (key === location.key && navigation.location?.key !== key) return undefined;
    const page = pages.get(key);
    return page?.address === address && Date.now() - page.at < REMEMBERED_FOR ? page.data : undefined;
  };
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Loads the data of public pages when their link is touched, focused, or a mouse rests on it. */
function prefetchOnIntent(router: Router, app: AppContext): (address: string) => unknown {
  const prefetched = new Map<string, Dated>();
  const prefetch = ({ origin, href, pathname, search, target }: HTMLAnchorElement): void => {
    const address = addressOf({ pathname, search });
    const isHere = origin === window.location.origin && target === '';
    if (!isHere || address === addressOf(window.location) || savesData()) return;
    const { params, route } = matchRoutes(router.routes, pathname)?.at(-1) ?? {};
    if (!isPublic(route?.handle as RouteHandle) || typeof route?.loader !== 'function') return;
    const known = prefetched.get(address);
    if (known && Date.now() - known.at < PREFETCHED_FOR) return;
    const context = new RouterContextProvider(new Map([[appContext, app]]));
    const url = new URL(href);
    const request = new Request(url);
    const pattern = route.path ?? '';
    const data = Promise.resolve(route.loader({ request, url, pattern, params: params ?? {}, context }));
    prefetched.clear();
    prefetched.set(address, { data, at: Date.now() });
    data.catch(() => prefetched.delete(address));
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    const link = event.pointerType === 'mouse' ? linkOf(event) : null;
    if (link) resting = setTimeout(prefetch, REST, link);
  });
  for (const type of ['touchstart', 'mousedown', 'focusin'])
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (link) prefetch(link);
      },
      { passive: true },
    );
  return (address) => {
    const found = prefetched.get(address);
    prefetched.delete(address);
    return found && Date.now() - found.at < PREFETCHED_FOR ? found.data : undefined;
  };
}

/** The data of pages that this tab has already, or is loading: behind Back, and of links that are about to be followed. */
export function createReadyData(router: Router, app: AppContext): Ports['readyData'] {
  const remembered = rememberPages(router);
  const prefetched = prefetchOnIntent(router, app);
  return ({ url }) => {
    const address = addressOf(new URL(url));
    return remembered(address) ?? prefetched(address);
  };
}
