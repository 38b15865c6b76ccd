import type { createBrowserRouter } from 'react-router-dom';
import type { RouteHandle } from '../routes/create-routes.tsx';
import { headOf } from '../shell/head-of.ts';
import { applyHead } from '../shell/page-head.ts';
import { pageLoadFailed, pageLoadFinished, pageLoadStarted } from '../shell/slices/loading-slice.ts';
import { pageShown } from '../shell/slices/page-slice.ts';
import type { BrowserApp } from './browser-app.ts';

/** Keeps the document's head and the store in step with the page that the router shows. */
export function watchRouter(router: ReturnType<typeof createBrowserRouter>, app: BrowserApp): void {
  let shown = router.state.location;
  router.subscribe((state) => {
    const loading = state.navigation.state !== 'idle';
    if (loading !== (app.store.getState().loading?.state === 'loading'))
      app.store.dispatch(loading ? pageLoadStarted() : state.errors ? pageLoadFailed() : pageLoadFinished());
    if (loading || state.location === shown) return;
    shown = state.location;
    const handles = state.matches.map(({ route }) => route.handle as RouteHandle | undefined);
    const screen = handles.findLast((handle) => handle !== undefined)?.screen ?? 'not-found';
    app.store.dispatch(pageShown({ currentRouteName: screen, currentPath: state.location.pathname }));
    applyHead(document, headOf(state, app));
  });
}
