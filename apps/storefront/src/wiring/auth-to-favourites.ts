import { authSlice, sessionChanged } from '@lyng/auth';
import { favouritesSlice, selectFavouritesUserId } from '@lyng/favourites';
import type { StartListening } from './wirings.ts';

/** The hearts of a guest go along when they log in; who comes with a session already is asked for what other devices have added (FAV-05, FAV-06). */
export function authToFavourites(start: StartListening): void {
  start({
    predicate: (action) => sessionChanged.match(action) || authSlice.actions.sessionRead.match(action),
    effect: (_action, { dispatch, getState }) => {
      const userId = getState().auth?.user?.userId ?? null;
      if (userId !== selectFavouritesUserId(getState())) dispatch(favouritesSlice.actions.userIdentified(userId));
    },
  });
}
