import { consentSlice } from './consent-slice.ts';
import { eventsSlice } from './events-slice.ts';

/** The slices that no page's first paint reads. */
export const slices = [consentSlice, eventsSlice];
