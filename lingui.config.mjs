import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

const only = process.env.LINGUI_PROJECTS?.split(',');

/** One catalogue per language in every project that has a `locales` folder. */
const projects = ['libs', 'apps']
  .flatMap((folder) => readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`))
  .filter((project) => existsSync(join(import.meta.dirname, project, 'src/locales')) && (!only || only.includes(project)));

export default {
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['da', 'sv', 'nb', 'fi'],
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: projects.map((project) => ({
    path: `<rootDir>/${project}/src/locales/{locale}`,
    include: [`<rootDir>/${project}/src/**/*.{ts,tsx}`],
    exclude: ['**/*.spec.*', '**/*.stories.*', '**/*.generated.ts'],
  })),
};
