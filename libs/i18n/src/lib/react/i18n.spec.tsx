import { useLingui } from '@lingui/react';
import { languages } from '@lyng/model';
import { act, render, screen } from '@testing-library/react';
import { formatMoney } from '../../core.ts';
import { createI18n, mergeCatalogues } from './create-i18n.ts';
import { I18nProvider } from './I18nProvider.tsx';
import { useLanguage } from './use-language.ts';

function Price() {
  const { i18n } = useLingui();
  return <p>{`${i18n._('bag')}: ${formatMoney(129900, 'DKK', useLanguage())}`}</p>;
}

describe('createI18n', () => {
  it('gives each call its own texts and language, whatever the others do', () => {
    const all = languages.map((language) => createI18n(language, [{ bag: language }]));
    expect(all.map((i18n) => [i18n.locale, i18n._('bag')])).toEqual(languages.map((language) => [language, language]));
  });

  it('reaches components through the provider', () => {
    render(
      <I18nProvider i18n={createI18n('da', [{ bag: 'Kurv' }])}>
        <Price />
      </I18nProvider>,
    );
    expect(screen.getByText(/Kurv: 1\.299\skr\./)).toBeVisible();
  });

  it('adds texts without rendering what is shown again', () => {
    const i18n = createI18n('da', [{ bag: 'Kurv' }]);
    let renders = 0;
    const Counted = () => {
      renders += 1;
      return <p>{useLingui().i18n._('bag')}</p>;
    };
    render(
      <I18nProvider i18n={i18n}>
        <Counted />
      </I18nProvider>,
    );
    act(() => i18n.load('da', { heart: 'Favorit' }));
    expect([renders, i18n._('heart')]).toEqual([1, 'Favorit']);
  });

  it('joins catalogues, the first of two equal ids winning, and changes none of them', () => {
    const [cart, shell] = [
      { a: '1', b: '2' },
      { b: 'other', c: '3' },
    ];
    expect(mergeCatalogues([cart, shell])).toEqual({ a: '1', b: '2', c: '3' });
    expect([cart, shell]).toEqual([
      { a: '1', b: '2' },
      { b: 'other', c: '3' },
    ]);
  });
});

describe('useLanguage', () => {
  it('rejects a locale that the shop does not support', () => {
    const i18n = createI18n('da', []);
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <I18nProvider i18n={i18n}>
          <Price />
        </I18nProvider>,
      ),
    ).toThrow('@lyng/i18n: en is not a language of the shop');
    quiet.mockRestore();
  });
});
