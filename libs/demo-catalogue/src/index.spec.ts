import * as core from './core.ts';
import * as api from './index.ts';

describe('@lyng/demo-catalogue', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'demoAccounts',
      'demoCatalogue',
      'demoProductsForMembers',
      'demoPromotions',
      'demoReviews',
      'spreadRatings',
    ]);
    expect(Object.keys(core).sort()).toEqual([
      'categoryPath',
      'categoryTree',
      'checkDigitOf',
      'colourHexes',
      'createRandom',
      'demoPromoCodes',
      'departments',
      'drawProduct',
      'drawingRevision',
      'drawingSize',
      'families',
      'gtinOf',
      'hashOf',
      'inEveryLanguage',
      'isCarriedBy',
      'kindPlansOf',
      'kroneRates',
      'localPrice',
      'modelNames',
      'mulberry32',
      'pricePointsOf',
      'sizesOf',
      'slugOf',
      'viewsOf',
    ]);
  });
});
