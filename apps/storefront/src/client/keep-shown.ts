import type { createBrowserRouter } from 'react-router-dom';
import type { AppContext } from '../shell/app-context.ts';
import { isLoginOnly } from './session-on-page.ts';

/** What a loader was left with: the status of an answer or of a failure, 500 for what has no status, such as code that did not come. */
function statusOf(failure: unknown): number {
  if (failure instanceof Response) return failure.status;
  const { init } = (typeof failure === 'object' && failure !== null ? failure : {}) as {
    readonly init?: { readonly status?: number } | null;
  };
  return init?.status ?? 500;
}

/**
 * A page that is shown and asked for once more, because a review was written or a session has changed, stays as it is
 * when nobody answers: what is there is better than an error page in its place. Not a page of who is logged in: whether
 * they still are may be what could not be asked.
 */
export function keepShown(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state'>,
): NonNullable<AppContext['shownInstead']> {
  return (failure, { url }) => {
    const { errors, loaderData, location, matches, navigation, revalidation } = router.state;
    const isShown = !errors && new URL(location.pathname + location.search, url).href === url;
    const isAskedAgain = revalidation === 'loading' && navigation.state === 'idle';
    if (!isShown || !isAskedAgain || isLoginOnly(router) || statusOf(failure) < 500) return undefined;
    return loaderData[matches.at(-1)?.route.id ?? ''];
  };
}
