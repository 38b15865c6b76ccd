import { lastVisitedSlice, listSlice } from '@lyng/catalogue';
import { loyaltySlice } from '@lyng/loyalty';
import { recentSearchesSlice } from '@lyng/search';
import { quickShopSlice } from './slices/quick-shop-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [lastVisitedSlice, listSlice, loyaltySlice, quickShopSlice, recentSearchesSlice];
