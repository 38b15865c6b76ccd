import * as api from './index.ts';

describe('@lyng/model', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'assertNever',
      'fail',
      'isBlank',
      'isLanguage',
      'isMarket',
      'isRecord',
      'languages',
      'marketCurrency',
      'markets',
      'minorUnits',
      'missingToOrder',
      'ok',
      'parsePhone',
      'plainCode',
      'plainLine',
      'plainMessage',
      'readEmail',
      'readOrganisationId',
      'readPersonalId',
      'readZip',
      'shownAmount',
      'spreadDiscount',
    ]);
  });
});
