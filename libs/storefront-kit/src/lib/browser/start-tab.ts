import { connectionOf, safeStorage } from '@lyng/browser';
import { loadStyles } from '@lyng/feature';
import type { RouteHandle, Tab } from '@lyng/feature';
import type { BrowserStorefront } from '../shared/create-storefront.ts';
import type { BrowserApp } from './browser-app.ts';
import { stayOnPage } from './stay-on-page.ts';
import { unopenedPageNotice } from './unopened-page-notice.ts';
import { watchLinksInView } from '../react/links-in-view.ts';
import { createPrefetchedPages, watchIntent } from './prefetch-pages.ts';
import { prefetchScreens } from './prefetch-screens.ts';
import { savesData } from './preload-next-modules.ts';
import { createReadyData } from './ready-data.ts';
import { createRealtimePort } from './realtime/realtime-port.ts';
import { watchLivePage } from './realtime/watch-live-page.ts';
import { retryImages } from './retry-images.ts';
import { retryUntilLoaded } from './retry-until-loaded.ts';
import { registerServiceWorker } from './service-workers.ts';
import { stalePageData } from './stale-page-data.ts';
import { storeTypedFields } from './typed-fields.ts';
import { watchRouter } from './watch-router.ts';
import { watchViewport } from './watch-viewport.ts';

/** Runs `work` when the browser is idle, after `timeout` ms at the latest. */
const atIdle = (work: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout);
};

/** When the code that only a failure, a panel or a long visit needs is loaded, in ms after the start: the first taps need the line and the processor. */
const ERROR_PAGE_DELAY = 3000;
const PANELS_DELAY = 3000;
const APOLLO_DELAY = 10_000;
const SERVICE_WORKER_DELAY = 5000;

async function startApollo(app: BrowserApp): Promise<void> {
  const { createBrowserApollo } = await import('./apollo-gateway.ts');
  app.gateway.replace(await createBrowserApollo(app));
}

export interface StartedTab {
  readonly app: BrowserApp;
  readonly router: Tab['router'];
  readonly loadPageError: () => Promise<void>;
}

/**
 * Starts what a tab needs after hydration: sending changes, syncing with other tabs, restoring stored state. Each step
 * runs for all features before the next one, so their order does not matter.
 */
export async function startTab(shop: BrowserStorefront, { app, router, loadPageError }: StartedTab): Promise<void> {
  const [modules] = await retryUntilLoaded(() =>
    Promise.all([Promise.all(shop.features.map(({ tab }) => tab?.())), app.addLazySlices()]),
  );
  const realtime = createRealtimePort(app);
  Object.assign(app.ports, { realtime: realtime.port });
  const halves = modules.flatMap((module) => module?.startTab({ app, router }) ?? []);
  halves.forEach(({ restore }) => restore?.());
  app.deferred.attach([...halves.flatMap(({ middleware = [] }) => middleware), realtime.middleware]);
  const pages = createPrefetchedPages(router, app);
  watchIntent(pages.prefetch);
  const connection = connectionOf(window);
  Object.assign(app.ports, { staleData: stalePageData(router, connection), readyData: createReadyData(router, pages) });
  stayOnPage(router, connection, pages.load, unopenedPageNotice(app, router));
  watchRouter(router, app, shop.frame.errorTitle);
  watchLivePage(router, realtime.port);
  watchViewport(window, app.store);
  retryImages({ document, delay: setTimeout });
  halves.forEach(({ started }) => started?.());
  // The checkout has a draft, which outlives the tab's network too.
  storeTypedFields(
    safeStorage(() => window.sessionStorage),
    () => (router.state.matches.at(-1)?.route.handle as RouteHandle | undefined)?.screen === 'checkout',
  );
  const later = (load: () => Promise<void>, delay: number): void =>
    void setTimeout(() => atIdle(() => void load().catch(() => undefined), delay), delay);
  // Needed by the first failure. Loaded before it, so that it works offline.
  later(loadPageError, ERROR_PAGE_DELAY);
  if (savesData()) return;
  const prefetch = async (): Promise<void> => {
    // First the styles: `page:pending` is drawn as soon as it is loaded.
    await loadStyles();
    await prefetchScreens(shop, app);
    watchLinksInView(pages.prefetch);
  };
  atIdle(() => void prefetch().catch(() => undefined), 2000);
  later(async () => void (await Promise.all(halves.map(({ preload }) => preload?.()))), PANELS_DELAY);
  later(() => registerServiceWorker(document, navigator), SERVICE_WORKER_DELAY);
  // Without it requests go on by `fetch`.
  later(() => startApollo(app), APOLLO_DELAY);
}
