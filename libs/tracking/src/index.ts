export type { Impression } from './lib/core/impressions.ts';
export { eventsSlice } from './lib/state/events-slice.ts';
export type { EventsState } from './lib/state/events-slice.ts';
