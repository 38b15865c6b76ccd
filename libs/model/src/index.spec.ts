import * as api from './index.ts';

describe('@lyng/model', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'assertNever',
      'fail',
      'isLanguage',
      'languages',
      'marketCurrency',
      'minorUnits',
      'ok',
      'shownAmount',
    ]);
  });
});
