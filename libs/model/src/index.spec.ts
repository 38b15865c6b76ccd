import * as api from './index.ts';

describe('@lyng/model', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'MAX_SAVED_ADDRESSES',
      'assertNever',
      'checkPostalField',
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
      'plainPostalAddress',
      'postalFields',
      'readEmail',
      'readOrganisationId',
      'readPersonalId',
      'readZip',
      'requiredPostalFields',
      'shownAmount',
      'spreadDiscount',
    ]);
  });
});
