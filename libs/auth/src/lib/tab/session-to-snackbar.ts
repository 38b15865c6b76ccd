import { snackbarShown } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { sessionMessage } from '../react/auth-messages.ts';
import { sessionChanged } from '../state/auth-events.ts';
import type { StartListening } from './session-to-page.ts';

/** Shows who logged in or out, and what a guest brings to the account; the texts are not in the first load. */
export function sessionToSnackbar(
  start: StartListening,
  { loadMessages, port, translate }: Pick<AppContext, 'loadMessages' | 'port' | 'translate'>,
): void {
  start({
    actionCreator: sessionChanged,
    effect: async ({ payload: { reason } }, { dispatch, getOriginalState }) => {
      if (!sessionMessage(reason)) return;
      // The login merges the guest's favourites: those of before count.
      const before = getOriginalState();
      const show = async (): Promise<void> => {
        const [pendingFavourites] = await Promise.all([port('pendingFavourites'), loadMessages('auth')]);
        const message = sessionMessage(reason, pendingFavourites?.(before));
        if (message) dispatch(snackbarShown(translate(message)));
      };
      // Without its texts no message is shown; the page itself shows what has changed.
      await show().catch(() => undefined);
    },
  });
}
