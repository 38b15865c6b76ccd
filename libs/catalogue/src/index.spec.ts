import * as api from './index.ts';
import * as testing from './testing.ts';

describe('@lyng/catalogue', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'BackInStockForm',
      'BrandsIndex',
      'LastVisited',
      'PriceHistory',
      'ProductCard',
      'ProductCards',
      'ProductDetails',
      'ProductList',
      'ProductPage',
      'QuickShop',
      'RecommendationRows',
      'Recommendations',
      'SizeGuidePanel',
      'categoryTrail',
      'chooseSize',
      'colourOf',
      'createLastVisitedListeners',
      'deliveryTime',
      'isSameList',
      'lastVisitedSlice',
      'lastVisitedStorageAllowed',
      'listHref',
      'listName',
      'listSlice',
      'loadBrands',
      'loadListPages',
      'loadProduct',
      'loadProductRow',
      'loadProductsByIds',
      'loadRecommendations',
      'pageCount',
      'priceFieldNames',
      'priceRangeOf',
      'productSelected',
      'productSlice',
      'productViewed',
      'productsOfRow',
      'recommendationChosen',
      'recommendationsShown',
      'requestStockAlert',
      'sizesToWaitFor',
      'stockStatus',
      'submitStockAlertForm',
      'watchQuickShop',
      'withoutRepeats',
    ]);
  });

  it('exports its wire data from ./testing', () => {
    expect(Object.keys(testing)).toEqual(['wireProduct']);
  });
});
