import { contentPanelSlice, loadingSlice, modalSlice, snackbarSlice } from '@lyng/feature';
import { loyaltySlice } from '@lyng/loyalty';
import { recentSearchesSlice } from '@lyng/search';
import { quickShopSlice } from './slices/quick-shop-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [
  contentPanelSlice,
  loadingSlice,
  loyaltySlice,
  modalSlice,
  quickShopSlice,
  recentSearchesSlice,
  snackbarSlice,
];
