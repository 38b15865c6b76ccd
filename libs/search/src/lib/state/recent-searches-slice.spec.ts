import {
  recentSearchesBroughtBack,
  recentSearchesCleared,
  recentSearchesForgotten,
  recentSearchesSlice,
  selectAreRecentSearchesCleared,
  selectTimesForgotten,
} from './recent-searches-slice.ts';

const after = (...actions: readonly Parameters<typeof recentSearchesSlice.reducer>[1][]) => ({
  recentSearches: actions.reduce(recentSearchesSlice.reducer, recentSearchesSlice.getInitialState()),
});
const cleared = recentSearchesCleared({ snackbarId: 'one' });

describe('recent searches', () => {
  it.each([
    ['at first', [], false, 0],
    ['when they are cleared', [cleared], true, 0],
    ['when that is undone', [cleared, recentSearchesBroughtBack()], false, 0],
    ['when the time to undo it is over', [cleared, recentSearchesForgotten()], false, 1],
    ['when they are cleared again', [cleared, recentSearchesForgotten(), cleared], true, 1],
  ] as const)('%s are hidden: %#', (_name, actions, hidden, times) => {
    const state = after(...actions);
    expect(selectAreRecentSearchesCleared(state)).toBe(hidden);
    expect(selectTimesForgotten(state)).toBe(times);
  });
});
