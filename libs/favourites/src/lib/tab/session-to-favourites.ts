import type { TextStore } from '@lyng/browser';
import { shopEvent } from '@lyng/feature';
import type { ShopState, ShopStore } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { favouritesSlice, selectFavouritesUserId } from '../state/favourites-slice.ts';
import { adoptServedFavourites } from '../state/store-list.ts';

const sessionChanged = shopEvent('auth/event/sessionChanged');
const sessionRead = shopEvent('auth/sessionRead');

/** The account's list that the server has rendered. */
export interface ServedAccount {
  readonly userId: string | null;
  readonly ids: readonly number[];
}

export interface SessionToFavouritesPorts {
  readonly storage: TextStore;
  /** The list on the page; `undefined` where the server knows none. */
  readonly served: () => ServedAccount | undefined;
}

/**
 * A login merges a guest's favourites into the account; an existing session loads those that other devices have added,
 * and shows the server's list meanwhile.
 */
export function sessionToFavourites({ storage, served }: SessionToFavouritesPorts): Middleware {
  const { middleware, startListening } = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const identify = (userId: string | null, { dispatch, getState }: Pick<ShopStore, 'dispatch' | 'getState'>): void => {
    if (userId !== selectFavouritesUserId(getState())) dispatch(favouritesSlice.actions.userIdentified(userId));
  };
  let isFirst = true;
  startListening({
    actionCreator: sessionRead,
    effect: ({ payload: user }, store) => {
      identify(user?.userId ?? null, store);
      const list = isFirst ? served() : undefined;
      isFirst = false;
      // Already on the page; the sync that has just started takes longer.
      if (list && list.ids.length > 0 && list.userId !== null && list.userId === user?.userId)
        adoptServedFavourites(store, storage, list.ids);
    },
  });
  startListening({
    actionCreator: sessionChanged,
    effect: ({ payload: { user } }, store) => identify(user?.userId ?? null, store),
  });
  return middleware;
}
