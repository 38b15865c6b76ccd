import type { Ports, RouteHandle, Tab } from '@lyng/feature';
import { addressOf, isPublic } from './prefetch-pages.ts';
import type { PrefetchedPages } from './prefetch-pages.ts';
import { presentKey } from '../react/pending-navigation.ts';

/** The max age of a page behind Back, in ms: the same as of a page in the server's cache. */
const REMEMBERED_FOR = 300_000;
/** The max number of remembered pages behind Back. */
const MAX_REMEMBERED = 20;

interface Dated {
  readonly data: unknown;
  readonly at: number;
}

type Router = Tab['router'];

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
    const key = presentKey();
    const { loaderData, location, matches, navigation } = router.state;
    // A link to the present page loads it again; a step back to it, while another one was loading, does not.
    if (key === location.key)
      return navigation.location?.key === key ? loaderData[matches.at(-1)?.route.id ?? ''] : undefined;
    const page = pages.get(key);
    return page?.address === address && Date.now() - page.at < REMEMBERED_FOR ? page.data : undefined;
  };
}

/** The data of pages that this tab has already, or is loading: behind Back, and of links that are about to be followed. */
export function createReadyData(router: Router, prefetched: PrefetchedPages): Ports['readyData'] {
  const remembered = rememberPages(router);
  return ({ url }) => {
    const address = addressOf(new URL(url));
    return remembered(address) ?? prefetched.take(address);
  };
}
