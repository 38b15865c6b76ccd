import type { Visit } from '@lyng/feature';
import type { CachedScreens } from './page-parameters.ts';
import type { PageResult, PageRenderer } from './render-page.tsx';

/** Pages that render at once by default: while one waits for the backend, the others have the processor. */
const MAX_RENDERS = 8;

/** Pages that wait for their render by default: some seconds of work for one core. */
const MAX_WAITING = 100;

/** Longest wait in ms: until then a slow page is better than an error page. */
const MAX_WAIT_MS = 8000;

export interface RenderLimit {
  /** The response in place of one page too many; its status is 503, so that a cached page is sent if there is one. */
  readonly busyPage: (visit: Visit) => PageResult;
  readonly cachedScreens: CachedScreens;
  readonly max?: number;
  readonly maxWaiting?: number;
  readonly maxWaitMs?: number;
}

/**
 * The renderer of a busy shop. More renders at once than the processor can do only make each of them slower, until they
 * exceed the backend's timeout, which begins with the render. So shared pages wait in a bounded queue, and what finds it
 * full is rejected at once; all pages of the checkout render in time.
 */
export function limitRenders(
  renderer: PageRenderer,
  { busyPage, cachedScreens, max = MAX_RENDERS, maxWaiting = MAX_WAITING, maxWaitMs = MAX_WAIT_MS }: RenderLimit,
): PageRenderer {
  let running = 0;
  const waiting = new Set<() => void>();

  /** Resolves when it is this page's turn, with `false` if that takes too long or its visitor has left. */
  const turn = (signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const leave = (isTurn: boolean): void => {
        waiting.delete(start);
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        resolve(isTurn);
      };
      const start = (): void => leave(true);
      const giveUp = (): void => leave(false);
      const timer = setTimeout(giveUp, maxWaitMs);
      signal.addEventListener('abort', giveUp);
      waiting.add(start);
    });

  return async (request, visit, options) => {
    if (request.method === 'POST' || cachedScreens[visit.screen] === undefined)
      return renderer(request, visit, options);
    if (running < max) running += 1;
    // A page that ends hands its place on, so the number of those that run stays the same.
    else if (waiting.size >= maxWaiting || !(await turn(request.signal))) return busyPage(visit);
    try {
      return await renderer(request, visit, options);
    } finally {
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}
