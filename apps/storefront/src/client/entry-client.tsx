// Before every component: its rules come first in the stylesheet.
import '../shell/styles.ts';
import { keepEarlyHearts } from '@lyng/favourites';
import { SiteProvider } from '@lyng/routing';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { createRoutes } from '../routes/create-routes.tsx';
import { AppProviders } from '../shell/AppProviders.tsx';
import { appContext } from '../shell/app-context.ts';
import { hydrationData } from '../shell/dehydrate.ts';
import type { DehydratedState } from '../shell/dehydrate.ts';
import { createBrowserApp } from './browser-app.ts';
import { keepTrying } from './keep-trying.ts';
import { LatePageError, loadPageError } from './LatePageError.tsx';
import { OnceHydrated } from './OnceHydrated.tsx';

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

async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const stateText = document.getElementById('state')?.textContent;
  if (!root || !stateText) return;
  // Written by our own server into this very page.
  const state = JSON.parse(stateText) as DehydratedState;
  const routes = createRoutes(state.site, LatePageError);
  const [app] = await Promise.all([
    createBrowserApp(state),
    loadMatchedRoutes(routes),
    state.errors && loadPageError(),
  ]);
  keepEarlyHearts(window, app.store);
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationData(state),
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  // Not before: what is asked for until then is the page's first load.
  const start = async () => (await keepTrying(() => import('./after-hydration.ts'))).startAfterHydration(app, router);
  hydrateRoot(
    root,
    <StrictMode>
      <OnceHydrated run={() => void start()}>
        <AppProviders app={app} i18n={app.i18n}>
          <SiteProvider value={state.site}>
            <RouterProvider router={router} />
          </SiteProvider>
        </AppProviders>
      </OnceHydrated>
    </StrictMode>,
  );
}

void hydrate();
