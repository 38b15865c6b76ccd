import { cachedScreens } from './page-parameters.ts';
import type { PageAnswer, PageRenderer } from './render-page.tsx';
import type { RequestFacts } from './request-context.ts';

/** How many browsing pages are rendered at once by default: about a second of work for one core. */
const MAX_RENDERS = 100;

export interface RenderLimit {
  /** The response in place of one page too many; its status is 503, so that a cached page is sent where there is one. */
  readonly busyPage: (facts: RequestFacts) => PageAnswer;
  readonly max?: number;
}

/**
 * The renderer for a shop with more visitors than it can render pages for: some of the pages that are the same for everybody
 * are not begun, so that the others, and all on the way to an order, come in time.
 */
export function limitRenders(renderer: PageRenderer, { busyPage, max = MAX_RENDERS }: RenderLimit): PageRenderer {
  let running = 0;
  return async (request, facts) => {
    if (request.method === 'POST' || cachedScreens[facts.screen] === undefined) return renderer(request, facts);
    if (running >= max) return busyPage(facts);
    running += 1;
    try {
      return await renderer(request, facts);
    } finally {
      running -= 1;
    }
  };
}
