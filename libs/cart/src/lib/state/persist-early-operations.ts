import type { CartStore } from './cart-session.ts';

/**
 * The key under which a tab stores its operations in flight: one log, or several separated by commas, the oldest first.
 */
export const PENDING_KEY = 'cart-pending';

/** The window, as far as a page that is left needs it. */
export type LeftPage = Pick<Window, 'addEventListener' | 'sessionStorage'>;

/**
 * Operations in flight are stored by the cart's listeners, which load after hydration. For a page that is left before,
 * they are appended here to those of earlier pages, and checked by the page that resumes them. Part of every first
 * load, so keep it small.
 */
export function persistEarlyOperations(page: LeftPage, store: Pick<CartStore, 'getState'>): void {
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
