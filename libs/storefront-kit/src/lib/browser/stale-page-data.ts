import type { Connection } from '@lyng/browser';
import { isLoginOnly } from '@lyng/feature';
import type { Ports, Tab } from '@lyng/feature';
import { addressOf } from './prefetch-pages.ts';

/** The status of a loader's response or error; 500 for errors without one, such as a failed chunk. */
function statusOf(failure: unknown): number {
  if (failure instanceof Response) return failure.status;
  const { init } = (typeof failure === 'object' && failure !== null ? failure : {}) as {
    readonly init?: { readonly status?: number } | null;
  };
  return init?.status ?? 500;
}

/**
 * A page that revalidates, after a review or a session change, keeps its data when the backend does not respond: stale
 * data is better than an error page. Not for pages that need a login: the session may have ended. A page that loses the
 * network on its way waits for it, and is loaded again; the present one stays until then.
 */
export function stalePageData(router: Tab['router'], { isOnline, whenOnline }: Connection): Ports['staleData'] {
  return (failure, { signal, url }) => {
    const { errors, loaderData, location, matches, navigation, revalidation } = router.state;
    const address = addressOf(new URL(url));
    if (!isOnline() && !errors && navigation.location && addressOf(navigation.location) === address)
      return whenOnline().then(async () => {
        if (!signal.aborted) await router.revalidate();
        throw failure;
      });
    const isShown = !errors && addressOf(location) === address;
    const isRevalidating = revalidation === 'loading' && navigation.state === 'idle';
    if (!isShown || !isRevalidating || isLoginOnly(router) || statusOf(failure) < 500) return undefined;
    return loaderData[matches.at(-1)?.route.id ?? ''];
  };
}
