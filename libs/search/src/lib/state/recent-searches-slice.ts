import { createAction, createSlice } from '@reduxjs/toolkit';

/** All recent searches are about to be removed; `snackbarId` names the message with the undo action. */
export const recentSearchesCleared = createAction<{ readonly snackbarId: string }>('search/recentSearchesCleared');

/** The removal was undone. */
export const recentSearchesBroughtBack = createAction('search/recentSearchesBroughtBack');

/** The time to undo is over: the service is notified. */
export const recentSearchesForgotten = createAction('search/recentSearchesForgotten');

export interface RecentSearchesState {
  /** The message with the undo action; `null` while nothing is about to be removed. */
  readonly clearedIn: string | null;
  /** The number of notifications of a removal: earlier responses are outdated. */
  readonly timesForgotten: number;
}

/** Whether the recent searches are hidden, because they are about to be removed. */
export const recentSearchesSlice = createSlice({
  name: 'recentSearches',
  initialState: { clearedIn: null, timesForgotten: 0 } as RecentSearchesState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(recentSearchesCleared, (state, { payload }) => {
        state.clearedIn = payload.snackbarId;
      })
      .addCase(recentSearchesBroughtBack, (state) => {
        state.clearedIn = null;
      })
      .addCase(recentSearchesForgotten, (state) => ({ clearedIn: null, timesForgotten: state.timesForgotten + 1 })),
  selectors: {
    selectAreRecentSearchesCleared: (state): boolean => state.clearedIn !== null,
    selectTimesForgotten: (state): number => state.timesForgotten,
  },
});

export const { selectAreRecentSearchesCleared, selectTimesForgotten } = recentSearchesSlice.selectors;
