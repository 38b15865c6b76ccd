import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

const only = process.env.LINGUI_PROJECTS?.split(',');

/** One catalogue per project and language; every project that has sources may have texts. */
const projects = ['libs', 'apps']
  .flatMap((folder) => readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`))
  .filter((project) => /^libs\/|^apps\/storefront$/.test(project) && (!only || only.includes(project)));

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
