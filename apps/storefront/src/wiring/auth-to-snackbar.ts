import { sessionChanged, sessionMessage } from '@lyng/auth';
import { favouritesSlice } from '@lyng/favourites';
import { snackShown } from '../shell/slices/snackbar-slice.ts';
import type { Translate } from './cart-to-snackbar.ts';
import type { StartListening } from './wirings.ts';

/** Says who has come or gone, and what a guest brings to their account; `loadTexts` brings the words, which no first load has. */
export function authToSnackbar(start: StartListening, translate: Translate, loadTexts: () => Promise<void>): void {
  start({
    actionCreator: sessionChanged,
    effect: async ({ payload: { reason } }, { dispatch, getOriginalState }) => {
      const { changes } = favouritesSlice.selectors.selectFavourites(getOriginalState());
      const message = sessionMessage(reason, changes.filter(({ liked }) => liked).length);
      if (!message) return;
      // Without its words nothing is said; the page itself shows what has changed.
      await loadTexts().then(
        () => dispatch(snackShown(translate(message))),
        () => undefined,
      );
    },
  });
}
