import * as api from './index.ts';

describe('@lyng/catalogue', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'BrandsIndex',
      'ProductCard',
      'ProductCards',
      'ProductList',
      'ProductPage',
      'Recommendations',
      'SearchField',
      'categoryTrail',
      'categoryTree',
      'chooseSize',
      'colourOf',
      'deliveryTime',
      'isVatIncluded',
      'lastVisitedSlice',
      'listHref',
      'listName',
      'listSlice',
      'loadBrands',
      'loadListPage',
      'loadNavigation',
      'loadProduct',
      'loadProductRow',
      'loadProductsByIds',
      'productSelected',
      'productSlice',
      'productViewed',
      'stockStatus',
    ]);
  });
});
