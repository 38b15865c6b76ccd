import * as core from './core.ts';
import * as api from './index.ts';

describe('@lyng/i18n', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual(['I18nProvider', 'createI18n', 'mergeCatalogues', 'useLanguage']);
  });

  it('exports from ./core what it did before', () => {
    expect(Object.keys(core).sort()).toEqual([
      'currencyUnit',
      'formatDate',
      'formatDateTime',
      'formatMoney',
      'formatNumber',
      'isoCodes',
      'languageName',
      'locales',
    ]);
  });
});
