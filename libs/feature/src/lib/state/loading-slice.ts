import { createSlice } from '@reduxjs/toolkit';

/** Whether the next page is loading, and whether the last one failed to load. */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: { state: 'idle' as 'idle' | 'loading' | 'failed' },
  reducers: {
    pageLoadStarted: () => ({ state: 'loading' as const }),
    pageLoadFinished: () => ({ state: 'idle' as const }),
    pageLoadFailed: () => ({ state: 'failed' as const }),
  },
  selectors: { selectPageLoad: (slice) => slice.state },
});

export const { pageLoadFailed, pageLoadFinished, pageLoadStarted } = loadingSlice.actions;
export const { selectPageLoad } = loadingSlice.selectors;
