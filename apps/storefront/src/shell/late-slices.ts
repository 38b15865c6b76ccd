import { authSlice } from '@lyng/auth';
import { lastVisitedSlice, listSlice } from '@lyng/catalogue';
import { avardaSlice, checkoutSlice } from '@lyng/checkout';
import { loyaltySlice } from '@lyng/loyalty';
import { recentSearchesSlice } from '@lyng/search';
import { consentSlice, eventsSlice } from '@lyng/tracking';
import type { WithSlice } from '@reduxjs/toolkit';
import type { AppStore } from '../store.ts';
import { loadingSlice } from './slices/loading-slice.ts';
import { contentPanelSlice, modalSlice, quickShopSlice } from './slices/panel-slices.ts';
import { snackbarSlice } from './slices/snackbar-slice.ts';

export type LateSlices = WithSlice<typeof authSlice> &
  WithSlice<typeof avardaSlice> &
  WithSlice<typeof checkoutSlice> &
  WithSlice<typeof consentSlice> &
  WithSlice<typeof contentPanelSlice> &
  WithSlice<typeof eventsSlice> &
  WithSlice<typeof lastVisitedSlice> &
  WithSlice<typeof listSlice> &
  WithSlice<typeof loadingSlice> &
  WithSlice<typeof loyaltySlice> &
  WithSlice<typeof modalSlice> &
  WithSlice<typeof quickShopSlice> &
  WithSlice<typeof recentSearchesSlice> &
  WithSlice<typeof snackbarSlice>;

/**
 * Brings in the stores that nothing on a page's first paint reads; on the server right away, in the browser by
 * whichever late part comes first. Doing it again changes nothing.
 */
export function addLateSlices({ rootReducer, dispatch }: Pick<AppStore, 'dispatch' | 'rootReducer'>): void {
  rootReducer.inject(authSlice);
  rootReducer.inject(avardaSlice);
  rootReducer.inject(checkoutSlice);
  rootReducer.inject(consentSlice);
  rootReducer.inject(contentPanelSlice);
  rootReducer.inject(eventsSlice);
  rootReducer.inject(lastVisitedSlice);
  rootReducer.inject(listSlice);
  rootReducer.inject(loadingSlice);
  rootReducer.inject(loyaltySlice);
  rootReducer.inject(modalSlice);
  rootReducer.inject(quickShopSlice);
  rootReducer.inject(recentSearchesSlice);
  rootReducer.inject(snackbarSlice);
  // A reducer's state begins with the first action that it sees.
  dispatch({ type: 'store/lateSlicesAdded' });
}
