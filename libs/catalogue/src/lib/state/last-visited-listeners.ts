import type { TextStore } from '@lyng/browser';
import { createAction, createListenerMiddleware } from '@reduxjs/toolkit';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { readLastVisited, writeLastVisited } from '../wire/last-visited-storage.ts';
import { productViewed } from './catalogue-events.ts';
import { lastVisitedSlice } from './last-visited-slice.ts';
import type { LastVisitedState } from './last-visited-slice.ts';

/** The host's parts for the last visited products. */
export interface LastVisitedPorts {
  readonly storage: TextStore;
  /** Whether the products may be stored beyond the visit; called each time, because consent can be withdrawn. */
  readonly isAllowed: () => boolean;
}

/** The part of the store that the listeners need, under `lastVisited`. */
export interface LastVisitedRootState {
  readonly lastVisited: LastVisitedState;
}

/** The shopper allows storage: the products of earlier visits are merged with those of this one. */
export const lastVisitedStorageAllowed = createAction('lastVisited/mayBeKept');

const { actions, selectors } = lastVisitedSlice;

/**
 * Stores the viewed products in the browser if the shopper allows it; without consent they last for this visit only.
 * All tabs share the stored list, so it is read before it is written.
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
      // Also without storage: the first view of a visit may precede the slice.
      const others = isAllowed() ? readLastVisited(storage) : idsOf(getState());
      dispatch(actions.lastVisitedRestored([product.productId, ...others]));
      if (isAllowed()) writeLastVisited(storage, idsOf(getState()));
    },
  });
  listeners.startListening({
    actionCreator: lastVisitedStorageAllowed,
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
