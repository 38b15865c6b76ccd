import type { RouteHandle } from '@lyng/feature';
import { Activity, use, useState } from 'react';
import type { ContextType, ReactNode } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from 'react-router-dom';

/** A page as the router renders it, with what its hooks read of the router. */
interface Page {
  /** The same for as long as React keeps the page's components. */
  readonly id: number;
  readonly outlet: ReactNode;
  readonly router: ContextType<typeof RouterStateContext>;
  readonly location: ContextType<typeof LocationContext>;
}

interface Pages {
  /** The present page as it was when nothing was loading. */
  readonly settled: Page;
  /** The last list: mounted, but hidden, while pages that were opened from it are shown. */
  readonly behind: Page | null;
}

const entryOf = ({ location }: Page): string => location.location.key;

const routeOf = ({ router }: Page) => router?.matches.at(-1)?.route;

const staysMounted = (page: Page): boolean =>
  !page.router?.errors && (routeOf(page)?.handle as RouteHandle | undefined)?.staysMounted === true;

/** The pages after a navigation from the settled one to `next`. */
function navigate({ settled, behind }: Pages, next: Page): Pages {
  if (behind && entryOf(behind) === entryOf(next)) return { settled: { ...next, id: behind.id }, behind: null };
  if (staysMounted(settled) && routeOf(settled) !== routeOf(next))
    return { settled: { ...next, id: settled.id + 1 }, behind: settled };
  return { settled: next, behind: staysMounted(next) ? null : behind };
}

/**
 * The router's outlet. A list stays mounted behind the pages that are opened from it, so that Back only has to show it:
 * with its images, its scroll height and all pages that were added. Until then it sees the router as it was.
 */
export function PageOutlet() {
  const outlet = useOutlet();
  const router = use(RouterStateContext);
  const location = use(LocationContext);
  const [stored, setPages] = useState<Pages>(() => ({ settled: { id: 0, outlet, router, location }, behind: null }));
  let pages = stored;
  const now: Page = { id: stored.settled.id, outlet, router, location };
  const isIdle = router?.navigation.state === 'idle';
  if (entryOf(stored.settled) !== entryOf(now)) pages = navigate(stored, now);
  else if (isIdle && stored.settled.router !== router) pages = { ...stored, settled: now };
  if (pages !== stored) setPages(pages);
  const shown = { ...now, id: pages.settled.id };
  // The shown page comes first in the document too, for what looks for the first of its kind.
  return [shown, ...(pages.behind ? [pages.behind] : [])].map((page) => (
    <Activity key={page.id} mode={page === shown ? 'visible' : 'hidden'}>
      <RouterStateContext value={page.router}>
        <LocationContext value={page.location}>{page.outlet}</LocationContext>
      </RouterStateContext>
    </Activity>
  ));
}
