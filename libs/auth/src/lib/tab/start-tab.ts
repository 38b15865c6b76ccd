import type { ShopState, ShopStore, Tab, TabHalf } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { authSlice } from '../state/auth-slice.ts';
import { tabSessionOf } from '../state/tab-session.ts';
import { sessionToPage } from './session-to-page.ts';
import type { StartListening } from './session-to-page.ts';
import { sessionToSnackbar } from './session-to-snackbar.ts';

/** Here, because a tab needs both at once: one file less. */
export const slices = [authSlice];

/** The session of a tab: who is logged in, here and in the other tabs. */
export function startTab({ app, router }: Tab): TabHalf {
  const session = tabSessionOf(app);
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  sessionToPage(start, app, router);
  sessionToSnackbar(start, app);
  return {
    // Replayed to the listeners of all features: when they have started, they know the user.
    restore: session.restore,
    middleware: [listeners.middleware],
    started: () => void session.followOtherTabs(),
    preload: async () =>
      app.store.getState().auth?.user === null &&
      Promise.all([import('../fills/SessionLoginPanel.tsx'), app.loadMessages('auth')]),
  };
}
