import * as api from './index.ts';

describe('@lyng/search', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'HeaderSearch',
      'SearchField',
      'SearchSuggest',
      'permittedKeys',
      'recentSearchesBroughtBack',
      'recentSearchesCleared',
      'recentSearchesForgotten',
      'recentSearchesSlice',
    ]);
  });
});
