import { lastVisitedSlice } from './last-visited-slice.ts';
import { listSlice } from './list-slice.ts';
import { quickShopSlice } from './quick-shop-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [lastVisitedSlice, listSlice, quickShopSlice];
