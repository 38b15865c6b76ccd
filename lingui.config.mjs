import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

const only = process.env.LINGUI_PROJECTS?.split(',');

/** One catalogue per language in every project that has a `locales` folder. */
const projects = ['libs', 'apps']
  .flatMap((folder) => readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`))
  .filter(
    (project) => existsSync(join(import.meta.dirname, project, 'src/locales')) && (!only || only.includes(project)),
  );

/**
 * Folders of a library whose texts are needed only when the shopper asks for something: they have a catalogue of their own
 * (`locales/late/`), so that the library's other pages do not bring them along.
 */
const lateFolders = {
  'libs/catalogue': ['back-in-stock', 'price-history', 'product-details', 'size-guide'].map(
    (name) => `src/lib/react/${name}`,
  ),
};

const never = ['**/*.spec.*', '**/*.stories.*', '**/*.generated.ts'];

const catalogsOf = (project) => {
  const late = (lateFolders[project] ?? []).map((folder) => `<rootDir>/${project}/${folder}/**`);
  const own = {
    path: `<rootDir>/${project}/src/locales/{locale}`,
    include: [`<rootDir>/${project}/src/**/*.{ts,tsx}`],
    exclude: [...never, ...late],
  };
  return late.length === 0
    ? [own]
    : [
        own,
        {
          path: `<rootDir>/${project}/src/locales/late/{locale}`,
          include: late.map((folder) => `${folder}/*.{ts,tsx}`),
          exclude: never,
        },
      ];
};

export default {
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['da', 'sv', 'nb', 'fi'],
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: projects.flatMap(catalogsOf),
};
