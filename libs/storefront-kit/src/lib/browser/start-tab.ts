import type { Tab } from '@lyng/feature';
import type { BrowserStorefront } from '../shared/create-storefront.ts';
import type { BrowserApp } from './browser-app.ts';
import { retryImages } from './retry-images.ts';
import { retryUntilLoaded } from './retry-until-loaded.ts';
import { stalePageData } from './stale-page-data.ts';
import { watchRouter } from './watch-router.ts';
import { watchViewport } from './watch-viewport.ts';

/** Runs `work` when the browser is idle, after `timeout` ms at the latest. */
const atIdle = (work: () => void, timeout: number): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, timeout);
};

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
  const halves = modules.flatMap((module) => module?.startTab({ app, router }) ?? []);
  halves.forEach(({ restore }) => restore?.());
  app.deferred.attach(halves.flatMap(({ middleware = [] }) => middleware));
  Object.assign(app.ports, { staleData: stalePageData(router) });
  watchRouter(router, app, shop.frame.errorTitle);
  watchViewport(window, app.store);
  retryImages({ document, delay: setTimeout });
  halves.forEach(({ started }) => started?.());
  // Needed by the first failure. Loaded when the page is idle, so that it works offline.
  atIdle(() => void Promise.all([app.gateway.ready(), loadPageError()]).catch(() => undefined), 4000);
}
