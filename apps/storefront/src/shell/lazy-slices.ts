import { lastVisitedSlice, listSlice } from '@lyng/catalogue';
import { contentPanelSlice, loadingSlice, modalSlice, snackbarSlice } from '@lyng/feature';
import { loyaltySlice } from '@lyng/loyalty';
import { quickShopSlice } from './slices/quick-shop-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [
  contentPanelSlice,
  lastVisitedSlice,
  listSlice,
  loadingSlice,
  loyaltySlice,
  modalSlice,
  quickShopSlice,
  snackbarSlice,
];
