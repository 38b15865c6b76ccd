import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@lyng/model';
import { screenNames } from '@lyng/routing/core';
import type { MessageGroup } from '../shell/app-context.ts';
import { screens } from '../routes/screens.ts';
import { clientMessages } from './client-messages.ts';
import { routeFile } from '../server/route-files.ts';
import { messageSource } from './message-sources.ts';
import { serverMessages } from './server-messages.ts';

const appFolder = join(import.meta.dirname, '../..');
const groups = Object.keys(serverMessages) as MessageGroup[];
const each = groups.flatMap((group) => languages.map((language) => [group, language] as const));

/** The source files that a file brings with it when it is loaded: imported statically, types aside. */
function staticFiles(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, specifier = ''] of importsOf(file).matchAll(/'(\.[^']*\.tsx?)'/g))
    staticFiles(join(dirname(file), specifier), found);
  return found;
}

const importsOf = (file: string): string =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?'[^']+';/gm)]
    .map(([statement]) => statement)
    .join('\n');

/** Components of the frame that are given their words: they would bring a whole library's texts into every page. */
const wordless = ['CartLink', 'SearchField'];

/** The libraries with texts whose components a screen shows. */
const shownLibraries = (source: string): readonly string[] => {
  const statements = [...staticFiles(join(appFolder, source))].map(importsOf).join('\n');
  const names = [...statements.matchAll(/import \{([^}]*)\} from '@lyng\/([a-z-]+)(?:\/page)?'/g)].flatMap(
    ([, imported = '', library = '']) =>
      // Components begin with a capital letter; types are marked.
      imported.split(',').some((name) => /^\s*[A-Z][a-z]/.test(name) && !wordless.includes(name.trim()))
        ? [library]
        : [],
  );
  return [...new Set(names)].filter((library) => existsSync(join(appFolder, `../../libs/${library}/src/locales`)));
};

/** The libraries whose catalogues a group holds, as its files say. */
const librariesOf = (group: MessageGroup): readonly string[] =>
  [...readFileSync(join(import.meta.dirname, group, 'da.ts'), 'utf8').matchAll(/'@lyng\/([a-z-]+)\/locales\/da'/g)].map(
    ([, library = '']) => library,
  );

describe('the texts', () => {
  it.each(each)('of %s in %s are as many as in every other language, none empty [APP-12]', (group, language) => {
    const ids = Object.keys(serverMessages[group][language]).sort();
    expect(ids).toEqual(Object.keys(serverMessages[group].da).sort());
    expect(ids.length).toBeGreaterThan(0);
    expect(
      Object.entries(serverMessages[group][language]).filter(([, text]) => text === '' || text.length === 0),
    ).toEqual([]);
  });

  it.each(each)('of %s in %s are the same in the browser as on the server', async (group, language) => {
    const { messages } = await clientMessages[group][language]();
    expect(messages).toBe(serverMessages[group][language]);
  });

  it.each(each)('of %s in %s are named as the build names them', (group, language) => {
    expect(existsSync(join(appFolder, messageSource(group, language)))).toBe(true);
  });

  it.each(groups.map((group) => [group] as const))(
    'of %s come from the same libraries in every language [APP-12]',
    (group) => {
      const files = languages.map((language) => {
        const text = readFileSync(join(import.meta.dirname, group, `${language}.ts`), 'utf8');
        return text.replaceAll(new RegExp(`/${language}(\\.po)?'`, 'g'), "/*'");
      });
      expect(new Set(files).size).toBe(1);
    },
  );

  it('hold the shell’s own in every page', () => {
    expect(readFileSync(join(import.meta.dirname, 'shop/da.ts'), 'utf8')).toContain("'../../locales/da.po'");
  });

  it.each(screenNames)('of what %s shows are there before it is shown [APP-12]', (screen) => {
    const loaded = (['shop', ...(screens[screen]?.messages ?? [])] as const).flatMap(librariesOf);
    expect(shownLibraries(routeFile(screen)).filter((library) => !loaded.includes(library))).toEqual([]);
  });

  it('are looked for in what a screen really shows', () => {
    expect(shownLibraries(routeFile('list'))).toEqual(expect.arrayContaining(['catalogue', 'favourites']));
    expect(shownLibraries(routeFile('cart'))).toContain('cart');
    expect(shownLibraries(routeFile('checkout'))).toContain('checkout');
  });

  it('of the frame around every page are in every page [APP-12]', () => {
    const frame = globSync('src/routes/root/{RootLayout,ShopHeader,ShopFooter,CheckoutHeader,MarketSwitch}.tsx', {
      cwd: appFolder,
    });
    expect(frame).toHaveLength(5);
    const libraries = frame.flatMap(shownLibraries);
    expect(libraries.filter((library) => !librariesOf('shop').includes(library))).toEqual([]);
  });
});
