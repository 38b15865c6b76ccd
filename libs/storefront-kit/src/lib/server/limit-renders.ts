import type { Visit } from '@lyng/feature';
import type { CachedScreens } from './page-parameters.ts';
import type { PageResult, PageRenderer } from './render-page.tsx';

/** How many browsing pages render at once by default: about a second of work for one core. */
const MAX_RENDERS = 100;

export interface RenderLimit {
  /** The response in place of one page too many; its status is 503, so that a cached page is sent if there is one. */
  readonly busyPage: (visit: Visit) => PageResult;
  readonly cachedScreens: CachedScreens;
  readonly max?: number;
}

/**
 * The renderer of an overloaded shop: it rejects some of the shared pages, so that the others, and all of the checkout,
 * render in time.
 */
export function limitRenders(
  renderer: PageRenderer,
  { busyPage, cachedScreens, max = MAX_RENDERS }: RenderLimit,
): PageRenderer {
  let running = 0;
  return async (request, visit) => {
    if (request.method === 'POST' || cachedScreens[visit.screen] === undefined) return renderer(request, visit);
    if (running >= max) return busyPage(visit);
    running += 1;
    try {
      return await renderer(request, visit);
    } finally {
      running -= 1;
    }
  };
}
