import { reviewerSlice } from './reviewer-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [reviewerSlice];
