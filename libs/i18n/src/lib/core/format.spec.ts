import { languages } from '@lyng/model';
import type { CurrencyCode, Language } from '@lyng/model';
import fc from 'fast-check';
import { formatDate } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { formatNumber } from './format-number.ts';
import { isoCodes } from './iso-code.ts';
import { languageName } from './language-name.ts';
import { locales } from './locale.ts';

/** Written with plain spaces here; every one is a no-break space in the output. */
const solid = (text: string) => text.replaceAll(' ', '\u00a0');

/** The text of an engine, whose ICU chooses among thin spaces and two signs for minus. */
const plainText = (text: string) => text.replace(/[ \u2009\u202f]/g, '\u00a0').replaceAll('\u2212', '-');

describe('formatMoney', () => {
  it.each<[number, CurrencyCode, Language, string]>([
    [129900, 'DKK', 'da', '1.299 kr.'],
    [129950, 'DKK', 'da', '1.299,50 kr.'],
    [5, 'DKK', 'da', '0,05 kr.'],
    [-4990, 'DKK', 'da', '-49,90 kr.'],
    [129900, 'SEK', 'sv', '1 299 kr'],
    [129950, 'SEK', 'sv', '1 299,50 kr'],
    [129900, 'NOK', 'nb', '1 299 kr'],
    [-5, 'NOK', 'nb', '-0,05 kr'],
    [3995, 'EUR', 'fi', '39,95 €'],
    [4000, 'EUR', 'fi', '40 €'],
    // A foreign krone shows its currency code.
    [129900, 'SEK', 'da', '1.299 SEK'],
    [3995, 'EUR', 'sv', '39,95 €'],
  ])('%d %s in %s is %s', (minor, currency, language, text) => {
    expect(formatMoney(minor, currency, language)).toBe(solid(text));
  });

  it('never breaks across lines and holds no sign that engines disagree on [PAIN-08]', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom(...languages),
        fc.constantFrom<CurrencyCode>('DKK', 'SEK', 'NOK', 'EUR'),
        (minor, language, currency) => {
          expect(formatMoney(minor, currency, language)).toMatch(/^-?[0-9.,\u00a0]+\u00a0(kr\.?|€|[A-Z]{3})$/);
        },
      ),
    );
  });

  it('shows the same amount as it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...languages), (minor, language) => {
        const text = formatMoney(minor, locales[language].currency, language).replace(
          /kr\.?|€|\u00a0|\.(?=\d{3})/g,
          '',
        );
        expect(Math.round(Number(text.replace(',', '.')) * 100)).toBe(minor);
      }),
    );
  });
});

describe('formatNumber', () => {
  it('writes numbers as Intl.NumberFormat does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(...languages),
        fc.integer({ min: 0, max: 2 }),
        (digits, language, decimals) => {
          const value = digits / 10 ** decimals;
          const digitsOf = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
          const expected = new Intl.NumberFormat(isoCodes[language], digitsOf).format(value);
          expect(formatNumber(value, language, decimals)).toBe(plainText(expected));
        },
      ),
    );
  });

  it.each([
    [4.35, 1, '4,4'],
    [4.349, 1, '4,3'],
    [0.05, 1, '0,1'],
    [999.5, 0, '1.000'],
    [999_999.96, 1, '1.000.000,0'],
  ])('rounds %d to %d decimals', (value, decimals, text) => {
    expect(formatNumber(value, 'da', decimals)).toBe(text);
  });

  it('has no-break spaces [PAIN-08]', () => {
    expect(formatNumber(1000, 'fi')).toBe(solid('1 000'));
  });
});

describe('formatDate', () => {
  it.each<[Language, string, string, string, string]>([
    ['da', '5. marts 2026', '5. mar.', 'tors. 5. mar.', '5.3.2026'],
    ['sv', '5 mars 2026', '5 mars', 'tors 5 mars', '2026-03-05'],
    ['nb', '5. mars 2026', '5. mars', 'tor. 5. mars', '5.3.2026'],
    ['fi', '5. maaliskuuta 2026', '5.3.', 'to 5.3.', '5.3.2026'],
  ])('%s', (language, long, short, weekday, numeric) => {
    const at = '2026-03-05T12:00:00Z';
    expect(formatDate(at, language)).toBe(long);
    expect(formatDate(at, language, 'short')).toBe(short);
    expect(formatDate(at, language, 'weekday')).toBe(weekday);
    expect(formatDate(at, language, 'numeric')).toBe(numeric);
  });

  it('is the country’s own day, wherever the server stands', () => {
    expect(formatDate('2026-06-30T22:30:00Z', 'da', 'numeric')).toBe('1.7.2026');
    expect(formatDate('2026-06-30T21:30:00Z', 'fi', 'numeric')).toBe('1.7.2026');
    expect(formatDate('2026-06-30T21:30:00Z', 'da', 'numeric')).toBe('30.6.2026');
  });

  it('is empty for an invalid date', () => {
    expect(formatDate('yesterday', 'da')).toBe('');
  });
});

describe('languageName', () => {
  it.each<[string, Language, string]>([
    ['en', 'da', 'engelsk'],
    ['en', 'sv', 'engelska'],
    ['en', 'nb', 'engelsk'],
    ['en', 'fi', 'englanti'],
    ['no_language', 'da', 'no_language'],
  ])('of %s in %s is %s', (tag, language, name) => {
    expect(languageName(tag, language)).toBe(name);
  });
});

it('makes no formatter for a price', () => {
  const make = jest.spyOn(Intl, 'NumberFormat');
  for (const language of languages) formatMoney(123_456, 'DKK', language);
  expect(make).not.toHaveBeenCalled();
  make.mockRestore();
});

describe('locales', () => {
  it.each<[Language, object]>([
    ['da', { iso: 'da-DK', name: 'Dansk', country: 'DK', currency: 'DKK' }],
    ['sv', { iso: 'sv-SE', name: 'Svenska', country: 'SE', currency: 'SEK' }],
    ['nb', { iso: 'nb-NO', name: 'Norsk', country: 'NO', currency: 'NOK' }],
    ['fi', { iso: 'fi-FI', name: 'Suomi', country: 'FI', currency: 'EUR' }],
  ])('%s has every field of the specification', (code, expected) => {
    expect(locales[code]).toMatchObject({ code, ...expected });
  });
});
