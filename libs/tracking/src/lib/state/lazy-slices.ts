import { consentSlice } from './consent-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [consentSlice];
