import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const root = join(import.meta.dirname, '../../..');
const languages = ['da', 'sv', 'nb', 'fi'] as const;
type Language = (typeof languages)[number];

/** A compiled text: words, and places that are filled in; a plural holds a text for each of its forms. */
type Token = string | readonly [name: string, kind?: string, forms?: Readonly<Record<string, unknown>>];

interface Entry {
  /** English, as in the code. */
  readonly message: string;
  readonly translation: string;
}

const format = formatter({ lineNumbers: false, origins: false });

/** A catalogue such as `libs/cart/src/locales`, or its lazy one, by the ids of its texts. */
function readEntries(folder: string, language: Language): ReadonlyMap<string, Entry> {
  const file = join(root, folder, `${language}.po`);
  const parsed = format.parse(readFileSync(file, 'utf8'), { locale: language, sourceLocale: 'en', filename: file });
  return new Map(
    Object.entries(parsed as Record<string, { message?: string; translation?: string }>).map(
      ([id, { message = id, translation = '' }]) => [id, { message, translation }],
    ),
  );
}

const compile = (text: string, language: string): readonly Token[] => {
  const { source, errors } = createCompiledCatalog(language, { text }, { namespace: 'json' });
  if (errors.length > 0) throw new Error(`"${text}" is no message: ${errors[0]?.error.message}`);
  return (JSON.parse(source) as { messages: { text: readonly Token[] } }).messages.text;
};

/** The placeholders of a text: names with their kinds, and the elements around parts of it. */
function placesOf(tokens: unknown): readonly string[] {
  if (typeof tokens === 'string') return tokens.match(/<\/?\d+\/?>/g) ?? [];
  if (!Array.isArray(tokens)) return [];
  return (tokens as readonly Token[]).flatMap((token) => {
    if (typeof token === 'string') return placesOf(token);
    const [name, kind = '', forms] = token;
    const own = name === '#' ? [] : [`{${name}${kind && ` ${kind}`}}`];
    return [...own, ...(typeof forms === 'object' ? Object.values(forms).flatMap(placesOf) : [])];
  });
}

const placesIn = (text: string, language: string): readonly string[] =>
  [...new Set(placesOf(compile(text, language)))].sort();

/** The forms of every plural in a text. */
function pluralsOf(tokens: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(tokens)) return [];
  return (tokens as readonly Token[]).flatMap((token) => {
    if (typeof token === 'string') return [];
    const [, kind, forms = {}] = token;
    const inner = typeof forms === 'object' ? Object.values(forms).flatMap(pluralsOf) : [];
    return kind === 'plural' ? [Object.keys(forms).filter((form) => form !== 'offset'), ...inner] : inner;
  });
}

const catalogues = globSync('{libs,apps}/*/src/locales/**/da.po', { cwd: root }).map(dirname).sort();

/** The English text of each entry in which `problemOf` finds one, with its catalogue and language. */
const problemsIn = (problemOf: (entry: Entry, language: Language) => string | undefined): readonly string[] =>
  catalogues.flatMap((folder) =>
    languages.flatMap((language) =>
      [...readEntries(folder, language).values()].flatMap((entry) => {
        const problem = problemOf(entry, language);
        return problem === undefined ? [] : [`${folder}/${language}.po: "${entry.message}": ${problem}`];
      }),
    ),
  );

/** The rules that `check-texts.mjs` does not check: it compares the catalogues with the code. */
describe('the texts of the shop', () => {
  it('are translated, each in every language of its catalogue [APP-12]', () => {
    expect(catalogues).toEqual(
      expect.arrayContaining(['apps/storefront', 'libs/cart', 'libs/ui'].map((project) => `${project}/src/locales`)),
    );
    expect(problemsIn(({ translation }) => (translation.trim() === '' ? 'no translation' : undefined))).toEqual([]);
    const idsOf = (folder: string, language: Language) => [...readEntries(folder, language).keys()].sort().join('\n');
    const incomplete = catalogues.filter((folder) =>
      languages.some((language) => idsOf(folder, language) !== idsOf(folder, 'da')),
    );
    expect(incomplete).toEqual([]);
  });

  it('have a place in the translation for everything that is filled in [APP-12]', () => {
    const problems = problemsIn(({ message, translation }, language) => {
      const [wanted, found] = [placesIn(message, 'en').join(), placesIn(translation, language).join()];
      return wanted === found ? undefined : `${found} in place of ${wanted}`;
    });
    expect(problems).toEqual([]);
  });

  it('have all forms of the language in every plural [APP-12]', () => {
    const problems = problemsIn(({ translation }, language) => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const plurals = translation.includes('plural') ? pluralsOf(compile(translation, language)) : [];
      const lacking = pluralCategories.filter((form) => plurals.some((plural) => !plural.includes(form)));
      return lacking.length > 0 ? `no form "${lacking.join()}"` : undefined;
    });
    expect(problems).toEqual([]);
  });

  it('[SHOP-17] do not end in an amount in Danish, which has a full stop of its own', () => {
    const amount = /\{(?:amount|missing|minimumOrderValue|freeShippingFrom|price|total|leftFormatted)\}\./;
    const problems = problemsIn(({ translation }, language) =>
      language === 'da' && amount.test(translation) ? 'two full stops' : undefined,
    );
    expect(problems).toEqual([]);
  });

  it('promise no number of days or hours', () => {
    const numbers = /\d+\s*(days?|hours?|dage?|dages|dagars?|dagers?|timer|timmar|päiv\S*|tun\S*)(?![\p{L}])/iu;
    const problems = problemsIn(({ message, translation }) =>
      // The period of the lowest price is the law's.
      !message.includes('30 days') && [message, translation].some((text) => numbers.test(text))
        ? 'take it from the configuration'
        : undefined,
    );
    expect(problems).toEqual([]);
  });
});

describe('what the checks see', () => {
  it.each([
    ['{name} and <0>{count, plural, one {# item} other {# items}}</0>', ['</0>', '<0>', '{count plural}', '{name}']],
    ['no place', []],
    ['{count, plural, one {{shown} product} other {{shown} products}}', ['{count plural}', '{shown}']],
  ])('finds the places of "%s"', (text, places) => {
    expect(placesIn(text, 'en')).toEqual(places);
  });

  it('finds the forms of plurals', () => {
    expect(pluralsOf(compile('{a, plural, one {x} other {y}} {b, plural, =0 {n} other {m}}', 'en'))).toEqual([
      ['one', 'other'],
      ['0', 'other'],
    ]);
  });
});
