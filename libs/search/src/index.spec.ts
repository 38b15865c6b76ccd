import * as api from './index.ts';

describe('@lyng/search', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'NoResults',
      'PageResults',
      'PagesUnavailable',
      'ProductsUnavailable',
      'RelatedSearches',
      'ResultCount',
      'SearchField',
      'SearchSuggest',
      'SearchTabs',
      'SpellingNotes',
      'SpellingUnchecked',
      'loadNamedPage',
      'loadResultTickets',
      'loadSearchExtras',
      'loadSizeTickets',
      'permittedKeys',
      'recentSearchesBroughtBack',
      'recentSearchesCleared',
      'recentSearchesForgotten',
      'recentSearchesSlice',
    ]);
  });
});
