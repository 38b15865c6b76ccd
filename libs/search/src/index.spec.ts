import * as api from './index.ts';

describe('@lyng/search', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'FoundPages',
      'NothingFound',
      'PagesUnavailable',
      'ProductsUnavailable',
      'RelatedSearches',
      'SearchField',
      'SearchSuggest',
      'SearchTabs',
      'ShownOfFound',
      'SpellingNotes',
      'SpellingUnchecked',
      'loadFindings',
      'loadFoundTickets',
      'loadNamedPage',
      'loadSizeTickets',
      'permittedKeys',
      'recentSearchesBroughtBack',
      'recentSearchesCleared',
      'recentSearchesForgotten',
      'recentSearchesSlice',
    ]);
  });
});
