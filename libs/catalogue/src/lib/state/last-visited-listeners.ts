import type { TextStore } from '@lyng/browser';
import { createAction, createListenerMiddleware } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { readLastVisited, writeLastVisited } from '../wire/last-visited-storage.ts';
import { productViewed } from './catalogue-events.ts';
import { lastVisitedSlice } from './last-visited-slice.ts';
import type { LastVisitedState } from './last-visited-slice.ts';

/** What keeping the last visited products needs from its host. */
export interface LastVisitedPorts {
  readonly storage: TextStore;
  /** Whether they may be kept beyond the visit; asked each time, for an answer may be withdrawn. */
  readonly isAllowed: () => boolean;
}

/** The store's part that the listeners need, joined under `lastVisited`. */
export interface LastVisitedRootState {
  readonly lastVisited: LastVisitedState;
}

/** The shopper allows that what was looked at is kept: what earlier visits have left joins what this one knows. */
export const lastVisitedMayBeKept = createAction('lastVisited/mayBeKept');

const { actions, selectors } = lastVisitedSlice;

/**
 * Keeps what was looked at in the browser, if the shopper allows it; without permission it is known for this visit alone.
 * What is kept belongs to all tabs, so it is read before it is written.
 */
export function createLastVisitedListeners({
  storage,
  isAllowed,
}: LastVisitedPorts): ListenerMiddlewareInstance<LastVisitedRootState>['middleware'] {
  const listeners = createListenerMiddleware<LastVisitedRootState>();
  const idsOf = (state: LastVisitedRootState): readonly number[] => selectors.lastVisitedIds(state);

  listeners.startListening({
    actionCreator: productViewed,
    effect: ({ payload: { product } }, { dispatch, getState }) => {
      // Also without storage: the first look of a visit may have been taken before the slice was there to see it.
      const others = isAllowed() ? readLastVisited(storage) : idsOf(getState());
      dispatch(actions.lastVisitedRestored([product.productId, ...others]));
      if (isAllowed()) writeLastVisited(storage, idsOf(getState()));
    },
  });
  listeners.startListening({
    actionCreator: lastVisitedMayBeKept,
    effect: (_action, { dispatch, getState }) => {
      dispatch(actions.lastVisitedRestored([...idsOf(getState()), ...readLastVisited(storage)]));
      writeLastVisited(storage, idsOf(getState()));
    },
  });
  listeners.startListening({
    actionCreator: actions.lastVisitedCleared,
    effect: () => writeLastVisited(storage, []),
  });
  listeners.startListening({
    actionCreator: actions.lastVisitedBroughtBack,
    effect: (_action, { getState }) => {
      if (isAllowed()) writeLastVisited(storage, idsOf(getState()));
    },
  });
  return listeners.middleware;
}
