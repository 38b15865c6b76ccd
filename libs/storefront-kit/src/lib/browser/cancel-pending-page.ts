import type { Tab } from '@lyng/feature';

interface Entry {
  readonly key?: string;
  /** The router's number of the entry. */
  readonly idx?: number;
}

const presentEntry = (): Entry => (window.history.state as Entry | null) ?? {};

/**
 * Back while the first frame of the next page is shown returns to the page that was left. The browser would go one page
 * further back: the entry of the next page is only made when its data has come. The step is undone before the router
 * hears of it, and the router then cancels what is loading. Call it before the router is made, and the result with it.
 */
export function cancelPendingPage(): (router: Pick<Tab['router'], 'subscribe'>) => void {
  /** The entry of the page that is being left by a link. */
  let left: Entry | undefined;
  window.addEventListener('popstate', (event) => {
    const steps = (left?.idx ?? 0) - (presentEntry().idx ?? 0);
    if (!left || steps <= 0 || !document.querySelector('[data-pending-page]')) return;
    event.stopImmediatePropagation();
    window.history.go(steps);
  });
  return (router) =>
    void router.subscribe(({ location, navigation }) => {
      const entry = presentEntry();
      if (navigation.state === 'idle') left = undefined;
      // On the way back or forward the browser has changed the entry already.
      else if ((entry.key ?? 'default') === location.key) left ??= entry;
    });
}
