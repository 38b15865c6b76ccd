import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { bufferImpressions, flushImpressions } from '../core/impressions.ts';
import type { Impression, ImpressionBuffer } from '../core/impressions.ts';

/** The impressions that wait to be reported together, and the batches that are due. */
export type EventsState = ImpressionBuffer;

const initialState: EventsState = { waiting: [], batches: [] };

const withBatches = ({ batches }: EventsState, next: ImpressionBuffer): EventsState => ({
  waiting: next.waiting,
  batches: [...batches, ...next.batches],
});

/** The impression buffer of this tab; whoever reports takes the batches that are due. */
export const eventsSlice = createSlice({
  name: 'events',
  initialState,
  reducers: {
    impressionsSeen: (state: EventsState, { payload }: PayloadAction<readonly Impression[]>): EventsState =>
      withBatches(state, bufferImpressions(state.waiting, payload)),
    impressionsFlushed: (state: EventsState): EventsState => withBatches(state, flushImpressions(state.waiting)),
    batchesReported: (state: EventsState, { payload: count }: PayloadAction<number>): EventsState => ({
      ...state,
      batches: state.batches.slice(count),
    }),
  },
  selectors: {
    selectWaitingImpressions: (state): readonly Impression[] => state.waiting,
    selectDueBatches: (state): readonly (readonly Impression[])[] => state.batches,
  },
});
