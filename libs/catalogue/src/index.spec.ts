import * as api from './index.ts';
import * as testing from './testing.ts';

describe('@lyng/catalogue', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'BrandsIndex',
      'ProductCard',
      'ProductCards',
      'ProductList',
      'ProductPage',
      'listSlice',
      'loadBrands',
      'loadListPages',
      'loadProduct',
      'productSelected',
      'productSlice',
      'productViewed',
      'recommendationChosen',
      'recommendationsShown',
    ]);
  });

  it('exports its wire data from ./testing', () => {
    expect(Object.keys(testing)).toEqual(['wireProduct']);
  });
});
