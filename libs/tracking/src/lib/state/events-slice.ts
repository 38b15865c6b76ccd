import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { bufferImpressions, flushImpressions } from '../core/impressions.ts';
import type { Impression, ImpressionBuffer } from '../core/impressions.ts';
import { consentChosen, consentRead } from './consent-slice.ts';

/** The impressions that wait to be reported together, and the batches that are due. */
export interface EventsState extends ImpressionBuffer {
  /**
   * How consent to statistics changes the buffer: without a choice it fills and releases nothing, when rejected it takes
   * nothing in, when allowed it releases what it has held since the page was opened.
   */
  readonly gate: 'held' | 'open' | 'closed';
}

const initialState: EventsState = { gate: 'held', waiting: [], batches: [] };

const closed: EventsState = { gate: 'closed', waiting: [], batches: [] };

const none: readonly (readonly Impression[])[] = [];

const withBatches = (state: EventsState, next: ImpressionBuffer): EventsState => ({
  ...state,
  waiting: next.waiting,
  batches: [...state.batches, ...next.batches],
});

/** The impression buffer of this tab; the reporter takes the batches that are due. */
export const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    impressionsSeen: (state: EventsState, { payload }: PayloadAction<readonly Impression[]>): EventsState =>
      state.gate === 'closed' ? state : withBatches(state, bufferImpressions(state.waiting, payload)),
    impressionsFlushed: (state: EventsState): EventsState => withBatches(state, flushImpressions(state.waiting)),
    batchesReported: (state: EventsState, { payload: count }: PayloadAction<number>): EventsState =>
      state.gate === 'open' ? { ...state, batches: state.batches.slice(count) } : state,
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(consentChosen, consentRead), (state: EventsState, { payload: allowed }): EventsState => {
      if (allowed === null) return { ...state, gate: 'held' };
      return allowed.includes('statistics') ? { ...state, gate: 'open' } : closed;
    }),
  selectors: {
    selectWaitingImpressions: (state): readonly Impression[] => state.waiting,
    selectDueBatches: (state): readonly (readonly Impression[])[] => (state.gate === 'open' ? state.batches : none),
  },
});
