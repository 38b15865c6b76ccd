import { applyHead, pageLoadFailed, pageLoadFinished, pageLoadStarted, pageShown } from '@lyng/feature';
import type { AppContext, Frame, RouteHandle, Tab } from '@lyng/feature';
import { headOf } from '../shared/head-of.ts';

/** Ms. */
const HEAD_DELAY = 100;

/** Syncs the document's head and the store with the page that the router shows. */
export function watchRouter(
  router: Tab['router'],
  app: Pick<AppContext, 'config' | 'store' | 'translate'>,
  errorTitle: Frame['errorTitle'],
): void {
  let shown = router.state.location.key;
  router.subscribe((state) => {
    const loading = state.navigation.state !== 'idle';
    if (loading !== (app.store.getState().loading?.state === 'loading'))
      app.store.dispatch(loading ? pageLoadStarted() : state.errors ? pageLoadFailed() : pageLoadFinished());
    if (loading || state.location.key === shown) return;
    shown = state.location.key;
    const handles = state.matches.map(({ route }) => route.handle as RouteHandle | undefined);
    const screen = handles.findLast((handle) => handle !== undefined)?.screen ?? 'not-found';
    app.store.dispatch(pageShown({ currentRouteName: screen, currentPath: state.location.pathname }));
    // It makes the browser compute all styles again, and no shopper sees it: the page is painted first.
    setTimeout(() => state.location.key === shown && applyHead(document, headOf(state, app, errorTitle)), HEAD_DELAY);
  });
}
