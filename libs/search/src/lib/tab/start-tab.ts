import type { Tab, TabHalf } from '@lyng/feature';
import { loadSuggestions } from '../react/header-search/load-suggestions.ts';
import { recentSearchesSlice } from '../state/recent-searches-slice.ts';
import { createReportListeners, removeOnLeave } from './report-listeners.ts';
import { searchOnPage } from './search-on-page.ts';

/** Here, because a tab needs both at once: one file less. */
export const slices = [recentSearchesSlice];

/** Reports to the search service, which ranks by what the shopper does. */
export function startTab({ app, router }: Tab): TabHalf {
  const reports = searchOnPage(app, router);
  return {
    middleware: [createReportListeners(reports)],
    started: () => removeOnLeave(window, app.store, reports.removeSearches),
    preload: () => loadSuggestions(app),
  };
}
