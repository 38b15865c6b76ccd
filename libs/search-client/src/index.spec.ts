import * as api from './index.ts';

describe('@lyng/search-client', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'createSearchSession',
      'discountTypeOf',
      'jsonAmount',
      'jsonNumber',
      'jsonObject',
      'jsonObjects',
      'jsonText',
      'jsonUnits',
      'latestOnly',
      'notifyAddFavorite',
      'notifyAddToCart',
      'notifyClick',
      'notifyEnd',
      'notifyRemoveFavorite',
      'notifyRemoveRecentSearches',
      'notifyRemoveRecentlyViewed',
      'queryAddToCartPopup',
      'queryAutocomplete',
      'queryCartPage',
      'queryContentInformation',
      'queryContentSearchPage',
      'queryLandingPage',
      'queryNavigationTree',
      'queryProductPage',
      'querySearchPage',
      'readProductBlock',
    ]);
  });
});
