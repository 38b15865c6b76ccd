// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import type { Messages } from '@lingui/core';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import { screenNames } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import type { Feature, MessageGroup, MessageTable } from '@lyng/feature';
import { serverFeatures } from '../features.server.ts';
import { appFolder, sourceOf } from '../testing/import-sources.ts';

/** A group of texts of a feature. */
interface Group {
  readonly feature: Feature;
  readonly table: MessageTable;
}
const tables = new Map<MessageGroup, Group>(
  serverFeatures.flatMap((feature) =>
    Object.entries(feature.server?.messages ?? {}).map(([group, table]) => [group, { feature, table }] as const),
  ),
);
const groups = [...tables.keys()];
const each = groups.flatMap((group) => languages.map((language) => [group, language] as const));

function loadOf(group: MessageGroup, language: Language) {
  const load = tables.get(group)?.table[language];
  if (!load) throw new Error(`@lyng/storefront: there are no texts of ${group} in ${language}.`);
  return load;
}

/** The file of a group in a language. */
function messageSource(group: MessageGroup, language: Language): string {
  const feature = tables.get(group)?.feature;
  if (!feature) throw new Error(`@lyng/storefront: no feature has the texts of ${group}.`);
  return sourceOf(feature, loadOf(group, language));
}

const textsOf = async (group: MessageGroup, language: Language): Promise<Messages> =>
  (await loadOf(group, language)()).messages;

const screenOf = (screen: ScreenName) => {
  const feature = serverFeatures.find(({ screens }) => screens?.[screen]);
  return feature && { feature, definition: feature.screens?.[screen] };
};

/** The files of a screen: its page, and the parts of features in its slots; none where no feature shows it. */
const pageFiles = (screen: ScreenName): readonly string[] => {
  const { feature, definition } = screenOf(screen) ?? {};
  if (!feature || !definition) return [];
  const parts = (definition.slots ?? []).flatMap((slot) =>
    serverFeatures.flatMap((other) => {
      const load = other.fills?.[slot];
      return load ? [sourceOf(other, load)] : [];
    }),
  );
  return [sourceOf(feature, definition.page), ...parts];
};

/** The source files that a file imports statically, types aside. */
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

/** The libraries with texts whose components a screen shows. */
const shownLibraries = (source: string): readonly string[] => {
  const files = [...staticFiles(join(appFolder, source))];
  const own = files.flatMap((file) => {
    const [, library] = /\/libs\/([a-z-]+)\/src\//.exec(file) ?? [];
    return library && importsOf(file).includes("from '@lingui/") ? [library] : [];
  });
  const statements = files.map(importsOf).join('\n');
  const names = [...statements.matchAll(/import \{([^}]*)\} from '@lyng\/([a-z-]+)(?:\/page)?'/g)].flatMap(
    ([, imported = '', library = '']) =>
      // Components begin with a capital letter; types are marked.
      imported.split(',').some((name) => /^\s*[A-Z][a-z]/.test(name)) ? [library] : [],
  );
  return [...new Set([...own, ...names])].filter((library) =>
    existsSync(join(appFolder, `../../libs/${library}/src/locales`)),
  );
};

const sourceText = (group: MessageGroup, language: Language): string =>
  readFileSync(join(appFolder, messageSource(group, language)), 'utf8');

/** The libraries whose catalogues a group has. */
const librariesOf = (group: MessageGroup): readonly string[] => {
  const [, own] = /\/libs\/([a-z-]+)\/src\//.exec(join(appFolder, messageSource(group, 'da'))) ?? [];
  const imported = [...sourceText(group, 'da').matchAll(/'@lyng\/([a-z-]+)\/locales\/(?:[\w-]+\/)?da'/g)];
  return [...(own ? [own] : []), ...imported.map(([, library = '']) => library)];
};

describe('the texts', () => {
  it.each(each)('of %s in %s are as many as in every other language [APP-12]', async (group, language) => {
    const ids = Object.keys(await textsOf(group, language)).sort();
    expect(ids).toEqual(Object.keys(await textsOf(group, 'da')).sort());
    expect(ids.length).toBeGreaterThan(0);
  });

  it('include the shell’s own on every page', () => {
    expect(sourceText('shop', 'da')).toContain("'../../locales/da.po'");
  });

  it.each(screenNames)('of %s load before it renders [APP-12]', (screen) => {
    const loaded = ['shop', ...(screenOf(screen)?.definition?.messages ?? [])].flatMap(librariesOf);
    const shown = pageFiles(screen).flatMap(shownLibraries);
    expect(shown.filter((library) => !loaded.includes(library))).toEqual([]);
  });

  it('of the frame are on every page [APP-12]', () => {
    const frame = globSync('src/frame/{ShopLayout,ShopHeader,ShopFooter,CheckoutHeader}.tsx', {
      cwd: appFolder,
    });
    expect(frame).toHaveLength(4);
    const libraries = frame.flatMap(shownLibraries);
    expect(libraries.filter((library) => !librariesOf('shop').includes(library))).toEqual([]);
  });
});
