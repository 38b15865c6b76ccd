import { appContext, AppProviders, loadStyles } from '@lyng/feature';
import type { FrameData } from '@lyng/feature';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { createRoutes } from '../shared/create-routes.tsx';
import type { BrowserStorefront } from '../shared/create-storefront.ts';
import { hydrationData } from '../shared/dehydrate.ts';
import type { DehydratedState } from '../shared/dehydrate.ts';
import { addStyles } from './add-styles.ts';
import { createBrowserApp } from './browser-app.ts';
import { cancelPendingPage } from './cancel-pending-page.ts';
import { takeEarlyTaps } from './early-taps.ts';
import { createLazyPageError } from './LazyPageError.tsx';
import { OnceHydrated } from './OnceHydrated.tsx';
import { preloadNextModules } from './preload-next-modules.ts';
import type { Failure } from './report-errors.ts';
import { retryUntilLoaded } from './retry-until-loaded.ts';

/** Loads the code of the routes that the server rendered, so that hydration finds the same tree. */
async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}

declare global {
  interface Window {
    /** Of the page's inline script (`server/early-taps-script.ts`), which pages without state lack. */
    readonly reportFailure?: (failure: Failure) => void;
  }
}

/** Hydrates the page that the server rendered. */
export async function hydrateStorefront(shop: BrowserStorefront): Promise<void> {
  shop.features.forEach(({ opened }) => opened?.());
  const root = document.getElementById('root');
  const stateJson = document.getElementById('state')?.textContent;
  if (!root || !stateJson) return;
  // Written by our own server into this page.
  const state = JSON.parse(stateJson) as DehydratedState;
  const [PageError, loadPageError] = createLazyPageError(shop.frame);
  const routes = createRoutes(shop, state.site, PageError);
  const [app] = await Promise.all([
    createBrowserApp(shop, state),
    loadMatchedRoutes(routes),
    state.errors && loadPageError(),
  ]);
  const frameData = (state.loaderData['root'] ?? {}) as Partial<FrameData>;
  addStyles(routes);
  shop.features.forEach(({ early }) => early?.({ site: app.site, store: app.store, frameData }));
  const watchPendingPage = cancelPendingPage();
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationData(state),
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  watchPendingPage(router);
  const pressAgain = takeEarlyTaps();
  // After hydration: requests before it count as first load.
  const start = async () => {
    document.documentElement.dataset['hydrated'] = '';
    pressAgain();
    preloadNextModules();
    loadStyles().catch(() => undefined);
    (await retryUntilLoaded(() => import('./start-tab.ts'))).startTab(shop, { app, router, loadPageError });
  };
  // In a transition React works in slices of 5 ms, between which the browser takes taps and draws.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <OnceHydrated run={() => void start()}>
          <AppProviders app={app} i18n={app.i18n} hydratedState={app.store.getState()}>
            <RouterProvider router={router} onError={(error, info) => window.reportFailure?.({ error, ...info })} />
          </AppProviders>
        </OnceHydrated>
      </StrictMode>,
    );
  });
}
