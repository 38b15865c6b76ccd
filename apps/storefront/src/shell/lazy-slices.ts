import { lastVisitedSlice, listSlice } from '@lyng/catalogue';
import { contentPanelSlice, loadingSlice, modalSlice, snackbarSlice } from '@lyng/feature';
import { quickShopSlice } from './slices/quick-shop-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [
  contentPanelSlice,
  lastVisitedSlice,
  listSlice,
  loadingSlice,
  modalSlice,
  quickShopSlice,
  snackbarSlice,
];
