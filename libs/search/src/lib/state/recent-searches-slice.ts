import { createAction, createSlice } from '@reduxjs/toolkit';

/** All recent searches are to be forgotten; `toastId` names the message in which it can still be undone. */
export const recentSearchesCleared = createAction<{ readonly toastId: string }>('search/recentSearchesCleared');

/** They are kept after all. */
export const recentSearchesBroughtBack = createAction('search/recentSearchesBroughtBack');

/** The time to undo it is over: the service is told. */
export const recentSearchesForgotten = createAction('search/recentSearchesForgotten');

export interface RecentSearchesState {
  /** The message in which the clearing can be undone; `null` while nothing is to be forgotten. */
  readonly clearedIn: string | null;
  /** How often the service was told to forget: what was answered before is out of date. */
  readonly timesForgotten: number;
}

/** Whether the recent searches are hidden, because they are about to be forgotten. */
export const recentSearchesSlice = createSlice({
  name: 'recentSearches',
  initialState: { clearedIn: null, timesForgotten: 0 } as RecentSearchesState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(recentSearchesCleared, (state, { payload }) => ({ ...state, clearedIn: payload.toastId }))
      .addCase(recentSearchesBroughtBack, (state) => ({ ...state, clearedIn: null }))
      .addCase(recentSearchesForgotten, (state) => ({ clearedIn: null, timesForgotten: state.timesForgotten + 1 })),
  selectors: {
    selectAreRecentSearchesCleared: (state): boolean => state.clearedIn !== null,
    selectTimesForgotten: (state): number => state.timesForgotten,
  },
});

export const { selectAreRecentSearchesCleared, selectTimesForgotten } = recentSearchesSlice.selectors;
