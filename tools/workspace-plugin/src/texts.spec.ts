import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const root = join(import.meta.dirname, '../../..');
const config = getConfig({ configPath: join(root, 'lingui.config.mjs') });
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

/** What a text is filled in with: names with their kinds, and the elements around parts of it. */
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

const projects = globSync('{libs,apps}/*/src/locales/**/da.po', { cwd: root }).map((file) =>
  file.replace('/da.po', ''),
);
const withTexts = projects.filter((project) => readEntries(project, 'da').size > 0).sort();
const cases = withTexts.flatMap((project) => languages.map((language) => [project, language] as const));

describe('the texts of the shop', () => {
  it('are in every library that is shown, and in the app', () => {
    const shown = ['cart', 'catalogue', 'checkout', 'content', 'favourites', 'ui'].map((name) => `libs/${name}`);
    expect(withTexts).toEqual(
      expect.arrayContaining(['apps/storefront', ...shown].map((project) => `${project}/src/locales`)),
    );
  });

  it('of the code are all in the catalogues, and the catalogues have no others [APP-12]', async () => {
    const problems: string[] = [];
    for (const catalog of await getCatalogs(config)) {
      const found = Object.keys((await catalog.collect()) ?? {}).sort();
      const project = relative(root, catalog.path).replace('/{locale}', '');
      for (const language of languages) {
        const ids = projects.includes(project) ? [...readEntries(project, language).keys()] : [];
        problems.push(...found.filter((id) => !ids.includes(id)).map((id) => `${project} ${language} lacks ${id}`));
        problems.push(
          ...ids.filter((id) => !found.includes(id)).map((id) => `${project} ${language} has ${id}, which nobody says`),
        );
      }
    }
    expect(problems).toEqual([]);
  });

  it.each(cases)('%s, %s: the same texts as in Danish, none without a translation [APP-12]', (project, language) => {
    const entries = readEntries(project, language);
    expect([...entries.keys()].sort()).toEqual([...readEntries(project, 'da').keys()].sort());
    expect(
      [...entries.values()].filter(({ translation }) => translation.trim() === '').map(({ message }) => message),
    ).toEqual([]);
  });

  it.each(cases)(
    '%s, %s: everything that is filled in has its place in the translation [APP-12]',
    (project, language) => {
      const problems = [...readEntries(project, language).values()].flatMap(({ message, translation }) => {
        const [wanted, found] = [placesIn(message, 'en'), placesIn(translation, language)];
        return wanted.join() === found.join() ? [] : [`${translation}: ${found.join()} instead of ${wanted.join()}`];
      });
      expect(problems).toEqual([]);
    },
  );

  it.each(cases)('%s, %s: every plural has all forms of the language [APP-12]', (project, language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = [...readEntries(project, language).values()].filter(({ translation }) =>
      pluralsOf(compile(translation, language)).some((plural) => forms.some((form) => !plural.includes(form))),
    );
    expect(lacking.map(({ translation }) => translation)).toEqual([]);
  });

  it.each(cases)('%s, %s: no number of days or hours that the shop promises', (project, language) => {
    const numbers = /\d+\s*(days?|hours?|dage?|dages|dagars?|dagers?|timer|timmar|päiv\S*|tun\S*)(?![\p{L}])/iu;
    // The period of the lowest price is the law's.
    const promises = [...readEntries(project, language).values()].filter(({ message }) => !message.includes('30 days'));
    expect(
      promises.flatMap(({ message, translation }) => [message, translation]).filter((text) => numbers.test(text)),
    ).toEqual([]);
  });

  it.each(languages)('%s: one English text has one translation, wherever it is', (language) => {
    const byMessage = new Map<string, Set<string>>();
    for (const project of withTexts) {
      for (const { message, translation } of readEntries(project, language).values()) {
        byMessage.set(message, (byMessage.get(message) ?? new Set()).add(translation));
      }
    }
    expect(
      [...byMessage]
        .filter(([, translations]) => translations.size > 1)
        .map(([message, translations]) => [message, ...translations]),
    ).toEqual([]);
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
