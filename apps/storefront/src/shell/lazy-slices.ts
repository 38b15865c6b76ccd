import { quickShopSlice } from './slices/quick-shop-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [quickShopSlice];
