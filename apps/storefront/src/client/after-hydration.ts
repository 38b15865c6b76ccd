import { safeStorage } from '@lyng/browser';
import { createLastVisitedListeners, lastVisitedStorageAllowed } from '@lyng/catalogue';
import type { Tab, TabHalf } from '@lyng/feature';
import { createWirings } from '../wiring/wirings.ts';
import { watchLists } from './watch-lists.ts';

/** Starts what a tab needs after hydration: remembered products, growing lists. */
export function startTab({ app, router }: Tab): TabHalf {
  const { store } = app;
  const storage = safeStorage(() => window.localStorage);
  const isAllowed = (): boolean => app.ports.isAllowed?.('preferences') ?? false;
  return {
    middleware: [createLastVisitedListeners({ storage, isAllowed }), createWirings()],
    started: () => {
      // The consent was restored before the listeners, which only see it change.
      if (isAllowed()) store.dispatch(lastVisitedStorageAllowed());
      Object.assign(app.ports, { listsOnScreen: watchLists(router, window) });
    },
  };
}
