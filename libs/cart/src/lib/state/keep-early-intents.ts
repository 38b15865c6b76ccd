import type { CartStore } from './cart-session.ts';
import { PENDING_KEY } from './pending-key.ts';

/** The window, as far as a page that is left needs it. */
export type LeftPage = Pick<Window, 'addEventListener' | 'sessionStorage'>;

/**
 * What is on its way is kept by the cart's listeners; these come after hydration. For a page that is left before, it is
 * added here to what earlier ones have left, and looked through by the page that takes it up. Part of every first load, so
 * no more than this.
 */
export function keepEarlyIntents(page: LeftPage, store: Pick<CartStore, 'getState'>): void {
  page.addEventListener('pagehide', () => {
    const { pending: operations, sendingId } = store.getState().cart;
    if (operations.length === 0) return;
    try {
      const { sessionStorage } = page;
      const left = sessionStorage.getItem(PENDING_KEY);
      sessionStorage.setItem(
        PENDING_KEY,
        (left ? left + ',' : '') + JSON.stringify({ at: Date.now(), sendingId, operations }),
      );
    } catch {
      // Blocked or full: the listeners could keep nothing either.
    }
  });
}
